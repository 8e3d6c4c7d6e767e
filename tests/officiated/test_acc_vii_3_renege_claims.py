"""acc:VII.3: a renege is claimed when a card that was held back is played, and play goes back to the go."""

from typing import Any

import pytest

from pegout.game import IllegalCommand
from pegout.judge import ClaimOverpegged, ClaimRenege
from pegout.rules import PRESETS
from pegout.rules.remedies import Fate
from tests.kit.officiated_tables import ANN, BOB, CLEO, DAN, Players, refused, settled, upheld

ACC = PRESETS["acc"]


def reneged(**options: Any) -> Players:
    """Ann says go at twenty-eight with a three, and leads it to the next series."""
    players = Players("QH 3H 7H 9S", "KC 8C 5C 8S", starter="4D", **options)
    players.play("KC=10", "pass", "QH=20", "pass", "8C=28", "pass", "go", "go", "pass", "3H=3", "pass")
    return players


def pegged_since(**options: Any) -> Players:
    """As above, but both have pegged before she plays the three, as her last card."""
    players = Players("QH 3H 7H 9S", "KC 8C 2C 8S", starter="5D", **options)
    players.play("KC=10", "QH=20", "8C=28", "go", "2C=30", "go")
    players.peg(BOB, 1)
    players.play("7H=7", "8S=15")
    players.peg(BOB, 2)
    players.play("9S=24")
    players.peg(ANN, 3)
    players.play("3H=27")
    return players


def test_what_both_have_pegged_since_goes_back_and_two_go_to_the_other() -> None:
    players = pegged_since(scores=(40, 50))
    assert players.scores == (43, 53)
    upheld(players, ClaimRenege(BOB, ANN), "acc:VII.3")
    assert players.scores == (40, 50)
    players.peg(BOB, 2)
    assert players.scores == (40, 52)


def test_what_was_pegged_before_the_go_stays() -> None:
    """Ann's pair of kings stays; the go goes back, and Bob has the two."""
    players = Players("KH 3H 7H 9S", "KC 8C 5C 8S", starter="4D")
    players.play("KC=10", "KH=20")
    players.peg(ANN, 2)
    players.play("8C=28", "go", "go")
    players.peg(BOB, 1)
    players.play("7H=7", "8S=15")
    players.peg(BOB, 2)
    players.play("9S=24")
    players.peg(ANN, 3)
    players.play("5C=29", "go", "pass", "3H=3")
    settled(players, ClaimRenege(BOB, ANN))
    assert players.scores == (2, 2)


def test_the_cards_played_since_are_taken_up_by_both() -> None:
    players = pegged_since()
    upheld(players, ClaimRenege(BOB, ANN))
    assert (players.turn, players.count) == (ANN, 28)
    assert (players.hand(ANN), players.hand(BOB)) == ("3H 7H 9S", "2C 8S")


def counted(players: Players) -> tuple[int, ...]:
    """Bob has K 8 2 8 and the five: three fifteens and a pair, eight. Ann has Q 3 7 9 and the five: four."""
    players.pegged_hand(BOB, 8)
    players.pegged_hand(ANN, 4)
    for seat in (ANN, BOB):
        refused(players, ClaimOverpegged(1 - seat, seat), "not pegged too many")
    tally = players.script.state.deal.tally
    assert tally is not None
    assert [entry.missed for entry in tally.counted] == [0, 0]
    return players.scores


def test_to_be_played_the_card_is_played_and_the_deal_goes_on() -> None:
    """Thirty-one, a fifteen and the last card are Ann's: five. Bob keeps the two."""
    players = pegged_since()
    settled(players, ClaimRenege(BOB, ANN, Fate.PLAYED))
    with pytest.raises(IllegalCommand, match="The ruling makes Ann play 3H"):
        players.play("go")
    players.play("3H=31")
    players.peg(ANN, 2)
    players.play("8S=8", "7H=15")
    players.peg(ANN, 2)
    players.play("2C=17", "9S=26")
    players.peg(ANN, 1)
    assert counted(players) == (5 + 4, 2 + 8)


