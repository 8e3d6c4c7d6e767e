"""Places, and where the Marshal has to speak: a final without anybody, a place that no match decided."""

import pytest

from pegout.refusal import IllegalCommand
from pegout.tournament.brackets import (
    Absent,
    Awarded,
    BothAbsent,
    Played,
    Progress,
    Result,
    State,
    Withdrawn,
    double_elimination,
    evaluate,
    refusal,
    single_elimination,
)

TWO, FOUR, EIGHT = (double_elimination(range(1, count + 1)) for count in (2, 4, 8))
TO_LOSERS_FINAL: list[Result] = [Played("W1-1", 1), Played("W1-2", 3), Played("W2-1", 1), Played("L1-1", 2)]
TO_FINAL: list[Result] = [*TO_LOSERS_FINAL, Played("L2-1", 2)]


def places(now: Progress) -> list[tuple[int, tuple[int, ...]]]:
    return [(placing.place, placing.lines) for placing in now.placings]


def test_places_of_eight_with_ties_for_equal_ones() -> None:
    """The upper line wins every match."""
    log: list[Result] = []
    while (now := evaluate(EIGHT, log)).open:
        log += [Played(pairing.match.id, pairing.players[0]) for pairing in now.open]
    assert places(now) == [(1, (1,)), (2, (5,)), (3, (7,)), (4, (3,)), (5, (2, 6)), (7, (4, 8))]
    assert now.out == (4, 8, 2, 6, 3, 7, 5)
    assert (now.champion, now.second, now.third, now.to_confirm) == (1, 5, 7, ())


def test_places_are_given_as_soon_as_a_round_of_losers_is_finished() -> None:
    log: list[Result] = [Played(f"W1-{number}", 2 * number - 1) for number in (1, 2, 3, 4)]
    half = evaluate(EIGHT, [*log, Played("L1-1", 2)])
    assert (places(half), half.out) == ([], (4,))
    assert places(evaluate(EIGHT, [*log, Played("L1-1", 2), Played("L1-2", 6)])) == [(7, (4, 8))]


def test_the_third_is_the_loser_of_the_losers_final_before_the_final_is_played() -> None:
    now = evaluate(FOUR, TO_FINAL)
    assert (now.third, now.to_confirm, now.finished) == (3, (), False)
    assert places(now) == [(3, (3,)), (4, (4,))]


def test_after_a_bye_in_the_losers_final_the_last_eliminated_is_third_if_the_marshal_confirms() -> None:
    """Nobody comes to the match before it, so number 4 is the last who was beaten there."""
    log: list[Result] = [*(Played(f"W1-{n}", 2 * n - 1) for n in (1, 2, 3, 4)), Played("W2-1", 1)]
    log += [Played("W2-2", 5), Played("L1-1", 4), Played("L1-2", 8), Played("L2-1", 4), Absent("L2-2", 3)]
    log += [BothAbsent("L3-1"), Played("W3-1", 5)]
    now = evaluate(EIGHT, log)
    assert (now["L4-1"].state, now["F1"].players, now.to_confirm) == (State.BYE, (5, 1), (3,))
    assert (now.third, places(now)[0]) == (None, (3, (4, 8)))
    given = evaluate(EIGHT, [*log, Awarded(3, 8)])
    assert (given.third, given.to_confirm, places(given)[:2]) == (8, (), [(3, (8,)), (4, (4,))])
    over = evaluate(EIGHT, [*log, Awarded(3, 8), Played("F1", 5)])
    assert (over.champion, over.second, over.third, over.finished) == (5, 1, 8, True)


def test_the_last_to_be_eliminated_alone_is_shown_as_third_and_confirmed() -> None:
    log: list[Result] = [Played("W1-1", 1), BothAbsent("W1-2"), Played("L1-1", 3)]
    now = evaluate(FOUR, log)
    assert (now["L2-1"].state, now["F1"].players) == (State.BYE, (1, 3))
    assert (now.third, now.to_confirm) == (2, (3,))
    confirmed = evaluate(FOUR, [*log, Awarded(3, 2)])
    assert (confirmed.third, confirmed.to_confirm, confirmed.placings) == (2, (), now.placings)
    assert "The Marshal cannot award" in str(refusal(FOUR, [*log, Awarded(3, 2)], Awarded(3, 4)))


def test_when_no_final_is_played_the_second_and_third_place_are_for_the_marshal() -> None:
    log = [*TO_LOSERS_FINAL, BothAbsent("L2-1")]
    now = evaluate(FOUR, log)
    assert (now.champion, now.second, now.third, now.to_confirm) == (1, None, None, (2,))
    assert places(now) == [(1, (1,)), (2, (3, 2)), (4, (4,))]
    assert refusal(FOUR, log, Awarded(3, 2)) is not None
    second = evaluate(FOUR, [*log, Awarded(2, 2)])
    assert (second.second, second.third, second.to_confirm) == (2, 3, (3,))
    third = evaluate(FOUR, [*log, Awarded(2, 2), Awarded(3, 4)])
    assert places(third) == [(1, (1,)), (2, (2,)), (3, (4,)), (4, (3,))]


