"""What one person sees of themselves at an event, as it is sent."""

from typing import TYPE_CHECKING, Union

import msgspec

from pegout.services.events.keys import OFFICIALS


class PlayerMe(msgspec.Struct, frozen=True, tag="player", tag_field="role"):
    """You, as a player."""

    name: str
    kind: str
    status_code: str
    arrival: str
    owed_cents: int
    paid: str
    asks: bool
    """Whether you wait to be let in."""
    next: str
    finished: bool
    number: int | None = None
    division: str = ""
    place: int | None = None
    sitting_out: bool = False
    key: str | None = None
    """Of your game among those of the view."""
    opponent: str | None = None
    table: int = 0
    first: bool = False
    mine: tuple[int, ...] | None = None
    """What you have entered, in the order of the game."""
    mine_kind: str | None = None
    mine_winner: str | None = None
    theirs: tuple[int, ...] | None = None
    theirs_kind: str | None = None
    theirs_winner: str | None = None
    call: int | None = None


OFFICIAL_ME = {
    role: msgspec.defstruct(
        f"{role.value.capitalize()}Me", (), tag=role.value, tag_field="role", frozen=True, module=__name__
    )
    for role in OFFICIALS
}
"""You, as an official."""

if TYPE_CHECKING:
    Me = msgspec.Struct
else:
    Me = Union[(PlayerMe, *OFFICIAL_ME.values())]


class CardLine(msgspec.Struct, frozen=True, rename={"own": "for"}):
    """One game on a player's card."""

    game: str
    round: int
    table: int
    opponent: str
    own: int
    against: int
    won: bool
    points: int | None
    """What the game counts in the standings of the chart; None where it does not."""
    spread: int
    kind: str


class CardTotal(msgspec.Struct, frozen=True):
    """The sums of a player's card."""

    played: int
    won: int
    lost: int
    points: int | None
    spread: int
    place: int | None
