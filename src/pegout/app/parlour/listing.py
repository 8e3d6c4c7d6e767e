"""What lists show of a table."""

from typing import Any

from pegout.app.parlour.clocks import due_at
from pegout.app.parlour.state import BotSitter, Sitter, TableState
from pegout.app.ports import Listing


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


def summary_of(state: TableState) -> dict[str, Any]:
    """Only what everybody may know."""
    terms = state.terms
    return {
        "rules": terms.rules.name,
        "match": str(terms.match),
        "partners": terms.rules.partners,
        "officiating": terms.officiating.value,
        "move_seconds": terms.move_seconds,
        "watched": terms.watched,
        "seats": [
            None
            if occupant is None
            else {"name": state.name_at(seat), "bot": isinstance(occupant, BotSitter)}
            for seat, occupant in enumerate(state.seats)
        ],
        "opened": state.opened_at,
    }
