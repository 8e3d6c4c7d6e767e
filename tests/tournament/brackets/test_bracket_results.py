"""Results of matches: whole or game by game, drawn games, and entries that cannot be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.refusal import IllegalCommand
from pegout.tournament.brackets import (
    Absent,
    Awarded,
    BothAbsent,
    GamePlayed,
    Pairing,
    Played,
    Result,
    State,
    Vacancy,
    Withdrawn,
    double_elimination,
    evaluate,
    objection,
    refusal,
    single_elimination,
)

FOUR = single_elimination([1, 2, 3, 4])
PAIR = {length: single_elimination([1, 2], best_of=length) for length in (1, 3, 5)}


def final_after(length: int, *scores: tuple[int, int]) -> Pairing:
    return evaluate(PAIR[length], [GamePlayed("F1", score) for score in scores])["F1"]


def test_nothing_is_decided_before_the_first_entry() -> None:
    now = evaluate(FOUR, ())
    assert [pairing.match.id for pairing in now.open] == ["R1-1", "R1-2"]
    final = now["F1"]
    assert (final.upper, final.lower, final.state) == (Vacancy.UNKNOWN, Vacancy.UNKNOWN, State.WAITING)
    assert (now.out, now.placings, now.champion, now.finished, now.waits_for_marshal) == (
        (),
        (),
        None,
        False,
        False,
    )


def test_a_winner_goes_on_with_the_score_kept() -> None:
    now = evaluate(FOUR, [Played("R1-1", 4, (88, 121))])
    decided = now["R1-1"]
    assert (decided.state, decided.winner, decided.loser, decided.score) == (State.DECIDED, 4, 1, (88, 121))
    assert (now["F1"].upper, now["F1"].lower, now["F1"].state) == (4, Vacancy.UNKNOWN, State.WAITING)
    assert now.out == (1,)


def test_more_points_win_a_game() -> None:
    assert final_after(1, (121, 99)).winner == 1
    assert final_after(1, (60, 121)).winner == 2


def test_a_drawn_game_is_recorded_and_played_again() -> None:
    drawn = final_after(1, (95, 95))
    assert (drawn.state, drawn.games, drawn.games_won) == (State.OPEN, (GamePlayed("F1", (95, 95)),), (0, 0))
    again = final_after(1, (95, 95), (90, 90), (121, 90))
    assert (again.state, again.winner, len(again.games)) == (State.DECIDED, 1, 3)


def test_a_level_game_that_was_won_at_time_names_its_winner() -> None:
    now = evaluate(PAIR[1], [GamePlayed("F1", (95, 95), winner=2)])
    assert now.champion == 2


@pytest.mark.parametrize("length", [1, 3, 5])
@given(games=st.lists(st.sampled_from([(121, 80), (80, 121), (70, 70)]), max_size=12))
def test_a_match_is_won_by_the_first_to_win_more_than_half(length: int, games: list[tuple[int, int]]) -> None:
    need = {1: 1, 3: 2, 5: 3}[length]
    wins = {1: 0, 2: 0}
    entered: list[Result] = []
    for upper, lower in games:
        if need in wins.values():
            assert "already decided" in str(refusal(PAIR[length], entered, GamePlayed("F1", (upper, lower))))
            break
        entered.append(GamePlayed("F1", (upper, lower)))
        wins[1] += upper > lower
        wins[2] += lower > upper
    final = evaluate(PAIR[length], entered)["F1"]
    assert final.games_won == (wins[1], wins[2])
    assert final.games == tuple(entered)
    assert final.winner == next((line for line, won in wins.items() if won == need), None)
    assert (final.state is State.DECIDED) == (need in wins.values())


def test_the_rest_of_a_match_may_come_in_one_entry() -> None:
    now = evaluate(PAIR[3], [GamePlayed("F1", (121, 80)), Played("F1", 2, (1, 2))])
    assert (now.champion, now["F1"].games_won, now["F1"].score) == (2, (1, 0), (1, 2))


def test_who_leaves_in_the_middle_loses_the_match() -> None:
    now = evaluate(PAIR[5], [GamePlayed("F1", (121, 80)), GamePlayed("F1", (121, 80)), Absent("F1", 1)])
    assert (now.champion, now["F1"].absent) == (2, (1,))


START: list[Result] = [Played("R1-1", 1)]


@pytest.mark.parametrize(
    ("log", "entry", "why"),
    [
        ([], Played("R9-1", 1), "There is no match R9-1 on this sheet: name one from R1-1 to F1."),
        ([], Played("R1-1", 2), "Number 2 does not play in R1-1: name 1 or 4."),
        ([], Absent("R1-1", 3), "Number 3 does not play in R1-1: name 1 or 4."),
        ([], GamePlayed("R1-1", (9, 9), winner=3), "Number 3 does not play in R1-1: name 1 or 4."),
        ([], Played("F1", 1), "F1 has to wait: first enter the matches that decide who plays it."),
        (START, BothAbsent("F1"), "F1 has to wait: first enter the matches that decide who plays it."),
        (START, Played("R1-1", 1), "R1-1 is already decided: undo its result first."),
        (
            [],
            Played("R1-1", 1, (80, 121)),
            "At 80-121 the other player has won: correct the score or the winner.",
        ),
        (
            [],
            GamePlayed("R1-1", (121, 80), winner=4),
            "At 121-80 the other player has won: correct the score or the winner.",
        ),
        (
            [],
            GamePlayed("R1-1", (121, -1)),
            "A score cannot be negative: enter the points pegged.",
        ),
        ([], Withdrawn(9), "Number 9 is not on this sheet: name an entrant."),
        ([Withdrawn(2)], Withdrawn(2), "Number 2 has already withdrawn: there is nothing to do."),
        (START, Withdrawn(4), "Number 4 has no match left to play: there is nothing to do."),
        ([], Awarded(1, 1), "The Marshal cannot award place 1 now; open places: none."),
        ([], Awarded(7, 1), "The Marshal cannot award place 7 now; open places: none."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(log: list[Result], entry: Result, why: str) -> None:
    assert str(refusal(FOUR, log, entry)) == why
    with pytest.raises(IllegalCommand) as raised:
        evaluate(FOUR, [*log, entry])
    assert (str(raised.value), raised.value.command) == (why, entry)


def test_a_bye_and_a_match_that_is_not_needed_take_no_result() -> None:
    sheet = double_elimination([1, 2, 3])
    assert (
        str(refusal(sheet, [], Played("W1-2", 3))) == "W1-2 is a bye and needs no result: number 3 advances."
    )
    log = [Played("W1-1", 1), Played("W2-1", 1), Played("L2-1", 2), Played("F1", 1)]
    assert str(refusal(sheet, log, Played("F2", 2))) == "F2 is not played: leave it out."


def test_the_first_entry_that_cannot_be_is_the_one_named() -> None:
    with pytest.raises(IllegalCommand, match="R1-2 is already decided"):
        evaluate(FOUR, [Played("R1-2", 3), Played("R1-2", 2), Played("F1", 3), Withdrawn(99)])


def test_a_result_from_before_its_players_were_known_does_not_become_good_later() -> None:
    with pytest.raises(IllegalCommand, match="F1 has to wait"):
        evaluate(FOUR, [Played("R1-1", 1), Played("F1", 1), Played("R1-2", 2)])


ENTRIES: st.SearchStrategy[Result] = st.one_of(
    st.builds(
        Played, st.sampled_from(["W1-1", "W1-2", "W2-1", "L1-1", "L2-1", "F1", "F2"]), st.integers(1, 4)
    ),
    st.builds(Absent, st.sampled_from(["W1-1", "W2-1", "L2-1", "F1", "F2", "W9-9"]), st.integers(1, 4)),
    st.builds(BothAbsent, st.sampled_from(["W1-1", "W2-1", "L1-1", "L2-1", "F1", "F2"])),
    st.builds(Withdrawn, st.integers(0, 4)),
    st.builds(Awarded, st.integers(0, 4), st.integers(0, 4)),
)


@given(st.integers(2, 4), st.lists(ENTRIES, max_size=40))
def test_an_entry_is_refused_by_what_stands_before_it_and_by_nothing_else(
    count: int, entries: list[Result]
) -> None:
    """Evaluating the whole log raises just when its last entry is refused; what has been taken stays good."""
    sheet = double_elimination(range(1, count + 1))
    log: list[Result] = []
    for entry in entries:
        if objection(evaluate(sheet, log), entry) is None:
            log.append(entry)
        else:
            with pytest.raises(IllegalCommand):
                evaluate(sheet, [*log, entry])
    evaluate(sheet, log)


def test_a_match_that_is_not_on_the_sheet_cannot_be_looked_up() -> None:
    with pytest.raises(KeyError, match="X1"):
        evaluate(FOUR, ())["X1"]
