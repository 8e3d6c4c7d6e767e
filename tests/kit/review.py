"""Short games to review, and their reviews."""

from functools import cache
from random import Random

from pegout import Game
from pegout.game import CarryOut
from pegout.players import Bot
from pegout.rules import PRESETS, RuleSet
from pegout.rules.remedies import GameLost
from pegout.studies.review import GameReview, Review, review
from pegout.studies.review.result import DealReview
from pegout.wiring import bot

FOR_TWO = tuple(rules for rules in PRESETS.values() if rules.seats == 2)


def short(rules: RuleSet, goal: int) -> RuleSet:
    """The same rules for a game that takes a deal or two; there is no room for skunks in it."""
    return rules.override(goal=goal, skunk_below=0, double_skunk_below=0, early_end_at=0, early_end_under=0)


def played(rules: RuleSet, seed: int, *bots: Bot, names: tuple[str, ...] | None = None) -> Game:
    """A whole game of these bots, or of random ones."""
    game = Game.new(rules, seed=seed, dealer=seed % rules.seats, names=names)
    players = bots or [bot("random", f"{seed}/{seat}") for seat in range(rules.seats)]
    while not game.over:
        seat = game.to_act[0]
        game.do(players[seat].choose(game.view(seat)))
    return game


def first_deal(game: Game, seed: int = 1) -> DealReview:
    """The first deal played out by chance, and its review; nobody wants to see the others."""
    dice = Random(seed)
    while game.state.deal_number == 1 and not game.over:
        game.do(dice.choice(game.legal(game.to_act[0])))
    return conceded(game).deals[0]


def conceded(game: Game) -> GameReview:
    """The review of a game that the first player gives up now."""
    if not game.over:
        game.do(CarryOut(("Ann has given up.",), (GameLost(0),)))
    return review(game.events).games[0]


@cache
def sample(seed: int = 1, goal: int = 31) -> Game:
    return played(short(PRESETS["acc"], goal), seed, names=("Ann", "Bob"))


@cache
def sample_review() -> Review:
    return review(sample().events)
