"""Tables at which rulings are carried out."""

from pegout import Game
from pegout.cards import Card
from pegout.game import CarryOut
from pegout.game.events import HandShown
from pegout.rules.remedies import (
    Correction,
    GameLost,
    MatchLost,
    PointsBack,
    PointsTo,
    Remedy,
    ScoreLost,
    Told,
)
from tests.kit.builders import Table

KEPT = ["5H 5C 5S JD", "6C 8D 9D TS"]


def rule(*remedies: Remedy) -> CarryOut:
    return CarryOut(("It was found.",), remedies, ("acc:XII",))


def dealt_game(*, cuts: bool = True) -> Game:
    game = Game.deal(["5H 5C 5S JD KH QH", "2C 4C 6C 8D 9D TS"], "7D", seed=3, cuts=cuts)
    if not cuts:
        game.cut(1, 26)
    return game


def thrown_game() -> Game:
    game = dealt_game(cuts=False)
    game.throw(1, "2C 4C")
    game.throw(0, "KH QH")
    return game


def played_game() -> Game:
    """Bob has led the 8, Ann the jack, Bob the 9: 27."""
    game = dealt_game()
    game.throw(1, "2C 4C")
    game.throw(0, "KH QH")
    game.play(1, "8D")
    game.play(0, "JD")
    game.play(1, "9D")
    return game


EVERYWHERE: list[Remedy] = [
    PointsTo(0, 2),
    PointsBack(1, 3),
    Correction(1, 1),
    ScoreLost(0, 2),
    Told("Sit down."),
    GameLost(0),
    MatchLost(1),
]


def do(position: Table, *remedies: Remedy) -> Table:
    position.do(rule(*remedies))
    return position


def shown(position: Table) -> list[tuple[int, set[Card]]]:
    found = [event for event in position.script.events if isinstance(event, HandShown)]
    return [(event.seat, set(event.cards)) for event in found]
