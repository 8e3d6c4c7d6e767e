"""At a table the judge sees what was pegged and no card, and rules as if everything were known."""

from collections.abc import Callable

import pytest

from pegout.cards import PACK
from pegout.game import CountHand, Cut, GameState, Shuffle
from pegout.judge import rule_on
from pegout.judge.trial import UNCOUNTED, pegs_after
from pegout.services.tables.proposals import as_everybody_sees
from tests.kit.counted_deal import ANN, BOB, count, counted, found, pegged, turned

NUMBERS = [(4, 4, 5), (4, 5, 4), (5, 4, 4), (4, 3, 3), (3, 4, 5), (4, 3, 5), (5, 3, 4)]


def in_play() -> GameState:
    return turned().play("8C", "7S", "7D").state


def in_show() -> GameState:
    position = pegged()
    count(position, CountHand(BOB, 4))
    return position.state


def between_deals() -> GameState:
    return counted().state


def before_the_cut() -> GameState:
    position = counted()
    position.do(Shuffle(PACK))
    return position.state


def after_the_cut() -> GameState:
    position = counted()
    position.do(Shuffle(PACK))
    position.do(Cut(ANN, 10))
    return position.state


at_any_time = pytest.mark.parametrize("when", [in_play, in_show, between_deals, before_the_cut])


@at_any_time
@pytest.mark.parametrize("numbers", NUMBERS)
def test_the_ruling_is_that_of_the_whole_table(
    when: Callable[[], GameState], numbers: tuple[int, int, int]
) -> None:
    state = when()
    seen = as_everybody_sees(state)
    assert found(seen, *numbers) == found(state, *numbers)
    assert rule_on(seen, "two-cards-alike", {}) == rule_on(state, "two-cards-alike", {})


def test_the_same_when_the_next_cards_are_dealt() -> None:
    state = after_the_cut()
    assert found(as_everybody_sees(state), 5, 4, 4) == found(state, 5, 4, 4)


@at_any_time
def test_no_card_but_the_starter_and_those_played_is_seen(when: Callable[[], GameState]) -> None:
    seen = as_everybody_sees(when())
    for deal in (seen.deal, seen.last_deal):
        if deal is not None:
            assert not any([deal.pack, *deal.hands, *deal.thrown, deal.crib, deal.history])
            assert deal.tally is None


@at_any_time
def test_pegs_that_go_back_are_told_without_a_card(when: Callable[[], GameState]) -> None:
    """acc:IV.5b: whatever was scored, the deal began at 30 to 40."""
    seen = as_everybody_sees(when())
    after = pegs_after(seen, rule_on(seen, "two-cards-alike", {}))
    assert after.pegs is not None
    assert [pegs.front for pegs in after.pegs] == [30, 40]


def test_what_nobody_has_counted_yet_is_not_told() -> None:
    seen = as_everybody_sees(in_play())
    after = pegs_after(seen, found(seen, 5, 4, 4))
    assert (after.pegs, after.unknown) == (None, UNCOUNTED)


def test_what_was_counted_by_the_program_is_known() -> None:
    """acc:IV.4d action 9: the play and Bob's hand go back."""
    seen = as_everybody_sees(between_deals())
    after = pegs_after(seen, found(seen, 5, 4, 4))
    assert after.pegs is not None
    assert [pegs.front for pegs in after.pegs] == [50, 40]
