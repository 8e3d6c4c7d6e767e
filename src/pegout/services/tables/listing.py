"""What lists show of a table."""

from typing import Any

from pegout.services.streams.ports import Entry, Listing
from pegout.services.tables.clocks import MINUTE, due_at
from pegout.services.tables.notices import is_news
from pegout.services.tables.state import BotSitter, Sitter, TableState


def listing_of(state: TableState) -> Listing:
    """For the store, with the entry that led to this state."""
    people = [state.seats[seat] for seat in state.people]
    return Listing(
        code=state.code,
        status=state.status,
        listed=state.terms.listed,
        due=due_at(state),
        people=tuple([sitter.person for sitter in people if isinstance(sitter, Sitter)]),
        summary=summary_of(state),
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


def summary_of(state: TableState) -> dict[str, Any]:
    """Only what everybody may know. The score stays as it was when something else was written down."""
    terms = state.terms
    return {
        "rules": terms.rules.name,
        "match": str(terms.match),
        "partners": terms.rules.partners,
        "officiating": terms.officiating.value,
        "muggins": terms.rules.muggins,
        "move_seconds": terms.move_seconds,
        "watched": terms.watched,
        "gone": terms.gone.value,
        "event": None if state.reserved is None else state.reserved.event,
        "seats": [
            None
            if occupant is None
            else {
                "name": state.name_at(seat),
                "bot": isinstance(occupant, BotSitter),
                "kept": isinstance(occupant, Sitter) and occupant.kept,
            }
            for seat, occupant in enumerate(state.seats)
        ],
        "scores": _scores(state),
        "opened": state.opened_at,
    }


def _scores(state: TableState) -> list[int] | None:
    """By seats, while a match is being played."""
    if not state.playing or state.game is None:
        return None
    scores, rules = state.game.scores, state.terms.rules
    return [scores[rules.side_of(seat)] for seat in range(rules.seats)]
