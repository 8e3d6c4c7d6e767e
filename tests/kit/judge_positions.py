"""Positions for a judge: a table at any score, and the articles of a ruling as text."""

from dataclasses import replace
from typing import Any

from pegout import Game
from pegout.game import GameState, Pegs
from pegout.judge import Ruling
from tests.kit.builders import at_score

ANN, BOB, CAT, DAN = range(4)


def at(*scores: int, rules: str = "acc", dealer: int = ANN, **options: Any) -> GameState:
    """A table where these scores stand; as many seats as scores."""
    seats = len(scores) * (2 if options.get("partners") else 1)
    state = Game.new(rules, seats=seats, dealer=dealer, seed=1, **options).state
    return at_score(state, *scores)


def with_pegs(*pegs: Pegs, rules: str = "acc") -> GameState:
    """A table with the pegs in these holes."""
    return replace(at(*(one.front for one in pegs), rules=rules), pegs=list(pegs))


def places(found: Ruling) -> list[str]:
    return [str(citation) for citation in found.citations]