@pytest.mark.parametrize("more", [[BothAbsent("F1")], [Played("F1", 2), BothAbsent("F2")]])
def test_both_absent_in_the_final_stop_the_event_for_the_marshal(more: list[Result]) -> None:
    log = [*TO_FINAL, *more]
    now = evaluate(FOUR, log)
    assert (now.waits_for_marshal, now.finished, now.champion, now.open) == (True, False, None, ())
    assert (places(now), now.out) == ([(3, (3,)), (4, (4,))], (4, 3))
    over = evaluate(FOUR, [*log, Awarded(1, 2)])
    assert (over.waits_for_marshal, over.finished, over.to_confirm) == (False, True, ())
    assert places(over) == [(1, (2,)), (2, (1,)), (3, (3,)), (4, (4,))]
    assert over.out == (4, 3, 1)


def test_the_marshal_may_pass_over_both_who_stayed_away_from_the_final() -> None:
    log = [*TO_FINAL, BothAbsent("F1"), Awarded(1, 3)]
    now = evaluate(FOUR, log)
    assert (now.champion, now.second, now.to_confirm, now.finished) == (3, None, (2,), True)
    assert places(now) == [(1, (3,)), (2, (1, 2)), (4, (4,))]
    assert now.out == (4, 1, 2)
    assert places(evaluate(FOUR, [*log, Awarded(2, 4)])) == [(1, (3,)), (2, (4,)), (3, (1, 2))]


def test_the_marshal_names_a_champion_when_nobody_is_left_for_the_final() -> None:
    log: list[Result] = [Played("W1-1", 1), Played("W1-2", 3), Played("L1-1", 2), BothAbsent("W2-1")]
    log += [BothAbsent("L2-1")]
    now = evaluate(FOUR, log)
    assert (now["F1"].state, now.waits_for_marshal, now.finished) == (State.VOID, True, False)
    assert places(now) == [(3, (3,)), (4, (4,))]
    over = evaluate(FOUR, [*log, Awarded(1, 1)])
    assert (over.champion, over.second, over.third, over.finished) == (1, 2, 3, True)


def test_a_finalist_who_has_withdrawn_does_not_win_by_a_bye() -> None:
    log = [*TO_LOSERS_FINAL, Withdrawn(1), BothAbsent("L2-1")]
    now = evaluate(FOUR, log)
    assert (now["F1"].players, now["F1"].absent, now.waits_for_marshal) == ((1,), (1,), True)
    over = evaluate(FOUR, [*log, Awarded(1, 2)])
    assert places(over) == [(1, (2,)), (2, (1,)), (3, (3,)), (4, (4,))]
    assert over.to_confirm == (2, 3)
    assert evaluate(FOUR, [*log, Awarded(1, 1)]).to_confirm == (2,)


def test_two_finalists_who_have_both_withdrawn_leave_it_to_the_marshal() -> None:
    log: list[Result] = [Played("W1-1", 1), Played("W1-2", 3), Played("W2-1", 1)]
    now = evaluate(FOUR, [*log, Withdrawn(1), Withdrawn(3), BothAbsent("L1-1")])
    assert (now["F1"].players, now["F1"].absent, now.waits_for_marshal) == ((1, 3), (1, 3), True)


def test_both_absent_in_the_final_of_a_single_elimination_wait_for_a_decision() -> None:
    sheet = single_elimination([1, 2, 3, 4], third_place=True)
    log: list[Result] = [Played("R1-1", 1), Played("R1-2", 2), BothAbsent("F1")]
    assert evaluate(sheet, log).waits_for_marshal
    why = "The match for third place comes first: enter its result."
    assert str(refusal(sheet, log, Awarded(1, 1))) == why
    over = evaluate(sheet, [*log, Played("3P", 3), Awarded(1, 1)])
    assert places(over) == [(1, (1,)), (2, (2,)), (3, (3,)), (4, (4,))]
    assert over.finished


def test_nobody_is_moved_down_by_an_award() -> None:
    log = [*TO_LOSERS_FINAL, BothAbsent("L2-1")]
    why = "Number 1 cannot take place 2: name somebody knocked out at that stage."
    assert str(refusal(FOUR, log, Awarded(2, 1))) == why


def test_a_refusal_names_the_places_that_the_marshal_can_give() -> None:
    log = [*TO_LOSERS_FINAL, BothAbsent("L2-1")]
    why = "The Marshal cannot award place 3 now; open places: 2."
    assert str(refusal(FOUR, log, Awarded(3, 4))) == why


def test_a_decision_of_the_marshal_from_before_the_absence_does_not_become_good_later() -> None:
    for place in (1, 3):
        with pytest.raises(IllegalCommand, match=f"The Marshal cannot award place {place} now"):
            evaluate(FOUR, [*TO_FINAL, Awarded(place, 3), BothAbsent("F1")])
    early: list[Result] = [Played("W1-1", 1), BothAbsent("W1-2"), Awarded(3, 2), Played("L1-1", 3)]
    with pytest.raises(IllegalCommand, match="The Marshal cannot award place 3 now"):
        evaluate(FOUR, early)


def test_two_players_have_no_third_place() -> None:
    log: list[Result] = [Played("W1-1", 2), Played("F1", 1), Played("F2", 1)]
    now = evaluate(TWO, log)
    assert (now.champion, now.second, now.third, now.to_confirm) == (1, 2, None, ())
