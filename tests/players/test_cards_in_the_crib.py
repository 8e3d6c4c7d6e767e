"""What thrown cards make of a crib comes from the shipped tables."""

import pytest

from pegout.analysis import weigh_single_throws
from pegout.analysis.shipped import shipped
from pegout.players.crib_cards import crib_worth
from pegout.rules import PRESETS, RuleSet
from tests.kit.builders import ACC, cards

THREE, FOUR, PARTNERS = PRESETS["club-3"], PRESETS["club-4"], PRESETS["club-partners"]


@pytest.mark.parametrize(("rules", "company"), [(THREE, 0), (FOUR, 1), (PARTNERS, 2)])
@pytest.mark.parametrize("own", [True, False])
def test_one_card_goes_by_its_rank_its_table_and_whose_crib_it_is(
    rules: RuleSet, company: int, own: bool
) -> None:
    worth = crib_worth(cards("5H"), cards("2C 3C 4C 6D"), rules, own=own)
    assert worth == shipped("single")["mean"][company, int(own), 4]


@pytest.mark.parametrize("own", [True, False])
def test_bots_and_the_analysis_think_alike_of_a_card(own: bool) -> None:
    """The analysis knows the other cards of the hand too: that moves a crib by less than half a point."""
    five = cards("5H 9D KC 2S 7H")
    for throw in weigh_single_throws(five, own=own, seats=4):
        assert crib_worth(throw.thrown, throw.kept, FOUR, own=own) == pytest.approx(throw.crib, abs=0.5)


def test_two_cards_of_two_players_go_by_the_table_of_cribs() -> None:
    """Two fives are the best throw there is, two and three a good one, ten and king a poor one."""
    kept, throws = cards("AC 4D 6S 8H"), ("5C 5D", "2C 3D", "TC KD")
    for own in (True, False):
        fives, two_three, wide = (crib_worth(cards(text), kept, ACC, own=own) for text in throws)
        assert fives > 8 > two_three > 6
        assert wide < 4.2


def test_other_numbers_of_cards_are_compared_card_by_card() -> None:
    kept = cards("AC 4D 6S 8H")
    assert crib_worth(cards("5C"), kept, ACC, own=True) > crib_worth(cards("KC"), kept, ACC, own=True)
    assert crib_worth(cards("5C 5D 5H"), kept, ACC, own=True) > crib_worth(
        cards("5C KD QH"), kept, ACC, own=True
    )
