"""acc:III.2, golden-age:6, club:the-deal, portfolio:the-deal: the low card deals."""

import pytest

from pegout.cards import PACK, Card, complete_pack
from pegout.game import NOT_STARTED, Cut, Phase, Shuffle, StartMatch
from pegout.game.events import CutForDeal, CutsTied, DealWon
from pegout.rules import PRESETS
from tests.kit.builders import Table, card
from tests.kit.strategies import NAMES


def pack_for(*wanted: str) -> tuple[Card, ...]:
    """A pack in which everybody who lifts four cards one after the other cuts the wanted ones."""
    aside = [one for one in PACK if str(one) not in wanted]
    top: list[Card] = []
    for text in wanted:
        top += [*(aside.pop() for _ in range(3)), card(text)]
    return complete_pack(top)


def sit_down(name: str) -> Table:
    rules = PRESETS[name]
    position = Table(NOT_STARTED)
    position.do(StartMatch(rules, NAMES[: rules.seats]))
    return position


def cut(position: Table, *wanted: str) -> Table:
    """Shuffle and let those whose turn it is cut these cards."""
    position.do(Shuffle(pack_for(*wanted)))
    for seat in position.state.cutters:
        position.do(Cut(seat, 4))
    return position


CUT_BOOKS = pytest.mark.parametrize("name", ["acc", "golden-age", "club", "portfolio", "classic"])


@CUT_BOOKS
@pytest.mark.parametrize(
    ("first", "second", "dealer"), [("AS", "2C", 0), ("KS", "QC", 1), ("9D", "TD", 0), ("JH", "AD", 1)]
)
def test_the_low_card_deals(name: str, first: str, second: str, dealer: int) -> None:
    position = cut(sit_down(name), first, second)
    assert position.state.dealer == dealer
    assert position.phase is Phase.SHUFFLE


def test_a_the_card_cut_is_the_bottom_one_of_those_lifted() -> None:
    position = sit_down("acc")
    position.do(Shuffle(PACK))
    (lifted,) = position.do(Cut(0, 10))
    assert lifted == CutForDeal(0, 10, PACK[9])
    events = position.do(Cut(1, 20))
    assert events[0] == CutForDeal(1, 20, PACK[29])


@pytest.mark.parametrize(("first", "second"), [("7C", "7D"), ("KS", "KH")])
def test_b_equal_ranks_reshuffle_the_whole_pack_and_cut_again(first: str, second: str) -> None:
    position = cut(sit_down("acc"), first, second)
    assert position.state.dealer is None
    assert position.phase is Phase.SHUFFLE_FOR_CUT
    assert position.script.events[-1] == CutsTied((0, 1))
    cut(position, "3C", "2D")
    assert position.state.dealer == 1


def test_b_a_ten_and_a_king_are_not_equal_although_both_count_ten() -> None:
    assert cut(sit_down("acc"), "KC", "TD").state.dealer == 1


def test_b_it_may_be_equal_more_than_once() -> None:
    position = cut(cut(cut(sit_down("acc"), "7C", "7D"), "QC", "QD"), "5D", "6D")
    assert position.state.dealer == 0


@pytest.mark.parametrize(("wanted", "dealer"), [("5C 3D 9H", 1), ("5C 6D 2H", 2), ("AC 6D 2H", 0)])
def test_the_lowest_of_three_deals(wanted: str, dealer: int) -> None:
    assert cut(sit_down("club-3"), *wanted.split()).state.dealer == dealer


def test_only_those_who_cut_the_same_lowest_card_cut_again() -> None:
    """pegout:cuts. Seats 1 and 3 cut twos; 0 and 2 are out of it, even with a lower card to come."""
    position = cut(sit_down("club-4"), "5C", "2D", "9H", "2S")
    assert position.state.cutters == (1, 3)
    cut(position, "KC", "QD")
    assert position.state.dealer == 3


def test_equal_cards_that_are_not_the_lowest_do_not_matter() -> None:
    assert cut(sit_down("club-3"), "9C", "9D", "2H").state.dealer == 2


def test_everybody_sees_what_was_cut() -> None:
    position = sit_down("acc")
    position.do(Shuffle(pack_for("4C", "9D")))
    position.do(Cut(0, 4))
    assert position.state.cuts == ((0, card("4C")),)


def test_the_deal_is_won_once() -> None:
    position = cut(sit_down("acc"), "4C", "9D")
    assert [event for event in position.script.events if isinstance(event, DealWon)] == [DealWon(0)]
