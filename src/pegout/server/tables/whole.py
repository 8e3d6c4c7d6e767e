"""A table whole, as one viewer may see it."""

from pegout.app.parlour.state import TableState
from pegout.game import Seat
from pegout.game.events import RulingMade
from pegout.server.tables import wire
from pegout.server.tables.last_show import last_show
from pegout.server.tables.seeing import game_seen, names_of, ruling_seen, said, table_seen


def whole_table(state: TableState, seat: Seat | None, person: str | None) -> wire.WholeTable:
    """Everything that the viewer may see."""
    return wire.WholeTable(
        state.version,
        table_seen(state, seat, person),
        game_seen(state, seat),
        said(state, state.events, kept=True),
        tuple(
            [ruling_seen(event, names_of(state)) for event in state.events if isinstance(event, RulingMade)]
        ),
        last_show(state.events),
    )
