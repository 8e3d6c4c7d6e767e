"""Players who are not there: one, both, late or gone for good."""

import pytest

from pegout.tournament.brackets import (
    Absent,
    BothAbsent,
    Played,
    Progress,
    Result,
    State,
    Vacancy,
    Withdrawn,
    double_elimination,
    evaluate,
    refusal,
    single_elimination,
)

TWO, FOUR, EIGHT = (double_elimination(range(1, count + 1)) for count in (2, 4, 8))
TO_WINNERS_FINAL: list[Result] = [Played("W1-1", 1), Played("W1-2", 3)]
TO_LOSERS_FINAL: list[Result] = [*TO_WINNERS_FINAL, Played("W2-1", 1), Played("L1-1", 2)]
TO_FINAL: list[Result] = [*TO_LOSERS_FINAL, Played("L2-1", 2)]


def top(now: Progress) -> tuple[int | None, int | None, int | None]:
    return now.champion, now.second, now.third


def test_who_is_absent_loses_that_round_only() -> None:
    now = evaluate(FOUR, [Absent("W1-1", 1)])
    assert (now["W1-1"].winner, now["W1-1"].loser, now["W1-1"].absent) == (2, 1, (1,))
    assert (now["W2-1"].upper, now["L1-1"].upper, now.out) == (2, 1, ())


def test_a_late_arrival_plays_on_where_the_position_still_stands() -> None:
    """Number 1 misses the first round and still wins the event through the losers' bracket."""
    log: list[Result] = [Absent("W1-1", 1), Played("W1-2", 3), Played("L1-1", 1), Played("W2-1", 3)]
    log += [Played("L2-1", 1), Played("F1", 1), Played("F2", 1)]
    assert top(evaluate(FOUR, log)) == (1, 3, 2)


def test_both_absent_in_the_winners_bracket() -> None:
    """The upper drops, the lower is out, and the next match of the winners' bracket has a bye."""
    now = evaluate(EIGHT, [BothAbsent("W1-1"), Played("W1-2", 3)])
    assert (now["W1-1"].winner, now["W1-1"].loser, now["W1-1"].absent) == (None, 1, (1, 2))
    assert now.out == (2,)
    assert (now["W2-1"].upper, now["W2-1"].state, now["W2-1"].winner) == (Vacancy.BYE, State.BYE, 3)
    assert (now["W3-1"].upper, now["L1-1"].players) == (3, (1, 4))


def test_the_upper_of_two_absent_may_still_win_the_event() -> None:
    log: list[Result] = [BothAbsent("W1-1"), Played("W1-2", 3), Played("L1-1", 1)]
    now = evaluate(FOUR, log)
    assert (now["W2-1"].state, now["L2-1"].state, now["F1"].players) == (State.BYE, State.BYE, (3, 1))
    assert evaluate(FOUR, [*log, Played("F1", 1), Played("F2", 1)]).champion == 1


def test_both_absent_in_the_losers_bracket() -> None:
    """Both are out, and the next match of the losers' bracket has a bye."""
    now = evaluate(FOUR, [*TO_WINNERS_FINAL, BothAbsent("L1-1"), Played("W2-1", 3)])
    assert now.out == (2, 4)
    assert (now["L1-1"].winner, now["L1-1"].loser) == (None, None)
    assert (now["L2-1"].state, now["L2-1"].winner, now["F1"].players) == (State.BYE, 1, (3, 1))


def test_byes_meet_byes_and_nobody_goes_on() -> None:
    log: list[Result] = [BothAbsent("W1-1"), BothAbsent("W1-2"), Played("W1-3", 5), Played("W1-4", 7)]
    now = evaluate(EIGHT, log)
    assert (now["W2-1"].state, now["W2-1"].players, now["W2-1"].winner) == (State.VOID, (), None)
    later = evaluate(EIGHT, [*log, Played("W2-2", 7), BothAbsent("L1-1")])
    assert (later["W3-1"].state, later["W3-1"].winner, later["L2-2"].state) == (State.BYE, 7, State.WAITING)
    assert (later["L2-1"].state, later["L2-1"].winner) == (State.BYE, 5)
    assert (later["F1"].upper, later["F1"].lower) == (7, Vacancy.UNKNOWN)


def test_both_absent_in_the_winners_final_and_the_losers_bracket_wins_the_event() -> None:
    log = [*TO_WINNERS_FINAL, Played("L1-1", 4), BothAbsent("W2-1")]
    now = evaluate(FOUR, log)
    assert (now["L2-1"].players, now.out) == ((1, 4), (2, 3))
    over = evaluate(FOUR, [*log, Played("L2-1", 4)])
    assert (over["F1"].state, over["F2"].state, over.champion, over.finished) == (
        State.BYE,
        State.VOID,
        4,
        True,
    )


def test_both_absent_in_the_only_match_of_two_players() -> None:
    now = evaluate(TWO, [BothAbsent("W1-1")])
    assert (now.champion, now.second, now.to_confirm, now.finished) == (1, 2, (2,), True)


