"""Nobody waits for an opponent: not in the middle of a game, and not for the first throw either."""

import subprocess
import sys
from time import perf_counter

import pytest

from pegout.game import SeatView
from pegout.wiring import bot
from tests.kit.builders import cards
from tests.players.test_pegging_parts_by_hand import view_after
from tests.players.test_throws_by_hand import to_throw

MILLISECOND = 0.001


def quickest(name: str, view: SeatView) -> float:
    """The best of many times, for what else the machine does is not the bot's fault."""
    player = bot(name, 1)
    times = []
    for _ in range(40):
        start = perf_counter()
        player.choose(view)
        times.append(perf_counter() - start)
    return min(times)


@pytest.mark.parametrize("name", ["hand", "table", "reply", "club"])
def test_a_throw_takes_less_than_a_millisecond(name: str) -> None:
    assert quickest(name, to_throw(cards("2C 4D 6H 8S TC QD"), dealer=0)) < MILLISECOND


@pytest.mark.parametrize("name", ["hand", "table", "reply", "club"])
def test_a_card_takes_less_than_a_millisecond(name: str) -> None:
    assert quickest(name, view_after("5C 9D KH 2S", "7H 8S 3C 4D")) < MILLISECOND


CHOOSE = """
import sys
from pegout import Game
from pegout.wiring import bot
for name in ("random", "beginner", "novice", "regular", "hand", "table", "greedy", "club", "reply"):
    bot(name, 1).choose(Game.new("acc", dealer=0, seed=1).view(0))
print("numba" in sys.modules)
"""


def test_no_opponent_waits_for_a_compiler() -> None:
    ended = subprocess.run([sys.executable, "-c", CHOOSE], capture_output=True, text=True, check=True)
    assert ended.stdout == "False\n"