def test_dead_the_card_is_not_played_and_still_counts_in_the_hand() -> None:
    """Bob has the go and a fifteen, Ann a run and the last card; three, seven and five make a fifteen."""
    players = pegged_since()
    settled(players, ClaimRenege(BOB, ANN, Fate.DEAD))
    assert players.hand(ANN) == "7H 9S"
    players.play("go", "2C=30", "go")
    players.peg(BOB, 1)
    players.play("7H=7", "8S=15")
    players.peg(BOB, 2)
    players.play("9S=24")
    players.peg(ANN, 4)
    assert counted(players) == (4 + 4, 2 + 3 + 8)


def test_two_for_each_card_that_could_have_been_played_by_itself() -> None:
    players = Players("QH AH 2H 3S", "KC 8C 5C 8S", starter="4D")
    players.play("KC=10", "QH=20", "8C=28", "go", "go", "pass", "AH=1")
    settled(players, ClaimRenege(BOB, ANN))
    assert players.scores == (0, 6)


def test_before_such_a_card_is_played_there_is_nothing_to_claim() -> None:
    players = Players("QH 3H 7H 9S", "KC 8C 5C 8S", starter="4D")
    players.play("KC=10", "QH=20", "8C=28", "go", "go")
    refused(players, ClaimRenege(BOB, ANN), "no card that was playable")
    players.play("pass", "7H=7")
    refused(players, ClaimRenege(BOB, ANN), "no card that was playable")


def test_a_right_go_is_no_renege() -> None:
    players = Players("QH 4H 7H 9S", "KC 8C 5C 8S", starter="4D")
    players.play("KC=10", "QH=20", "8C=28", "go", "go", "pass", "4H=4")
    refused(players, ClaimRenege(BOB, ANN), "no card that was playable")


def test_the_window_is_open_until_the_claimants_next_card() -> None:
    players = reneged()
    assert ClaimRenege(BOB, ANN) in players.open_claims(BOB)
    players.play("8S=11")
    assert ClaimRenege(BOB, ANN) not in players.open_claims(BOB)
    refused(players, ClaimRenege(BOB, ANN), "too late")


def test_a_go_of_the_claimant_leaves_it_open() -> None:
    players = Players("QH 3H 9H 9S", "KC 8C JC TC", starter="4D")
    players.play("KC=10", "QH=20", "8C=28", "go", "go", "pass", "9H=9", "JC=19", "3H=22", "go")
    settled(players, ClaimRenege(BOB, ANN))
    assert players.scores == (0, 2)


def test_the_claimants_own_count_closes_it() -> None:
    players = pegged_since()
    players.pass_(ANN)
    players.count_hand(BOB, 8)
    refused(players, ClaimRenege(BOB, ANN), "too late")


def test_pones_count_does_not_close_it_for_the_dealer() -> None:
    """Pone's hand is taken back with the play: last card and four for Ann, the go for Bob."""
    players = Players("KH 3H 7H 9S", "QC AC 2C 8D", starter="5D", dealer=BOB)
    players.play("KH=10", "QC=20", "7H=27", "AC=28", "go", "2C=30", "go")
    players.peg(BOB, 1)
    players.play("9S=9", "8D=17", "3H=20")
    players.peg(ANN, 1)
    players.pass_(BOB)
    players.pegged_hand(ANN, 4)
    assert players.scores == (5, 1)
    settled(players, ClaimRenege(BOB, ANN, Fate.PLAYED))
    assert players.scores == (0, 2)
    players.play("3H=31")
    players.peg(ANN, 2)
    players.play("2C=2", "9S=11", "8D=19")
    players.peg(BOB, 1)
    players.pegged_hand(ANN, 4)
    assert players.scores == (6, 3)


def test_it_cannot_be_claimed_twice() -> None:
    players = reneged()
    settled(players, ClaimRenege(BOB, ANN))
    refused(players, ClaimRenege(BOB, ANN), "no card that was playable")
    assert players.scores == (0, 2)


