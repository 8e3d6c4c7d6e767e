"""acc:IV.1-2, club:the-deal: one card at a time from the left of the dealer; the deal goes round."""

import pytest

from pegout.cards import PACK, Card
from pegout.game import NOT_STARTED, Cut, Phase, Shuffle, StartMatch
from pegout.rules import PRESETS
from tests.kit.builders import Table, table
from tests.kit.strategies import NAMES

UNITED = PACK[4:] + PACK[:4]


def dealt(name: str, dealer: int) -> Table:
    rules = PRESETS[name]
    position = Table(NOT_STARTED)
    position.do(StartMatch(rules, NAMES[: rules.seats], dealer=dealer))
    position.do(Shuffle(PACK))
    position.do(Cut((dealer + 1) % rules.seats, 4))
    return position


def by_hand(seats: int, each: int, dealer: int) -> list[list[Card]]:
    """Cards given out one by one, as at a table."""
    hands: list[list[Card]] = [[] for _ in range(seats)]
    seat = dealer
    for card in UNITED[: seats * each]:
        seat = (seat + 1) % seats
        hands[seat].append(card)
    return hands


@pytest.mark.parametrize(
    ("name", "seats", "each"), [("acc", 2, 6), ("club-3", 3, 5), ("club-4", 4, 5), ("club-partners", 4, 5)]
)
def test_the_cards_are_dealt_one_at_a_time_from_the_dealer_s_left(name: str, seats: int, each: int) -> None:
    for dealer in range(seats):
        assert dealt(name, dealer).state.deal.hands == by_hand(seats, each, dealer)


def test_with_three_one_more_card_is_dealt_to_the_crib_last() -> None:
    position = dealt("club-3", 0)
    assert position.state.deal.crib == (UNITED[15],)
    assert position.state.deal.pack == UNITED[16:]


@pytest.mark.parametrize("name", ["acc", "club-4"])
def test_otherwise_the_crib_is_empty_after_the_deal(name: str) -> None:
    assert dealt(name, 0).state.deal.crib == ()


KEPT = ["2C 4C 6C 8C", "2H 4H 6H 8H", "2D 4D 6D 8D", "2S 4S 6S 8S"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deal_passes_clockwise(seats: int) -> None:
    for dealer in range(seats):
        position = table(KEPT[:seats], "KS", rules="acc", dealer=dealer).play_out()
        assert position.phase is Phase.SHUFFLE
        assert position.state.dealer == (dealer + 1) % seats


def test_no_card_is_dealt_before_somebody_deals() -> None:
    position = Table(NOT_STARTED)
    position.do(StartMatch(PRESETS["acc"], ("Ann", "Bob")))
    assert position.phase is Phase.SHUFFLE_FOR_CUT
