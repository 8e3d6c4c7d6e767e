"""acc:VII.2b: points of the play are pegged before the own next card or go, and before pone's count."""

import pytest

from pegout.game import IllegalCommand
from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimMuggins, ClaimOverpegged
from pegout.rules import PRESETS, RuleSet
from tests.kit.officiated_tables import ANN, BOB, CLEO, MUGGINS, Players, refused, settled


def fifteen() -> Players:
    """Ann has laid the five that makes fifteen and has not pegged; Bob has played on."""
    players = Players("5H 7H 8H 9H", "KC JC 2C 3C", starter="4D")
    players.play("KC=10", "5H=15", "JC=25")
    return players


def test_points_may_be_pegged_after_the_others_card() -> None:
    players = fifteen()
    players.peg(ANN, 2)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (2, 0)


def test_after_the_own_go_they_are_lost() -> None:
    players = fifteen()
    players.play("go")
    players.peg(ANN, 2)
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (0, 2)


def test_after_the_own_next_card_they_are_lost() -> None:
    players = Players("5H 6H 8H 9H", "KC JC 2C 3C", starter="4D")
    players.play("KC=10", "5H=15", "JC=25", "6H=31")
    players.peg(ANN, 4)  # two for thirty-one are due, those for fifteen are not
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (2, 2)


@pytest.mark.parametrize("scores", [(10,), (2, 6, 2), (2, 8), (8, 2)])
def test_with_the_other_gone_all_cards_are_played_and_then_pegged(scores: tuple[int, ...]) -> None:
    """A pair of aces for two, then the third ace for six and thirty-one for two: ten."""
    players = Players("KH AH AD AS", "KC 8C 8S 7D", starter="4D")
    players.play("KC=10", "KH=20")
    players.peg(ANN, 2)
    players.play("8C=28", "AH=29", "go", "AD=30", "AS=31")
    players.peg(ANN, *scores)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (12, 0)


def out_of_cards(rules: str | RuleSet = "acc") -> Players:
    """Bob has laid his last card, a two on Ann's queen; Ann has two threes left."""
    players = Players("KH QH 3H 3S", "9C TC AS 2C", starter="4D", rules=rules)
    players.play("9C=9", "KH=19", "TC=29", "go", "AS=30", "go")
    players.peg(BOB, 1)
    players.play("QH=10", "2C=12")
    return players


@pytest.mark.parametrize("scores", [(5,), (2, 2, 1), (4, 1)])
def test_with_the_other_out_of_cards_all_are_played_and_then_pegged(scores: tuple[int, ...]) -> None:
    """Fifteen for two, a pair for two and one for the last card: five."""
    players = out_of_cards()
    players.play("3H=15", "3S=18")
    players.peg(ANN, *scores)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (5, 1)


def test_what_is_not_lost_yet_cannot_be_called_muggins_for() -> None:
    players = out_of_cards(MUGGINS)
    players.play("3H=15", "3S=18")
    for score, points in ((Scored.FIFTEEN, 2), (Scored.PAIR, 2), (Scored.LAST, 1)):
        refused(players, ClaimMuggins(BOB, ANN, points, score), "may still peg")
    players.peg(ANN, 5)
    assert players.scores == (5, 1)


def full_count() -> Players:
    """Ann has made thirty-one for two, and has not pegged."""
    players = Players("KH 3H 9H 9S", "QC 8C 7S 6S", starter="4D")
    players.play("QC=10", "KH=20", "8C=28", "3H=31")
    return players


def test_at_the_end_of_a_series_nobody_leads_before_they_are_pegged() -> None:
    players = full_count()
    with pytest.raises(IllegalCommand, match="Ann may peg first"):
        players.play("7S=7")
    players.peg(ANN, 2)
    players.play("7S=7", "9H=16")
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (2, 0)


def test_with_a_pass_they_are_lost() -> None:
    players = full_count()
    players.pass_(ANN)
    players.peg(ANN, 2)
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (0, 2)


def test_just_before_pones_count_points_of_the_play_are_good() -> None:
    players = out_of_cards()
    players.play("3H=15", "3S=18")
    players.peg(ANN, 5)
    players.pegged_hand(BOB, 4)
    assert players.scores == (5, 5)


def test_pones_count_ends_all_pegging_of_the_play() -> None:
    players = out_of_cards()
    players.play("3H=15", "3S=18")
    with pytest.raises(IllegalCommand, match="Ann may peg first"):
        players.count_hand(BOB, 4)
    players.pass_(ANN)
    players.count_hand(BOB, 4)
    with pytest.raises(IllegalCommand, match="The show has begun"):
        players.peg(ANN, 5)


def test_the_dealers_count_out_of_turn_ends_nothing() -> None:
    """The article speaks of pone's hand."""
    players = out_of_cards()
    players.play("3H=15", "3S=18")
    players.pegged_hand(ANN, 2)  # the pair of threes
    with pytest.raises(IllegalCommand, match="Ann may peg first"):
        players.count_hand(BOB, 4)
    players.peg(ANN, 5)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (7, 1)
    players.count_hand(BOB, 4)


def three(ann: str, cleo: str) -> Players:
    """Seven, eight, nine: Ann has pegged her run, and Bob has said go."""
    players = Players(ann, "7C KC QC JC", cleo, starter="4D", rules=PRESETS["acc"].with_seats(3))
    players.play("7C=7", "8C=15", "9H=24")
    players.peg(ANN, 3)
    players.play("go")
    return players


def test_with_one_of_two_others_gone_points_are_pegged_at_once() -> None:
    """The pair of aces is lost when Ann plays on; the three makes a run and thirty-one, five."""
    players = three("9H AH 3H KH", "8C AC 2C KS")
    players.play("AC=25", "AH=26", "2C=28", "3H=31")
    players.peg(ANN, 7)
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (8, 2, 0)


def test_with_both_others_gone_all_are_pegged_at_one_time() -> None:
    """A pair of twos for two, and one for the go."""
    players = three("9H 2H 2S KH", "8C TC TS KS")
    players.play("go", "2H=26", "2S=28", "go")
    players.peg(ANN, 3)
    refused(players, ClaimOverpegged(CLEO, ANN), "not pegged too many")
    assert players.scores == (6, 0, 0)


def test_a_go_by_whoever_laid_the_last_card_forfeits_nothing() -> None:
    """The pair of fours and one for the go: the go ends the series, and then both are pegged."""
    players = Players("TC 4H 4D 2H", "QD KD QC KC", starter="7S", crib="9C 9D 8H 8S")
    players.play("QD=10", "2H=12", "KD=22", "4H=26", "go", "4D=30", "go")
    players.peg(ANN, 2, 1)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (3, 0)


@pytest.mark.parametrize("rules", ["club", "portfolio", "lodge", "classic"])
def test_other_rule_books_have_no_such_deadline(rules: str) -> None:
    """RULEBOOK 2.4: points of the play can be pegged until the hands are counted."""
    players = Players("5H 6H 8H 9H", "KC JC 2C 3C", starter="4D", rules=rules)
    players.play("KC=10", "5H=15", "JC=25", "6H=31")
    players.peg(ANN, 4)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (4, 0)
