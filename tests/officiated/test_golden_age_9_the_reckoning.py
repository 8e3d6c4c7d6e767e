"""golden-age:9: what stood unnoticed is told when the deal is over, and not before."""

from pegout.game import events as e
from pegout.game.officiated.slips import Slip, SlipKind
from pegout.judge import ClaimOverpegged
from tests.kit.officiated_tables import ANN, BOB, Players, counting, settled, upheld


def careless_deal() -> Players:
    """Everything that can go unnoticed in one deal; the crib is counted and not yet accepted."""
    players = Players("5H 6H 8H 9S", "KC TC 2C 8S", starter="JD", crib="4C 4S QH 3D")
    players.play("KC=10", "5H=15", "TC=25", "6H=31")  # heels lost, then the two for fifteen
    players.peg(ANN, 3)  # for two
    players.play("8S=8", "go", "2C=10")  # Ann held back an eight and a nine
    players.peg(BOB, 1)
    players.play("9S=10", "8H=17")  # nine, announced as ten
    players.peg(ANN, 1)
    players.pegged_hand(BOB, 0)
    players.pegged_hand(ANN, 1)  # two fifteens
    players.accept(BOB)
    players.pegged_crib(ANN, 5)  # a pair
    return players


def reckoned(players: Players) -> list[e.Reckoned]:
    return [event for event in players.script.events if isinstance(event, e.Reckoned)]


def told(players: Players) -> list[str]:
    return [line for line in players.log if "Unnoticed" in line]


def test_before_the_deal_is_over_nothing_is_told() -> None:
    players = careless_deal()
    assert (told(players), reckoned(players)) == ([], [])


def test_when_it_is_over_everything_that_stood_is_told() -> None:
    players = careless_deal()
    players.accept(BOB)
    (reckoning,) = reckoned(players)
    assert set(reckoning.slips) == {
        Slip(ANN, SlipKind.MISSED_HEELS, 2),
        Slip(ANN, SlipKind.MISSED_IN_PLAY, 2),
        Slip(ANN, SlipKind.OVER_IN_PLAY, 1),
        Slip(ANN, SlipKind.HELD_BACK),
        Slip(ANN, SlipKind.WRONG_COUNT),
        Slip(ANN, SlipKind.MISSED_HAND, 3),
        Slip(ANN, SlipKind.OVER_CRIB, 3),
    }
    assert len(told(players)) == 7
    assert any("Ann" in line and "crib" in line and "three points" in line for line in told(players))
    assert players.scores == (3 + 1 + 1 + 5, 1)


def test_what_was_put_right_is_not_told() -> None:
    """The three too many for the crib go back, and are Bob's."""
    players = careless_deal()
    settled(players, ClaimOverpegged(BOB, ANN))
    players.accept(BOB)
    assert players.scores == (3 + 1 + 1 + 2, 1 + 3)
    assert len(told(players)) == 6
    assert not any("crib" in line for line in told(players))


def test_of_faultless_players_there_is_nothing_to_tell() -> None:
    """All points of the play are pegged: fifteen, thirty-one and the last card are Ann's."""
    players = Players("5H 6H 8H 9S", "KC TC 2C 8S", starter="7D", crib="4C 4S QH 3D")
    players.play("KC=10", "5H=15")
    players.peg(ANN, 2)
    players.play("TC=25", "6H=31")
    players.peg(ANN, 2)
    players.play("8S=8", "9S=17", "2C=19", "8H=27")
    players.peg(ANN, 1)
    players.pegged_hand(BOB, 2)  # seven and eight
    players.pegged_hand(ANN, 9)  # seven and eight, six and nine; five to nine
    players.accept(BOB)
    players.pegged_crib(ANN, 4)  # two fours, and with the seven fifteen
    players.accept(BOB)
    (reckoning,) = reckoned(players)
    assert (reckoning.slips, told(players)) == ((), [])


def test_a_game_that_ends_is_reckoned_too() -> None:
    """Bob's pair was counted as nothing, and Ann is out."""
    players = counting(scores=(109, 50))
    players.pegged_hand(BOB, 0)
    players.pegged_hand(ANN, 12)
    assert told(players) == []
    players.accept(BOB)
    (reckoning,) = reckoned(players)
    assert players.over
    assert Slip(BOB, SlipKind.MISSED_HAND, 2) in reckoning.slips


def test_an_award_that_was_passed_is_told() -> None:
    """Bob has three too many for the crib to peg, and lets them be."""
    players = careless_deal()
    upheld(players, ClaimOverpegged(BOB, ANN))
    players.pass_(BOB)
    players.accept(BOB)
    (reckoning,) = reckoned(players)
    assert Slip(BOB, SlipKind.MISSED_AWARD, 3) in reckoning.slips
    assert players.scores == (3 + 1 + 1 + 2, 1)
