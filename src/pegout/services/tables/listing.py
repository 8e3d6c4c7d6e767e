"""What lists show of a table."""

import msgspec

from pegout.services.streams.ports import Entry, Listing
from pegout.services.tables.clocks import MINUTE, due_at
from pegout.services.tables.notices import is_news
from pegout.services.tables.state import BotSitter, Sitter, TableState


class SeatListed(msgspec.Struct, frozen=True):
    """Who sits at a seat of a table in a list."""

    name: str
    bot: bool
    kept: bool


class TableSummary(msgspec.Struct, frozen=True):
    """What a list shows of a table: only what everybody may know. It is stored as it is sent."""

    rules: str
    match: str
    partners: bool
    officiating: str
    muggins: bool
    move_seconds: int
    watched: bool
    gone: str
    event: str | None
    seats: tuple[SeatListed | None, ...]
    scores: tuple[int, ...] | None
    """By seat, during a match; as of the last time something else was stored."""
    opened: int


def listing_of(state: TableState) -> Listing:
    """For the store, with the entry that led to this state."""
    people = [state.seats[seat] for seat in state.people]
    return Listing(
        code=state.code,
        status=state.status,
        listed=state.terms.listed,
        due=due_at(state),
        people=tuple([sitter.person for sitter in people if isinstance(sitter, Sitter)]),
        summary=msgspec.to_builtins(summary_of(state)),
        changed=state.changed_at,
    )


def listing_after(stored: Listing | None, state: TableState, entry: Entry) -> Listing | None:
    """The listing to store with an entry; None where the stored one is good enough.

    Most moves change nothing that lists show. A moment that is too early does no harm: whoever looks after
    the table then finds out, and writes down the right one.
    """
    if stored is None or is_news(entry) or state.changed_at - stored.changed >= MINUTE:
        return listing_of(state)
    due = due_at(state)
    is_earlier = due is not None and (stored.due is None or due < stored.due)
    return listing_of(state) if is_earlier else None


def summary_of(state: TableState) -> TableSummary:
    terms = state.terms
    return TableSummary(
        rules=terms.rules.name,
        match=str(terms.match),
        partners=terms.rules.partners,
        officiating=terms.officiating.value,
        muggins=terms.rules.muggins,
        move_seconds=terms.move_seconds,
        watched=terms.watched,
        gone=terms.gone.value,
        event=None if state.reserved is None else state.reserved.event,
        seats=tuple([_seat(state, seat) for seat in range(len(state.seats))]),
        scores=_scores(state),
        opened=state.opened_at,
    )


def read_summary(listing: Listing) -> TableSummary:
    """As it was stored with the table."""
    return msgspec.convert(listing.summary, TableSummary)


def _seat(state: TableState, seat: int) -> SeatListed | None:
    occupant = state.seats[seat]
    if occupant is None:
        return None
    kept = isinstance(occupant, Sitter) and occupant.kept
    return SeatListed(state.name_at(seat), isinstance(occupant, BotSitter), kept)


def _scores(state: TableState) -> tuple[int, ...] | None:
    if not state.playing or state.game is None:
        return None
    scores, rules = state.game.scores, state.terms.rules
    return tuple([scores[rules.side_of(seat)] for seat in range(rules.seats)])
