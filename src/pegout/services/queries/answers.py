"""What the shapes of answers have in common."""

from typing import Annotated

import msgspec
from msgspec import Meta

Chance = Annotated[float, Meta(ge=0, le=1, description="A chance to win, 0 to 1.")]


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body of an answer, or a part of one."""
