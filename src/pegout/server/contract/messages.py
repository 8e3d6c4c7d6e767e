"""What goes over the sockets, both ways, by the names that the description gives to it."""

from typing import Any

from pegout.server.boards import wire as boards
from pegout.server.events import wire as events
from pegout.server.problems import ProblemAnswer
from pegout.server.sockets import Beat
from pegout.server.tables import wire as tables
from pegout.server.tables.moves import MoveSent
from pegout.server.tables.socket import BackSent, UrgeSent
from pegout.services.event_files.commands import CommandOffered
from pegout.services.events.views.own_lines import CardLine, CardTotal

UNIONS: dict[str, Any] = {
    "TableMove": MoveSent,
    "TableCommand": MoveSent | UrgeSent | BackSent,
    "TableMessage": tables.ToClient | Beat,
    "BoardCommand": boards.Asked,
    "BoardEntry": boards.MadeShown,
    "EventCommand": CommandOffered,
    "EventRecord": events.EventRecord,
}
"""Unions of structs told apart by their tags."""

CHOICES: dict[str, tuple[type, ...]] = {
    "BoardMessage": (boards.BoardSeen, ProblemAnswer, Beat),
    "EventMessage": (events.WholeSent, events.ChangeSent, ProblemAnswer, Beat),
}
"""Where not all have a tag: a board is sent as it is answered, and an error looks the same everywhere."""

SOCKETS: dict[str, tuple[str | None, str]] = {
    "/api/tables/{table}/socket": ("TableCommand", "TableMessage"),
    "/api/boards/{board}/socket": (None, "BoardMessage"),
    "/api/events/{event}/socket": ("FirstMessage", "EventMessage"),
}
"""What each socket hears and what it sends; a board's hears nothing."""
ALONE = (events.FirstMessage, CardLine, CardTotal)
"""What no type names: what is heard only, and the lines of a card."""