def test_no_final_is_played_against_an_empty_losers_bracket() -> None:
    now = evaluate(FOUR, [*TO_LOSERS_FINAL, BothAbsent("L2-1")])
    assert (now["F1"].state, now["F2"].state) == (State.BYE, State.VOID)
    assert (now.champion, now.finished, now.waits_for_marshal) == (1, True, False)


@pytest.mark.parametrize(
    ("more", "state", "champion"),
    [
        ([Played("F1", 1)], State.VOID, 1),
        ([Absent("F1", 2)], State.VOID, 1),
        ([Played("F1", 2)], State.OPEN, None),
        ([Absent("F1", 1)], State.OPEN, None),
        ([Absent("F1", 1), Played("F2", 1)], State.DECIDED, 1),
        ([Played("F1", 2), Played("F2", 2)], State.DECIDED, 2),
        ([Played("F1", 2), Absent("F2", 1)], State.DECIDED, 2),
    ],
)
def test_one_win_of_two_is_enough_for_the_winner_of_the_winners_bracket(
    more: list[Result], state: State, champion: int | None
) -> None:
    now = evaluate(FOUR, [*TO_FINAL, *more])
    assert (now["F2"].state, now.champion, now.finished) == (state, champion, champion is not None)


def test_the_second_match_of_the_final_has_the_same_lines_as_the_first() -> None:
    now = evaluate(FOUR, [*TO_FINAL, Played("F1", 2)])
    assert now["F1"].players == now["F2"].players == (1, 2)


def test_both_absent_in_a_single_elimination_makes_a_bye_in_the_next_match() -> None:
    sheet = single_elimination([1, 2, 3, 4], third_place=True)
    now = evaluate(sheet, [BothAbsent("R1-1"), Played("R1-2", 3)])
    assert (now["F1"].state, now["F1"].winner) == (State.BYE, 3)
    assert (now["3P"].state, now["3P"].winner) == (State.BYE, 2)
    assert (now.out, now.champion, now.finished) == ((1, 4, 2), 3, True)


def test_both_absent_from_the_match_for_the_third_place_share_it() -> None:
    sheet = single_elimination([1, 2, 3, 4], third_place=True)
    log: list[Result] = [Played("R1-1", 1), Played("R1-2", 2), BothAbsent("3P"), Played("F1", 2)]
    now = evaluate(sheet, log)
    assert [(placing.place, placing.lines) for placing in now.placings] == [(1, (2,)), (2, (1,)), (3, (4, 3))]
    assert (now.finished, now.to_confirm) == (True, ())


def test_who_withdraws_loses_every_match_that_is_not_decided() -> None:
    now = evaluate(FOUR, [Played("W1-1", 1), Withdrawn(1), Played("W1-2", 4), Played("L1-1", 2)])
    assert (now["W1-1"].winner, now["W2-1"].winner, now["L2-1"].winner) == (1, 4, 2)
    assert (now["W2-1"].absent, now["L2-1"].absent, now.withdrawn) == ((1,), (1,), (1,))
    assert (now["F1"].players, now.out) == ((4, 2), (3, 1))


def test_a_withdrawal_decides_an_open_match_at_once() -> None:
    assert evaluate(FOUR, [Withdrawn(4)])["W1-2"].winner == 3
    assert refusal(FOUR, [Withdrawn(4)], Played("W1-2", 4)) is not None


def test_the_first_of_two_to_withdraw_loses_to_the_other() -> None:
    now = evaluate(FOUR, [Withdrawn(2), Withdrawn(1)])
    assert (now["W1-1"].winner, now["W1-1"].absent) == (1, (2,))


def test_two_who_had_withdrawn_before_they_met_are_both_absent() -> None:
    now = evaluate(FOUR, [Withdrawn(2), Withdrawn(4)])
    assert (now["L1-1"].players, now["L1-1"].absent, now.out) == ((2, 4), (2, 4), (2, 4))
    assert (now["W2-1"].players, now["L2-1"].lower) == ((1, 3), Vacancy.BYE)


def test_the_withdrawn_may_have_a_bye_and_lose_the_next_match() -> None:
    """Number 7 has a bye in the losers' bracket because 2 and 4 stay away, and loses the match after it."""
    log: list[Result] = [Played("W1-1", 1), Played("W1-2", 3), Played("W1-3", 5), Played("W1-4", 7)]
    log += [Played("W2-2", 5), Withdrawn(7), BothAbsent("L1-1")]
    now = evaluate(EIGHT, log)
    assert (now["L2-1"].players, now["L2-1"].state, now["L2-1"].winner) == ((7,), State.BYE, 7)
    later = evaluate(EIGHT, [*log, Played("W2-1", 1), Played("L1-2", 6), Played("L2-2", 6)])
    assert (later["L3-1"].winner, later["L3-1"].absent) == (6, (7,))
