"""RULEBOOK 2.4: points given back by a correction never were, so they close nothing either."""

from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimCount, ClaimMuggins, ClaimOverpegged, ClaimRenege, PegBack, TakeBackGo
from tests.kit.officiated_tables import ANN, BOB, MUGGINS, Players, refused, settled, upheld

ONE_OF_THE_PAIR = ClaimMuggins(BOB, ANN, 1, Scored.PAIR)


def split_pair(*cards: str) -> Players:
    """Ann pairs Bob's nine and pegs one, and then one more: the first stands, the second is too many."""
    players = Players("9H 3H 8H JS", "9C KC QD 2S", starter="6D", rules=MUGGINS)
    players.play("9C=9", "9H=18", *cards)
    players.peg(ANN, 1, 1)
    return players


def test_while_the_second_peg_stands_it_is_a_later_score() -> None:
    """acc:X.4b2."""
    refused(split_pair(), ONE_OF_THE_PAIR, "too late")


def test_taken_back_by_its_player_it_leaves_muggins_for_the_missing_one() -> None:
    """acc:VIII.3 lets the one stand, acc:VIII.4c2 takes the other back, acc:X.3 gives the missing one."""
    players = split_pair()
    upheld(players, PegBack(ANN, 1), "acc:VIII.4c2")
    settled(players, ONE_OF_THE_PAIR, "acc:X.3")
    assert players.scores == (1, 1)
    refused(players, ONE_OF_THE_PAIR)


def test_objected_to_it_leaves_muggins_as_well() -> None:
    """acc:VIII.4c1: one back and one to Bob; and one for the pair that was pegged too low."""
    players = split_pair()
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    settled(players, ONE_OF_THE_PAIR, "acc:X.3")
    assert players.scores == (1, 2)


def test_a_later_score_that_stands_closes_what_the_earlier_one_closed() -> None:
    """Ann's thirty-one for two is pegged before the one too many goes back."""
    players = split_pair("KC=28")
    players.play("3H=31")
    players.peg(ANN, 2)
    upheld(players, PegBack(ANN, 1))
    refused(players, ONE_OF_THE_PAIR, "too late")
    assert players.scores == (3, 0)


def test_both_later_pegs_back_open_it_again() -> None:
    """A peg of one for nothing and another: with both gone the pair is as it was."""
    players = split_pair()
    players.peg(ANN, 1)
    upheld(players, PegBack(ANN, 2))
    settled(players, ONE_OF_THE_PAIR)
    assert players.scores == (1, 1)


def test_a_part_that_was_earned_still_closes_it() -> None:
    """Of three for thirty-one one goes back; the two are a later score."""
    players = Players("9H 3H 8H JS", "9C KC QD 2S", starter="6D", rules=MUGGINS)
    players.play("9C=9", "9H=18")
    players.peg(ANN, 1)
    players.play("KC=28", "3H=31")
    players.peg(ANN, 3)
    settled(players, ClaimOverpegged(BOB, ANN))
    refused(players, ONE_OF_THE_PAIR, "too late")
    assert players.scores == (3, 1)


def test_points_on_a_count_that_is_put_right_close_nothing() -> None:
    """acc:VII.4b: Ann says thirty-one at thirty and pegs two; they go back, and Bob has two for that."""
    players = Players("9H 2H 8H JS", "9C KC QD 3S", starter="6D", rules=MUGGINS)
    players.play("9C=9", "9H=18", "KC=28", "2H=31")
    players.peg(ANN, 2)
    settled(players, ClaimCount(BOB), "acc:VII.4b")
    settled(players, ClaimMuggins(BOB, ANN, 2, Scored.PAIR), "acc:X.3")
    assert players.scores == (0, 4)


def test_a_go_may_be_corrected_after_a_point_that_went_back() -> None:
    """acc:VII.3: before either player pegs a point. Bob pegs one on Ann's go, and takes it back."""
    players = Players("QH 3H 7H 9S", "KC 8C 2C 8S", starter="4D")
    players.play("KC=10", "QH=20", "8C=28", "go")
    players.peg(BOB, 1)
    refused(players, TakeBackGo(ANN), "no go that can still be taken back")
    upheld(players, PegBack(BOB, 1))
    assert TakeBackGo(ANN) in players.open_claims(ANN)
    upheld(players, TakeBackGo(ANN), "acc:VII.3")
    assert (players.scores, players.turn, players.count) == ((0, 0), ANN, 28)


def test_muggins_not_pegged_yet_goes_back_with_the_renege() -> None:
    """acc:VII.3: play returns to before Ann's go: her pair may be pegged again, and Bob has two for the card.

    Ann pairs the nine without pegging, says go at twenty-eight with a three, and leads it after Bob's king.
    """
    players = Players("9H 3H 8H JS", "9C KC QD 7S", starter="6D", rules=MUGGINS)
    players.play("9C=9", "9H=18", "KC=28", "go", "go", "pass", "3H=3")
    upheld(players, ClaimMuggins(BOB, ANN, 2, Scored.PAIR))
    settled(players, ClaimRenege(BOB, ANN), "acc:VII.3")
    assert players.scores == (0, 2)
    refused(players, ClaimMuggins(BOB, ANN, 2, Scored.PAIR), "too early")
    players.peg(ANN, 2)
    assert players.scores == (2, 2)
