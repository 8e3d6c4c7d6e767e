"""How many complete random two-player games the pure engine plays in a second, on one core.

Every game runs through commands, refusals, events and folds, from the first shuffle to the game hole. The
pack is shuffled for every deal, so throwing the first two cards dealt and playing the first card that fits
is a uniformly random choice. Beside it, in the same run, a bare loop that does no more than shuffle a pack
for every deal of as many games and sum the pips of the cards dealt.
"""

import gc
import time
from collections.abc import Callable
from random import Random

from pegout.cards import PACK, Card
from pegout.game import Cut, PlayCard, SayGo, Script, Shuffle, StartMatch, Throw, obey
from pegout.game.state import PLAY, SHUFFLE
from pegout.rules import PRESETS

ROUNDS = 40
GAMES_A_ROUND = 50
WARM_UP = 1500  # games, so that every rank pattern of a five-card hand has been met


def shuffled(dice: Random) -> tuple[Card, ...]:
    throw = dice.random
    return tuple(sorted(PACK, key=lambda _: throw()))


def play_game(dice: Random) -> int:
    """One game; gives the number of deals it took."""
    script = Script()
    obey(script, StartMatch(PRESETS["acc"], ("Ann", "Bob"), dealer=0))
    state = script.state
    while state.phase is SHUFFLE:
        pone = state.pone
        obey(script, Shuffle(shuffled(dice)))
        obey(script, Cut(pone, 26))
        deal = state.deal
        for seat in (pone, 1 - pone):
            obey(script, Throw(seat, tuple(deal.hands[seat][:2])))
        obey(script, Cut(pone, 20))
        while state.phase is PLAY:
            seat = deal.turn or 0
            room = 31 - deal.count
            for card in deal.hands[seat]:
                if card.pips <= room:
                    obey(script, PlayCard(seat, card))
                    break
            else:
                obey(script, SayGo(seat))
    return state.deal_number


def bare_loop(dice: Random, deals: int) -> int:
    total = 0
    for _ in range(deals):
        for card in shuffled(dice)[:13]:
            total += card.pips
    return total


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def main() -> None:
    dice = Random(121)
    deals = 0

    def games() -> None:
        nonlocal deals
        deals = sum(play_game(dice) for _ in range(GAMES_A_ROUND))

    for _ in range(WARM_UP):
        play_game(dice)
    gc.disable()
    rounds = []
    for _ in range(ROUNDS):
        engine = seconds(games)
        bare = seconds(lambda: bare_loop(dice, deals))
        rounds.append((engine, bare, deals))
    gc.enable()
    best = min(engine for engine, _, _ in rounds)
    mean = sum(engine for engine, _, _ in rounds) / ROUNDS
    ratio = sum(bare for _, bare, _ in rounds) / sum(engine for engine, _, _ in rounds)
    per_game = sum(number for _, _, number in rounds) / (ROUNDS * GAMES_A_ROUND)
    print("engine: complete random two-player games, one core")
    print(f"  {GAMES_A_ROUND / best:,.0f} games a second at best, {GAMES_A_ROUND / mean:,.0f} on average")
    print(f"  {per_game:.1f} deals a game; the bare shuffle-and-sum loop is {1 / ratio:.1f} times as fast")
