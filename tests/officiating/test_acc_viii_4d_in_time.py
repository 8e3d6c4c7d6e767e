"""acc:VIII.4d: in the play until a claimant's next card or go; without cards, until pone's hand is pegged."""

from pegout.judge import ClaimOverpegged, PegBack, TakeBackGo
from pegout.rules import PRESETS
from tests.officiating.tables import ANN, BOB, CLEO, Players, refused, upheld


def fifteen_for_three() -> Players:
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D")
    players.play("KC=10", "5H=15")
    players.peg(ANN, 3)
    return players


def test_after_the_claimants_next_card_it_stands() -> None:
    players = fifteen_for_three()
    players.play("JC=25")
    assert ClaimOverpegged(BOB, ANN) not in players.open_claims(BOB)
    refused(players, ClaimOverpegged(BOB, ANN), "too late", "stands")
    assert players.scores == (3, 0)


def test_then_it_cannot_be_told_either() -> None:
    players = fifteen_for_three()
    players.play("JC=25")
    assert PegBack(ANN, 1) not in players.open_claims(ANN)
    refused(players, PegBack(ANN, 1), "may still be put right")


def test_the_players_own_next_card_does_not_end_it() -> None:
    """Bob has said go before the wrong peg, and Ann plays on: Bob has done nothing since."""
    players = Players("KH AH AD AS", "QC JC 8C 8S", starter="4D")
    players.play("QC=10", "KH=20", "8C=28", "AH=29", "go", "AD=30")
    players.peg(ANN, 3)  # two for the pair
    players.play("AS=31")
    upheld(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (2, 1)


def go_after_a_point_for_nothing() -> Players:
    """Bob says go over Ann's wrong peg, though he has a two to play."""
    players = Players("KH AH AD 7S", "QC JC 8C 2S", starter="4D")
    players.play("QC=10", "KH=20", "8C=28", "AH=29")
    players.peg(ANN, 1)
    players.play("go")
    return players


def test_a_go_of_the_claimant_ends_it_like_a_card() -> None:
    players = go_after_a_point_for_nothing()
    assert ClaimOverpegged(BOB, ANN) not in players.open_claims(BOB)
    refused(players, ClaimOverpegged(BOB, ANN), "too late", "stands")
    refused(players, PegBack(ANN, 1), "may still be put right")
    assert players.scores == (1, 0)


def test_a_go_that_is_taken_back_has_ended_nothing() -> None:
    players = go_after_a_point_for_nothing()
    upheld(players, TakeBackGo(BOB))
    upheld(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (0, 1)


def test_a_wrong_peg_of_an_earlier_series_is_open_while_the_claimant_has_not_played() -> None:
    players = Players("KH AH 9D 7S", "QC JC 8C 8S", starter="4D")
    players.play("QC=10", "KH=20", "8C=28", "AH=29", "go", "go")
    players.peg(ANN, 2)  # one for the go
    upheld(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (1, 1)


def last_card_for_three() -> Players:
    """All is played; Ann has pegged three for the last card, worth one."""
    players = Players("KH 9D 7S 3S", "QC JC 8C 8S", starter="4D")
    players.play("QC=10", "KH=20", "8C=28", "3S=31", "8S=8", "9D=17", "JC=27", "go", "7S=7")
    players.peg(ANN, 3)
    return players


def test_without_cards_the_claimant_has_time_until_pones_count() -> None:
    players = last_card_for_three()
    upheld(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (1, 2)


def test_with_pones_count_it_stands() -> None:
    players = last_card_for_three()
    players.count_hand(BOB, 2)  # the pair of eights
    refused(players, ClaimOverpegged(BOB, ANN), "too late")
    refused(players, PegBack(ANN, 2), "may still be put right")
    assert players.scores == (3, 2)


def pones_last_card_for_three() -> Players:
    """Bob deals. Ann has pegged three for the last card, worth one."""
    players = Players("KH QD 8S 4S", "JC 9C AC AS", starter="6D", dealer=BOB)
    players.play("KH=10", "JC=20", "8S=28", "AC=29", "go", "AS=30", "go", "QD=10", "9C=19", "4S=23")
    players.peg(ANN, 3)
    return players


def test_a_dealer_without_cards_has_time_until_pones_count() -> None:
    players = pones_last_card_for_three()
    upheld(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (1, 2)


def test_pones_count_ends_the_dealers_time() -> None:
    players = pones_last_card_for_three()
    players.count_hand(ANN, 0)
    assert ClaimOverpegged(BOB, ANN) in players.open_claims(BOB)  # of the hand, not of the play
    refused(players, ClaimOverpegged(BOB, ANN), "too late")
    assert players.scores == (3, 0)


def of_three() -> Players:
    """Bob pegs two for his lead."""
    players = Players(
        "5H 7H 8H 9S", "KC JC 2C 8S", "4C TS QS 2S", starter="6D", rules=PRESETS["acc"].with_seats(3)
    )
    players.play("KC=10")
    players.peg(BOB, 2)
    players.play("4C=14")
    return players


def test_of_three_each_has_an_own_window() -> None:
    players = of_three()
    refused(players, ClaimOverpegged(CLEO, BOB), "too late")
    upheld(players, ClaimOverpegged(ANN, BOB))
    assert players.scores == (2, 0, 0)


def test_of_three_the_player_may_tell_until_all_have_let_it_stand() -> None:
    players = of_three()
    upheld(players, PegBack(BOB, 2))
    players = of_three()
    players.play("5H=19")
    refused(players, PegBack(BOB, 2), "may still be put right")
    assert players.scores == (0, 2, 0)
