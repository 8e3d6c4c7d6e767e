"""How long names may be. Limits are for what comes in: what is stored was within those of its time."""

from collections.abc import Iterable

from pegout.refusal import Refusal, refuse
from pegout.tournament.entries.commands import Command, Donate, Register, Spend

LONGEST_NAME = 40


def refuse_long(command: Command, longest: int = LONGEST_NAME) -> Refusal | None:
    """Why a name that the command brings in is too long; None if none is."""
    match command:
        case Register(name=name, sponsor=sponsor):
            return refuse_long_names("name", [name], longest) or refuse_long_names(
                "sponsor", [sponsor], longest
            )
        case Donate(giver=name):
            return refuse_long_names("giver", [name], longest)
        case Spend(on=name):
            return refuse_long_names("on", [name], longest)
        case _:
            return None


def refuse_long_names(field: str, names: Iterable[str], longest: int = LONGEST_NAME) -> Refusal | None:
    """Why one of the names in that field is too long; None if none is."""
    long = next((name for name in names if len(name) > longest), None)
    return None if long is None else bad_name(long, longest, field)


def bad_name(name: str, longest: int = LONGEST_NAME, field: str = "") -> Refusal:
    text = "{name!r} cannot be a name: use up to {longest} plain characters."
    return refuse("bad_name", text, field=field, name=name[:50], longest=longest)
