"""Games that the players officiate, with every mistake and claim, calls of time and a judge's own rulings."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from hypothesis import strategies as st

from pegout.game import CallTime, Command, NextGame, Phase
from pegout.game.officiated.claims import Claim
from pegout.library import Game
from pegout.rules import RuleSet
from tests.kit.officials import wild
from tests.kit.random_games import MATCHES, VARIANTS
from tests.kit.rulings import random_ruling

_NO_NUMBERS = (
    Phase.CUT_FOR_DEAL,
    Phase.CUT,
    Phase.THROW,
    Phase.STARTER,
    Phase.CHOOSE_CRIB,
    Phase.PICK_STARTER,
)
"""When nothing is to be counted, and there is nothing to get wrong."""


def next_act(game: Game, dice: Random, rulings: float = 0.0) -> Command | Claim:
    """Something that may be done now; the share of rulings that nobody claimed is given."""
    state, limit = game.state, game.rules.time_limit_minutes
    if state.phase is Phase.GAME_OVER:
        return NextGame()
    if limit and dice.random() < 0.005:
        return CallTime(limit + dice.randrange(3))
    if dice.random() < rulings:
        ruling = random_ruling(state, dice)
        if game.refusal(ruling) is None:
            return ruling
    if state.phase not in _NO_NUMBERS:
        act = wild(game, dice)
        if isinstance(act, Claim) or game.refusal(act) is None:
            return act
    return dice.choice(game.legal(dice.choice(game.to_act)))


def officiating(rules: RuleSet, seed: object, match: str = "1 game", rulings: float = 0.0) -> Iterator[Game]:
    """The game after each thing that somebody did, up to the end of the match."""
    dice = Random(f"{rules}/{match}/{seed}")
    game = Game.new(rules, match=match, seed=seed, officiating="players", cuts=dice.random() < 0.5)
    yield game
    while game.phase is not Phase.MATCH_OVER:
        game.do(next_act(game, dice, rulings))
        rulings *= 0.99
        yield game


def officiated(rules: RuleSet, seed: object, most: int = 100_000) -> Game:
    """A game after so many acts, or when it is over."""
    *_, game = islice(officiating(rules, seed), most)
    return game


@st.composite
def officiated_games(draw: st.DrawFn) -> Game:
    """Whole and unfinished games that the players officiate, under every preset and some rules of our own."""
    rules, match = draw(st.sampled_from(VARIANTS)), draw(st.sampled_from(MATCHES))
    seed, rulings = draw(st.integers(0, 10**9)), draw(st.sampled_from([0.0, 0.1]))
    most = draw(st.one_of(st.integers(1, 80), st.integers(80, 400)))
    *_, game = islice(officiating(rules, seed, match, rulings), most)
    return game
