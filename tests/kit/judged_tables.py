"""Deals on which a ruling is carried out: the judge rules on the table as it stands, and the game does it."""

from collections.abc import Mapping
from random import Random

from pegout import Game
from pegout.cards import PACK, Card
from pegout.game import GameState, view_for
from pegout.judge import Ruling, rule_on
from tests.game.test_views_keep_secrets import exchange, swapped

ANN, BOB = 0, 1
HANDS = ("5H 5C 5S JD KH QH", "2C 4C 6C 8D 9D TS")
"""Ann deals: the second hand is pone's."""


def dealt(starter: str = "7D") -> Game:
    """Ann has dealt to Bob and herself; every cut from now on is made by hand."""
    game = Game.deal(HANDS, starter, names=("Ann", "Bob"), seed=3, cuts=False)
    game.cut(BOB, 26)
    return game


def thrown(starter: str = "7D") -> Game:
    """Bob has thrown 2C 4C and Ann KH QH, and Bob is to cut the starter."""
    game = dealt(starter)
    game.throw(BOB, "2C 4C")
    game.throw(ANN, "KH QH")
    return game


def turned(starter: str = "7D") -> Game:
    """The starter is turned, and Bob is to lead."""
    game = thrown(starter)
    game.cut(BOB, game.state.deal.pack.index(Card.parse(starter)))
    return game


def carried_out(game: Game, incident: str, facts: Mapping[str, str] | None = None) -> Ruling:
    """The ruling on what happened at the table as it stands, after it was carried out there."""
    ruling = rule_on(game.state, incident, facts or {})
    game.carry_out(ruling)
    return ruling


def texts(cards: object) -> list[str]:
    return [str(card) for card in cards] if isinstance(cards, tuple | list) else []


def told_to(game: Game, seat: int | None, known: set[Card], seed: int = 0) -> bool:
    """Whether the seat's view tells of a card besides those: exchanged, the hidden ones would be seen."""
    hidden = set(PACK) - known
    state: GameState = game.state
    twin = swapped(state, exchange(hidden, Random(seed)))
    return bool(view_for(twin, seat) != view_for(state, seat))
