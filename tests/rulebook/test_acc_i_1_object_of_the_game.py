"""acc:I.1 and RULEBOOK 1.1: the first to reach hole 121 wins, at that very instant, in every phase."""

import pytest

from pegout.game import IllegalCommand, Phase, PlayCard
from pegout.game.events import CribShown, DealPassed, Event, HandShown
from pegout.rules import PRESETS, Ending
from tests.kit.builders import Table, card, table, thrown_table

KEPT = ["5C 5D QC 8C", "5H 5S KH 9H"]
"""Dealer 0. In play the pone has 8 (fifteen, three fives) and 1 (go), the dealer 2, 12 and 1 (last card).

The pone's hand is worth 6 (two fifteens, a pair), the dealer's 10 (5-Q twice, 5-8-2 twice, a pair), the
crib 3-7-T-J with the two of spades 5 (3-2-T, 3-2-J, nobs).
"""


def position(dealer_at: int, pone_at: int, starter: str = "2S") -> Table:
    return table(KEPT, starter, crib="3D 7D TS JS", scores=(dealer_at, pone_at))


PLAY = ("5H", "5C", "5S", "5D", "KH", "go", "8C", "9H", "QC")


def shown(events: list[Event]) -> list[str]:
    """Whose hand was counted, and the crib."""
    told = [f"hand {event.seat}" for event in events if isinstance(event, HandShown)]
    return told + ["crib" for event in events if isinstance(event, CribShown)]


def test_the_whole_deal_is_worth_what_was_worked_out() -> None:
    whole = position(0, 0).play(*PLAY)
    assert whole.scores == (30, 15)
    assert shown(whole.script.events) == ["hand 1", "hand 0", "crib"]
    assert whole.phase is Phase.SHUFFLE


def test_heels_end_the_game_before_a_card_is_played() -> None:
    won = thrown_table(KEPT, "JC", scores=(119, 120)).cut_starter("JC")
    assert (won.winner, won.scores, won.phase) == (0, (121, 120), Phase.MATCH_OVER)
    assert won.turn is None


def test_a_card_in_play_ends_the_game() -> None:
    won = position(0, 113).play("5H", "5C", "5S")
    assert (won.winner, won.scores) == (1, (2, 121))
    with pytest.raises(IllegalCommand):
        won.do(PlayCard(0, card("5D")))


def test_the_go_ends_the_game() -> None:
    almost = position(0, 112).play("5H", "5C", "5S", "5D", "KH")
    assert almost.scores == (14, 120)
    won = almost.play("go")
    assert (won.winner, won.scores) == (1, (14, 121))


def test_the_last_card_ends_the_game_before_any_hand_is_counted() -> None:
    won = position(0, 0).play(*PLAY[:-1]).at(120, 120).play("QC")
    assert (won.winner, won.scores) == (0, (121, 120))
    assert shown(won.script.events) == []


def test_a_thirty_one_ends_the_game() -> None:
    kept = ["JC AC KC 2C", "TH KH QH 9H"]
    won = table(kept, "7S", scores=(119, 0)).play("TH", "JC", "KH", "AC")
    assert (won.winner, won.scores) == (0, (121, 0))


def test_the_pone_s_hand_ends_the_game_before_the_dealer_s() -> None:
    """The dealer would have 115 + 10, but counts second."""
    won = position(100, 106).play(*PLAY)
    assert (won.winner, won.scores) == (1, (115, 121))
    assert shown(won.script.events) == ["hand 1"]


def test_the_dealer_s_hand_ends_the_game_before_the_crib() -> None:
    won = position(96, 90).play(*PLAY)
    assert (won.winner, won.scores) == (0, (121, 105))
    assert shown(won.script.events) == ["hand 1", "hand 0"]


def test_the_crib_ends_the_game() -> None:
    won = position(91, 90).play(*PLAY)
    assert (won.winner, won.scores) == (0, (121, 105))
    assert shown(won.script.events) == ["hand 1", "hand 0", "crib"]
    assert not any(isinstance(event, DealPassed) for event in won.script.events)


@pytest.mark.parametrize("pone_at", [113, 114, 117, 120])
def test_points_past_the_game_hole_are_not_pegged(pone_at: int) -> None:
    """Eight points are earned by the third five."""
    won = position(0, pone_at).play("5H", "5C", "5S")
    assert won.scores == (2, 121)
    assert won.pegged()[-1] == (1, 121 - pone_at)


def test_one_hole_short_is_not_won() -> None:
    assert not position(0, 112).play("5H", "5C", "5S").over


def test_the_way_it_ended_is_told() -> None:
    outcome = position(0, 113).play("5H", "5C", "5S").state.outcome
    assert outcome is not None
    assert outcome.ending is Ending.PEGGED_OUT


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_plays_to_121(name: str) -> None:
    assert PRESETS[name].goal == 121
