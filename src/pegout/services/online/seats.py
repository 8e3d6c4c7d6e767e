"""Who may play under an entrant's name: one person has one seat, and shared deals are for people we know."""

from pegout.refusal import Refusal, refuse
from pegout.services.events.state import HostedEvent
from pegout.tournament.entries import person as compared

ASKED = "The director has been asked to let you in: your table opens here when that is done."


def refuse_seat(state: HostedEvent, name: str, person: str) -> Refusal | None:
    """Why the person may not play for the entrant; None if they may, or are to be let in first."""
    for entrant, bound in state.seats.items():
        if bound.person == person and entrant != compared(name):
            return refuse(
                "playing_as_another",
                "You play in this event as {player} already: one person has one seat.",
                player=bound.name,
            )
    return None


def must_be_let_in(state: HostedEvent, name: str, person: str, *, kept: bool) -> bool:
    """Where deals are shared, a guest could come twice and know the cards: the director looks at each."""
    online = state.opened.online
    if online is None or not online.duplicate or kept:
        return False
    bound = state.seats.get(compared(name))
    return bound is None or bound.person != person
