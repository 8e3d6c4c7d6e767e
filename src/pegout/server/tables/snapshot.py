"""A table whole, as one viewer may see it."""

from pegout.game import Seat
from pegout.server.tables import wire
from pegout.server.tables.last_show import last_show
from pegout.server.tables.log import RULINGS, log_page
from pegout.server.tables.views import game_seen, names_of, ruling_seen, table_seen
from pegout.services.tables.state import TableState


def whole_table(state: TableState, seat: Seat | None, person: str | None) -> wire.WholeTable:
    """Everything that the viewer may see, and of what was said the last page."""
    page = log_page(state)
    return wire.WholeTable(
        state.version,
        table_seen(state, seat, person),
        game_seen(state, seat),
        page.log,
        page.log_before,
        tuple([ruling_seen(event, names_of(state)) for event in state.rulings[-RULINGS:]]),
        last_show(state.events),
    )