def test_the_two_points_can_win_the_game() -> None:
    players = reneged(scores=(100, 119))
    settled(players, ClaimRenege(BOB, ANN))
    players.accept(ANN)
    assert (players.over, players.winner, players.scores) == (True, BOB, (100, 121))


def last_card_held_back(**options: Any) -> Players:
    """Bob is out of cards; Ann says go at twenty with a three, and leads it as the last card."""
    players = Players("QH TH KH 3H", "JC 8C AC 2C", starter="4D", **options)
    players.play("JC=10", "pass", "QH=20", "pass", "AC=21", "pass", "TH=31", "pass")
    players.play("8C=8", "pass", "KH=18", "pass", "2C=20", "pass", "go", "pass", "3H=3")
    players.peg(ANN, 1)
    return players


def test_with_her_only_card_dead_the_others_is_the_last() -> None:
    players = last_card_held_back()
    settled(players, ClaimRenege(BOB, ANN, Fate.DEAD))
    assert (players.scores, players.turn, players.hand(ANN)) == ((0, 2), None, "")
    players.peg(BOB, 1)
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")


def test_a_game_claimed_with_the_card_is_not_won() -> None:
    players = last_card_held_back(scores=(120, 100))
    assert players.view(BOB).claimed_by == ANN
    settled(players, ClaimRenege(BOB, ANN))
    assert (players.scores, players.view(BOB).claimed_by, players.turn) == ((120, 102), None, ANN)


def three() -> Players:
    """Ann laid the last card and says go with a three, which she plays on Cleo's fifteen."""
    players = Players("TH 3H KH 9S", "TC 9C 4C 8S", "8C 7S KD QS", starter="5D", rules=ACC.with_seats(3))
    players.play("TC=10", "8C=18", "TH=28", "go", "go", "go")
    players.peg(ANN, 1)
    players.play("8S=8", "7S=15")
    players.peg(CLEO, 2)
    players.play("3H=18")
    return players


@pytest.mark.parametrize(("claimant", "scores"), [(BOB, (0, 2, 0)), (CLEO, (0, 0, 2))])
def test_of_three_everybodys_points_go_back_and_the_claimant_has_the_two(
    claimant: int, scores: tuple[int, ...]
) -> None:
    players = three()
    assert players.scores == (1, 0, 2)
    settled(players, ClaimRenege(claimant, ANN))
    assert players.scores == scores


def test_of_three_each_has_an_own_window() -> None:
    players = three()
    players.play("9C=27")
    refused(players, ClaimRenege(BOB, ANN), "too late")
    settled(players, ClaimRenege(CLEO, ANN))
    assert players.scores == (0, 0, 2)


def test_of_partners_the_opponents_claim_and_their_side_has_the_points() -> None:
    """Ann holds back a three at twenty-seven, and plays it in the next series."""
    players = Players(
        "KH 3H TH 9S",
        "TC 9C 4C 8S",
        "9D 7S KD QS",
        "8C 6D JS JH",
        starter="5D",
        rules=ACC.with_seats(4, partners=True),
    )
    players.play("TC=10", "9D=19", "8C=27", "go", "4C=31", "pass", "KD=10", "6D=16", "3H=19")
    with pytest.raises(IllegalCommand, match="Cleo cannot make that claim against Ann"):
        players.claim(ClaimRenege(CLEO, ANN))
    assert ClaimRenege(DAN, ANN) in players.open_claims(DAN)
    settled(players, ClaimRenege(DAN, ANN))
    assert (players.scores, players.turn, players.count) == ((0, 2), ANN, 27)


def test_a_refusal_names_no_number_and_no_card() -> None:
    """RULEBOOK 2.3: of what is still held nobody is told."""
    told = []
    for held in ("3H", "KH"):
        players = Players(f"QH {held} 7H 9S", "KC 8C 5C 8S", starter="4D", crib="TC TD TH TS")
        players.play("KC=10", "QH=20", "8C=28", "go", "go", "pass", "7H=7")
        told.append(players.claim(ClaimRenege(BOB, ANN)))
    assert told[0] == told[1]
    assert not told[0].upheld
