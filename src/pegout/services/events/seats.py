"""Who may play under an entrant's name: each person has one seat, and shared deals need accounts."""

from pegout.refusal import IllegalCommand, refuse
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import EntrantLinked, HostingEvent, SeatAsked, SeatBound
from pegout.services.people.confusables import alike
from pegout.services.people.ports import Person
from pegout.tournament.entries import person as compared

MOST_SEATINGS = 50
"""How often a link may change who plays by it: every change is in the log of the event."""
ASKED = "The director has been asked to let you in: once that is done, your table opens here."
ENOUGH = "This seat has changed hands too often: ask the director for a new link."


def owns(person: Person, name: str) -> bool:
    """Whether the name is the one that the person keeps."""
    return person.kept and alike(person.name, name)


def seating(state: HostedEvent, name: str, person: Person) -> list[HostingEvent]:
    """What it takes that the person plays for the entrant from now on, or is let in by the director.

    Nothing where it is so already; `IllegalCommand` where it may not be.
    """
    _refuse_second(state, name, person.id)
    key = compared(name)
    if waits(state, name, person):
        events: list[HostingEvent] = [SeatAsked(name, person.id)] * (state.asking.get(key) != person.id)
    else:
        is_new = owns(person, name) and state.accounts.get(key) != person.id
        events = [EntrantLinked(name, person.id)] * is_new
        events += [SeatBound(name, person.id)] * (not _plays(state, name, person.id))
    if events and state.seatings.get(key, 0) >= MOST_SEATINGS:
        raise IllegalCommand(refuse("seat_changed_too_often", ENOUGH))
    return events


def letting_in(state: HostedEvent, name: str) -> list[HostingEvent]:
    """The director lets in the person who has asked to play for the entrant; or `IllegalCommand`."""
    guest = state.asking.get(compared(name))
    if guest is None:
        text = "Nobody has asked to play as {player}: they must open their link first."
        raise IllegalCommand(refuse("nobody_asks", text, player=name[:40]))
    _refuse_second(state, name, guest)
    return [SeatBound(name, guest)]


def waits(state: HostedEvent, name: str, person: Person) -> bool:
    """Where deals are shared, a guest could come twice and know the cards: the director looks at each."""
    online = state.opened.online
    shared = online is not None and online.duplicate
    return shared and not person.kept and not _plays(state, name, person.id)


def _plays(state: HostedEvent, name: str, person: str) -> bool:
    bound = state.seats.get(compared(name))
    return bound is not None and bound.person == person


def _refuse_second(state: HostedEvent, name: str, person: str) -> None:
    """Where deals are shared, a player who has given up a seat may know deals others have yet to play."""
    online = state.opened.online
    names = {bound.name for bound in state.seats.values() if bound.person == person}
    if online is not None and online.duplicate and person in state.gave_up:
        names.add(state.gave_up[person])
    for one in sorted(names):
        if compared(one) != compared(name):
            text = "You already play in this event as {player}: each person has one seat."
            raise IllegalCommand(refuse("playing_as_another", text, player=one))
