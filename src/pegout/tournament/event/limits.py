"""How much a command of an event may hold when it comes in."""

from pegout.refusal import Refusal
from pegout.tournament import entries
from pegout.tournament.entries import LONGEST_NAME, refuse_long_names
from pegout.tournament.event import commands as c


def refuse_long(command: c.EventCommand, longest: int = LONGEST_NAME) -> Refusal | None:
    """Why a name that the command brings in is too long; None if none is."""
    match command:
        case c.JoinLate(player=name):
            return refuse_long_names("player", [name], longest)
        case c.OpenNight(players=names):
            return refuse_long_names("players", names, longest)
        case _:
            return entries.refuse_long(command, longest) if isinstance(command, entries.Command) else None
