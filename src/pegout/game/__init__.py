"""The game as pure functions: commands in, events out, state folded, views for each seat."""

from pegout.game.board import Pegs
from pegout.game.commands import (
    Accept,
    CallTime,
    CarryOut,
    ChooseCrib,
    Command,
    CountCrib,
    CountHand,
    Cut,
    Mix,
    NextGame,
    Officiating,
    Pass,
    Peg,
    PickStarter,
    PlayCard,
    SayGo,
    Seat,
    Shuffle,
    StartMatch,
    Throw,
)
from pegout.game.decide import decide, obey, tried
from pegout.game.events import Event
from pegout.game.evolve import evolve, replay
from pegout.game.legal import legal_commands
from pegout.game.match import MatchFormat, MatchKind, Standing
from pegout.game.refusal import refusal
from pegout.game.script import Script
from pegout.game.speech import listed, narrate, side_name
from pegout.game.stacked_pack import dealing_order, stacked
from pegout.game.state import NOT_STARTED, Deal, GameState, Phase
from pegout.game.turns import cut_limits, to_act, to_throw
from pegout.game.views import SeatView, view_for
from pegout.refusal import IllegalCommand, Refusal

__all__ = [
    "NOT_STARTED",
    "Accept",
    "CallTime",
    "CarryOut",
    "ChooseCrib",
    "Command",
    "CountCrib",
    "CountHand",
    "Cut",
    "Deal",
    "Event",
    "GameState",
    "IllegalCommand",
    "MatchFormat",
    "MatchKind",
    "Mix",
    "NextGame",
    "Officiating",
    "Pass",
    "Peg",
    "Pegs",
    "Phase",
    "PickStarter",
    "PlayCard",
    "Refusal",
    "SayGo",
    "Script",
    "Seat",
    "SeatView",
    "Shuffle",
    "Standing",
    "StartMatch",
    "Throw",
    "cut_limits",
    "dealing_order",
    "decide",
    "evolve",
    "legal_commands",
    "listed",
    "narrate",
    "obey",
    "refusal",
    "replay",
    "side_name",
    "stacked",
    "to_act",
    "to_throw",
    "tried",
    "view_for",
]
