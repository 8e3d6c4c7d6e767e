"""What a ruling orders, as it is answered: the kind of remedy, its words, and its fields."""

from dataclasses import fields
from enum import Enum
from typing import TYPE_CHECKING, Any, Union, get_origin

import msgspec

from pegout.game.tags import REMEDIES
from pegout.server.contract.structs import chosen_fields


def _written(hint: Any) -> Any:
    """As `pegout.services.queries` writes it: seats are numbers, cards, places and choices are text."""
    if get_origin(hint) is tuple:
        return list[str]
    return str if isinstance(hint, type) and issubclass(hint, Enum) else hint


def _told(name: str, kind: type) -> type[msgspec.Struct]:
    names = [field.name for field in fields(kind) if field.name != "text"]
    return chosen_fields(kind, name, "remedy", names, _written, text=str)


REMEDIES_TOLD = {kind: _told(name, kind) for name, kind in REMEDIES.items()}

if TYPE_CHECKING:
    RemedyTold = msgspec.Struct
else:
    RemedyTold = Union[tuple(REMEDIES_TOLD.values())]  # noqa: UP007 - made here
