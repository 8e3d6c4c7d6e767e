"""The messages of the protocol, one JSON object on a line each (docs/arena.md)."""

from typing import Any, Literal, TypeVar

import msgspec

from pegout.game.match import Standing
from pegout.players.engine.failure import BadMessage

PROTOCOL = 1


class Move(msgspec.Struct, omit_defaults=True, frozen=True, forbid_unknown_fields=True):
    """Cards to throw, or a card to play; one of the two."""

    throw: tuple[str, ...] | None = None
    play: str | None = None


AnyMove = Move | Literal["go"]


class View(msgspec.Struct, frozen=True):
    """What a seat sees when it is asked. What a caller leaves out is as at the start of a game for two."""

    seat: int
    dealer: int
    phase: str
    hand: tuple[str, ...]
    legal: tuple[AnyMove, ...]
    rules: dict[str, bool | int | str] = {}
    names: tuple[str, ...] = ()
    match: str = "1 game"
    game_number: int = 1
    deal_number: int = 1
    cuts: tuple[tuple[int, str], ...] = ()
    to_act: tuple[int, ...] = ()
    thrown: tuple[str, ...] = ()
    hand_sizes: tuple[int, ...] = ()
    has_thrown: tuple[bool, ...] = ()
    played: tuple[tuple[str, ...], ...] = ()
    """All that were laid in this deal: a player remembers those that have been turned over."""
    turned: tuple[int, ...] = ()
    """How many of these each seat has turned over, the first ones."""
    series: tuple[str, ...] = ()
    count: int = 0
    last: int | None = None
    gone: tuple[int, ...] = ()
    starter: str | None = None
    crib_size: int = 0
    crib: tuple[str, ...] = ()
    dead: tuple[int, ...] = ()
    crib_dead: bool = False
    scores: tuple[int, ...] = ()
    rear_pegs: tuple[int, ...] = ()
    standings: tuple[Standing, ...] = ()


class Hello(msgspec.Struct, tag="hello", tag_field="type", frozen=True):
    protocol: int


class NewGame(msgspec.Struct, tag="new_game", tag_field="type", frozen=True):
    """The seed is for engines with dice: the same one wants the same choices."""

    seat: int
    seed: str


class Choose(msgspec.Struct, tag="choose", tag_field="type", frozen=True):
    id: int
    view: View


class GameOver(msgspec.Struct, tag="game_over", tag_field="type", frozen=True):
    """Scores and the winner go by sides: partners are one."""

    scores: tuple[int, ...]
    winner: int


class Quit(msgspec.Struct, tag="quit", tag_field="type", frozen=True):
    pass


class Ready(msgspec.Struct, tag="ready", tag_field="type", frozen=True):
    name: str = "engine"


class Answer(msgspec.Struct, frozen=True):
    """The number of a legal move, from nought, or the move itself."""

    id: int
    choice: int | AnyMove


ToEngine = Hello | NewGame | Choose | GameOver | Quit

M = TypeVar("M")


def write(message: msgspec.Struct) -> bytes:
    """The message as a line."""
    return msgspec.json.encode(message) + b"\n"


def read(line: bytes, kind: type[M]) -> M:
    """The message on a line, or `BadMessage`."""
    message: M = _decoded(line, kind)
    return message


def read_question(line: bytes) -> ToEngine:
    """Whatever may be sent to an engine, or `BadMessage`."""
    message: ToEngine = _decoded(line, ToEngine)
    return message


def _decoded(line: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(str(error).rstrip(".")) from None
