"""People at the door: guests, kept names, sessions, bearer tokens, and how often one may knock."""

from pegout.server.people.origins import same_origin
from pegout.server.people.parts import Parts, people_parts
from pegout.server.people.sessions import shared_session_key
from pegout.server.people.settings import PeopleSettings

__all__ = ["Parts", "PeopleSettings", "people_parts", "same_origin", "shared_session_key"]
