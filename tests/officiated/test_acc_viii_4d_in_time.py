"""acc:VIII.4d: in the play until the claimant's next card; without cards, until pone's hand is pegged."""

import pytest

from pegout.game import IllegalCommand
from pegout.judge import ClaimOverpegged, PegBack, TakeBackGo
from pegout.rules import PRESETS
from tests.kit.officiated_tables import ANN, BOB, CLEO, Players, refused, settled, upheld


def cannot_be_told(players: Players, player: int) -> None:
    assert PegBack(player, 1) not in players.open_claims(player)
    with pytest.raises(IllegalCommand, match="has pegged nothing that can still be corrected"):
        players.claim(PegBack(player, 1))


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
    cannot_be_told(players, ANN)
    assert players.scores == (3, 0)


def test_the_players_own_next_card_does_not_end_it() -> None:
    """Bob has said go before the wrong peg, and Ann plays on: Bob has done nothing since."""
    players = Players("KH AH AD AS", "QC JC 8C 8S", starter="4D")
    players.play("QC=10", "KH=20", "8C=28", "AH=29", "go", "AD=30")
    players.peg(ANN, 3)  # two for the pair
    players.play("AS=31")
    settled(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (2, 1)


def go_after_a_peg_for_nothing() -> Players:
    """Bob says go over Ann's wrong peg, though he has a two to play."""
    players = Players("KH AH AD 7S", "QC JC 8C 2S", starter="4D")
    players.play("QC=10", "KH=20", "8C=28", "AH=29")
    players.peg(ANN, 2)
    players.play("go")
    return players


def test_a_go_of_the_claimant_does_not_end_it() -> None:
    """The article speaks of a card."""
    players = go_after_a_peg_for_nothing()
    assert ClaimOverpegged(BOB, ANN) in players.open_claims(BOB)
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (0, 2)


def test_after_a_go_of_the_claimant_the_player_may_still_tell() -> None:
    players = go_after_a_peg_for_nothing()
    upheld(players, PegBack(ANN, 2), "acc:VIII.4c2")
    assert players.scores == (0, 0)


def test_it_is_open_through_the_others_cards_and_the_end_of_the_series() -> None:
    """Ann plays on, ends the series and pegs her pair and the go; Bob's next card is the lead of the next."""
    players = go_after_a_peg_for_nothing()
    players.play("AD=30", "go")
    players.peg(ANN, 3)
    settled(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (3, 2)


def test_the_claimants_lead_of_the_next_series_ends_it() -> None:
    players = go_after_a_peg_for_nothing()
    players.play("AD=30", "go")
    players.peg(ANN, 3)
    players.play("JC=10")
    refused(players, ClaimOverpegged(BOB, ANN), "too late")
    cannot_be_told(players, ANN)
    assert players.scores == (5, 0)


def test_a_go_that_is_taken_back_has_ended_nothing_either() -> None:
    players = go_after_a_peg_for_nothing()
    upheld(players, TakeBackGo(BOB))
    settled(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (0, 2)


def test_a_wrong_peg_at_the_end_of_a_series() -> None:
    players = Players("KH AH 9D 7S", "QC JC 8C 8S", starter="4D")
    players.play("QC=10", "KH=20", "8C=28", "AH=29", "go", "go")
    players.peg(ANN, 2)  # one for the go
    settled(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (1, 1)


def last_card_for_three() -> Players:
    """All is played; Ann has pegged three for the last card, worth one."""
    players = Players("KH 9D 7S 3S", "QC JC 8C 8S", starter="4D")
    players.play("QC=10", "KH=20", "8C=28", "3S=31", "pass", "8S=8", "9D=17", "JC=27", "go", "pass", "7S=7")
    players.peg(ANN, 3)
    return players


def test_without_cards_the_claimant_has_time() -> None:
    players = last_card_for_three()
    settled(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (1, 2)


def test_until_pones_hand_is_pegged_not_only_announced() -> None:
    """Bob pegs his pair of eights, and then what the claim has given him."""
    players = last_card_for_three()
    players.count_hand(BOB, 2)
    upheld(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    players.peg(BOB, 2)
    assert (players.scores, players.view(BOB).pegging) == ((1, 2), (BOB,))
    players.peg(BOB, 2)
    assert (players.scores, players.view(BOB).pegging) == ((1, 4), ())


def test_with_pones_hand_pegged_it_stands() -> None:
    players = last_card_for_three()
    players.pegged_hand(BOB, 2)
    refused(players, ClaimOverpegged(BOB, ANN), "too late")
    cannot_be_told(players, ANN)
    assert players.scores == (3, 2)


def pones_last_card_for_three() -> Players:
    """Bob deals. Ann has pegged three for the last card, worth one; her hand is worth nothing."""
    players = Players("KH QD 8S 4S", "JC 9C AC AS", starter="6D", dealer=BOB)
    players.play("KH=10", "JC=20", "8S=28", "AC=29", "go", "AS=30", "go", "pass", "QD=10", "9C=19", "4S=23")
    players.peg(ANN, 3)
    players.pass_(BOB)
    return players


def test_a_dealer_without_cards_has_time_too() -> None:
    players = pones_last_card_for_three()
    settled(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (1, 2)


def test_a_hand_of_nought_moves_no_peg_and_ends_nothing() -> None:
    """acc:VIII.2: there is nothing to peg, so the dealer's count ends the time."""
    players = pones_last_card_for_three()
    players.count_hand(ANN, 0)
    settled(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (1, 2)
    players = pones_last_card_for_three()
    players.count_hand(ANN, 0)
    players.count_hand(BOB, 2)
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
    settled(players, ClaimOverpegged(ANN, BOB))
    assert players.scores == (2, 0, 0)


def test_of_three_the_player_may_tell_until_all_have_let_it_stand() -> None:
    players = of_three()
    upheld(players, PegBack(BOB, 2))
    players = of_three()
    players.play("5H=19")
    cannot_be_told(players, BOB)
    assert players.scores == (0, 2, 0)
