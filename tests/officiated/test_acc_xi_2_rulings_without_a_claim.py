"""acc:XI.2: what a judge gives at a table that its players officiate is pegged by the player, too."""

from pegout.game import CarryOut
from pegout.rules.remedies import DealtAgain, PointsBack, PointsTo
from tests.kit.officiated_tables import ANN, BOB, Players


def table() -> Players:
    players = Players("4H 7H 8H 9S", "KC 5C 2C 8S", starter="6D", scores=(20, 30))
    players.play("KC=10")
    return players


def test_a_penalty_waits_for_its_player_and_can_be_mispegged() -> None:
    """Bob touched a peg: two to Ann, who takes three of them; nobody goes on before she has pegged."""
    players = table()
    players.do(CarryOut(("Bob touched a peg.",), (PointsTo(ANN, 2),), ("acc:VIII.6b",)))
    assert players.scores == (20, 30)
    assert players.view(BOB).pegging == (ANN,)
    players.peg(ANN, 3)
    assert players.scores == (23, 30)


def test_a_backward_penalty_is_pegged_by_whoever_owes_it() -> None:
    players = table()
    players.do(CarryOut(("Fifteen back.",), (PointsBack(BOB, 15),), ("acc:VIII.4b",)))
    players.peg(BOB, 15)
    assert players.scores == (20, 15)


def test_with_a_new_deal_it_is_carried_out_at_once() -> None:
    """There is no play left in which it could be pegged."""
    players = table()
    players.do(
        CarryOut(
            ("Two, and a new deal.",), (PointsTo(BOB, 2), DealtAgain(ANN)), ("portfolio:errors.misdeal",)
        )
    )
    assert players.scores == (20, 32)
