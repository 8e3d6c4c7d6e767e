"""How long the champion thinks, beside `reply` at the same decisions in the same run."""

import statistics
import time
from collections.abc import Sequence

from pegout import Game
from pegout.game import Command, PlayCard, Throw
from pegout.players import Bot
from pegout.wiring import bot

GAMES = 6
ALLOWED = 50.0
"""Milliseconds for a card, at the 99th percentile."""

Times = dict[str, list[float]]


def think(player: Bot, game: Game, seat: int, times: Times) -> Command:
    start = time.perf_counter()
    command = player.choose(game.view(seat))
    spent = 1000 * (time.perf_counter() - start)
    if isinstance(command, Throw | PlayCard) and len(game.view(seat).legal) > 1:
        times["throw" if isinstance(command, Throw) else "card"].append(spent)
    return command


def measured(games: Sequence[int]) -> tuple[Times, Times]:
    """Both are asked at every decision of both seats; the champion's answers are played."""
    champion, reply = bot("champion"), bot("reply")
    of_champion: Times = {"throw": [], "card": []}
    of_reply: Times = {"throw": [], "card": []}
    for seed in games:
        game = Game.new("acc", seed=seed)
        while not game.over:
            seat = game.to_act[0]
            think(reply, game, seat, of_reply)
            game.do(think(champion, game, seat, of_champion))
    return of_champion, of_reply


def main() -> None:
    measured([0])  # warm
    champion, reply = measured(range(1, GAMES + 1))
    print("strength: the champion's time for a decision in a warm process")
    for what in ("throw", "card"):
        middle, beside = statistics.median(champion[what]), statistics.median(reply[what])
        last = statistics.quantiles(champion[what], n=100)[98]
        print(f"  {what}: {middle:.1f} ms in the middle, {last:.1f} ms at the 99th percentile")
        print(f"    {middle / beside:.0f} times as long as reply ({beside:.2f} ms)")
        if what == "card":
            print(f"    {last / ALLOWED:.2f} of the {ALLOWED:.0f} ms allowed")
