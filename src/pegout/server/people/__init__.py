"""People at the door: guests, kept names, sessions, bearer tokens, and how often one may knock."""

from pegout.server.people.hand_over import Belongings
from pegout.server.people.origins import same_origin
from pegout.server.people.plugin import Parts, Surroundings, people_parts
from pegout.server.people.revocation import Doors
from pegout.server.people.sessions import shared_events_key, shared_session_key
from pegout.server.people.settings import PeopleSettings

__all__ = [
    "Belongings",
    "Doors",
    "Parts",
    "PeopleSettings",
    "Surroundings",
    "people_parts",
    "same_origin",
    "shared_events_key",
    "shared_session_key",
]
