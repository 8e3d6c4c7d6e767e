"""acc:IX.2, club:the-show: from the dealer's left, the dealer last, then the crib."""

import pytest

from pegout.game.events import CribShown, HandShown
from pegout.rules import PRESETS
from tests.kit.builders import table

KEPT = ["2C 4C 6C 8C", "2H 4H 6H 8H", "2D 4D 6D 8D", "2S 4S 6S 8S"]


@pytest.mark.parametrize("name", ["acc", "club-3", "club-4", "club-partners"])
def test_the_hands_are_counted_from_the_dealer_s_left_and_the_crib_last(name: str) -> None:
    rules = PRESETS[name]
    for dealer in range(rules.seats):
        position = table(KEPT[: rules.seats], "KS", rules=rules, dealer=dealer).play_out()
        counted = [
            (type(event), event.seat)
            for event in position.script.events
            if isinstance(event, HandShown | CribShown)
        ]
        around = [(dealer + step) % rules.seats for step in range(1, rules.seats + 1)]
        assert counted == [*((HandShown, seat) for seat in around), (CribShown, dealer)]


def test_a_hand_of_nothing_is_shown_and_pegs_nothing() -> None:
    """2-4-6-8 of mixed suits with a king: nothing at all."""
    position = table(["2C 4D 6C 8D", "2H 4S 6H 8S"], "KS", crib="TC QD 9H 7H").play_out()
    hands = [event for event in position.script.events if isinstance(event, HandShown)]
    assert [event.count.total for event in hands] == [0, 0]


def test_the_whole_hand_is_shown_although_it_was_played() -> None:
    position = table(["2C 4D 6C 8D", "2H 4S 6H 8S"], "KS").play_out()
    shown = {
        event.seat: set(map(str, event.cards))
        for event in position.script.events
        if isinstance(event, HandShown)
    }
    assert shown == {0: {"2C", "4D", "6C", "8D"}, 1: {"2H", "4S", "6H", "8S"}}


def test_d_the_crib_is_counted_as_a_crib() -> None:
    """Four hearts in the crib and a club turned: nothing; with a heart turned, five."""
    crib = "2H 4H 6H 8H"
    for starter, worth in (("TC", 0), ("TH", 5)):
        position = table(["AC 3D 7S KD", "AD 3C 7C KC"], starter, crib=crib).play_out()
        (shown,) = [event for event in position.script.events if isinstance(event, CribShown)]
        assert shown.count.total == worth


def test_a_four_hearts_in_hand_are_a_flush_whatever_is_turned() -> None:
    position = table(["AC 3D 7S KD", "2H 4H 6H 8H"], "TC", crib="AD 3C 7C KC").play_out()
    pone = next(event for event in position.script.events if isinstance(event, HandShown))
    assert (pone.seat, pone.count.total) == (1, 4)
