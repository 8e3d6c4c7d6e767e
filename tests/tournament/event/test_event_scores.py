"""Scores: entered by two, by one official, locked, corrected, and refused when they cannot be."""

from dataclasses import replace

import pytest

from pegout.tournament import event as e
from pegout.tournament.event import FORMATS, Role
from pegout.tournament.standings import Kind
from tests.kit.events import roomy, started

CHART = replace(roomy(FORMATS["golden-age"]), divisions=())
LODGE = roomy(FORMATS["lodge"])


def enter(player: str, first: int, second: int, game: str = "R1T1") -> e.EnterScore:
    return e.EnterScore("", game, (first, second), player)


def test_a_score_is_locked_when_both_players_have_entered_the_same() -> None:
    director = started(CHART, 12)
    director.do(enter("P1", 121, 95), Role.PLAYER, "P1")
    assert "R1T1" not in director.division.results
    director.do(enter("P2", 121, 95), Role.PLAYER, "P2")
    assert director.division.results["R1T1"].second_points == 95
    assert "locked" in str(director.why_not(enter("P1", 121, 96), Role.PLAYER, "P1"))


def test_two_that_differ_lock_nothing_until_one_gives_way() -> None:
    director = started(CHART, 12)
    director.do(enter("P1", 121, 95), Role.PLAYER, "P1")
    director.do(enter("P2", 121, 59), Role.PLAYER, "P2")
    assert "R1T1" not in director.division.results
    assert len(director.division.entered["R1T1"]) == 2
    director.do(enter("P1", 121, 59), Role.PLAYER, "P1")
    assert director.division.results["R1T1"].second_points == 59
    assert "R1T1" not in director.division.entered


def test_the_same_points_lock_nothing_while_the_players_name_different_winners() -> None:
    director = started(LODGE, 4)
    for player in ("P1", "P2"):
        level = e.EnterScore("", "W1-1", (90, 90), player, Kind.TIME, winner=player)
        director.do(level, Role.PLAYER, player)
    assert director.division.main is not None
    assert director.division.main.progress["W1-1"].winner is None
    assert [entry.winner for entry in director.division.entered["W1-1"]] == [1, 2]
    director.do(e.EnterScore("", "W1-1", (90, 90), "P1", Kind.TIME, winner="P2"), Role.PLAYER, "P1")
    assert director.division.main.progress["W1-1"].winner == 2
    assert "W1-1" not in director.division.entered


def test_the_same_points_lock_nothing_while_one_says_forfeit_and_the_other_played() -> None:
    director = started(CHART, 12)
    director.do(e.EnterScore("", "R1T1", (121, 111), "P1", Kind.FORFEIT), Role.PLAYER, "P1")
    director.do(e.EnterScore("", "R1T1", (121, 111), "P2", Kind.PLAYED), Role.PLAYER, "P2")
    assert "R1T1" not in director.division.results
    assert [entry.kind for entry in director.division.entered["R1T1"]] == [Kind.FORFEIT, Kind.PLAYED]
    director.do(e.EnterScore("", "R1T1", (121, 111), "P1", Kind.PLAYED), Role.PLAYER, "P1")
    assert director.division.results["R1T1"].kind is Kind.PLAYED


def test_an_official_locks_at_once() -> None:
    director = started(CHART, 12)
    director.do(e.EnterScore("", "R1T1", (80, 121)), Role.SCORER, "Sue")
    assert director.division.results["R1T1"].winner == 2


def test_players_enter_their_own_games_only() -> None:
    director = started(CHART, 12)
    assert "does not play in R1T1" in str(director.why_not(enter("P3", 121, 95), Role.PLAYER, "P3"))
    assert "for themselves" in str(director.why_not(enter("P1", 121, 95), Role.PLAYER, "P2"))
    assert "for themselves" in str(director.why_not(enter("", 121, 95), Role.PLAYER, "P1"))


@pytest.mark.parametrize(
    ("scores", "kind", "part"),
    [
        ((121, 121), Kind.PLAYED, "121 points for the winner"),
        ((120, 100), Kind.PLAYED, "121 points for the winner"),
        ((121, -1), Kind.PLAYED, "121 points for the winner"),
        ((130, 100), Kind.PLAYED, "121 points for the winner"),
        ((90, 80), Kind.TIME, "no time limit"),
        ((121, 100), Kind.FORFEIT, "121-111"),
    ],
)
def test_scores_that_cannot_be_are_refused(scores: tuple[int, int], kind: Kind, part: str) -> None:
    director = started(CHART, 12)
    assert part in str(director.why_not(e.EnterScore("", "R1T1", scores, kind=kind)))


@pytest.mark.parametrize(
    "game", ["", "R0T1", "R99T1", "R1T99", "W1-1", "P1-2", "R1T1x", "R1T1 ", "R01T1", "R1T01"]
)
def test_games_that_are_not_there_are_refused(game: str) -> None:
    assert "There is no game" in str(started(CHART, 12).why_not(e.EnterScore("", game, (121, 90))))


def test_only_the_director_corrects_and_only_with_a_reason() -> None:
    director = started(CHART, 12)
    director.score("R1T1", 121, 90)
    change = e.CorrectScore("", "R1T1", (121, 91), "misread")
    assert "ask the director" in str(director.why_not(change, Role.SCORER, "Sue"))
    assert "needs a reason" in str(director.why_not(e.CorrectScore("", "R1T1", (121, 91), " ")))
    assert "no locked score" in str(director.why_not(e.CorrectScore("", "R1T2", (121, 91), "x")))
    director.do(change)
    assert director.division.results["R1T1"].second_points == 91


def test_time_ends_a_game_for_whoever_has_more_or_was_first_there() -> None:
    director = started(LODGE, 4)
    assert "fewer than 121" in str(director.why_not(e.EnterScore("", "W1-1", (121, 90), kind=Kind.TIME)))
    assert "play it again" in str(director.why_not(e.EnterScore("", "W1-1", (90, 90), kind=Kind.TIME)))
    stranger = e.EnterScore("", "W1-1", (90, 90), kind=Kind.TIME, winner="P3")
    assert "Name a winner only" in str(director.why_not(stranger))
    director.do(e.EnterScore("", "W1-1", (90, 90), kind=Kind.TIME, winner="P2"))
    director.do(e.EnterScore("", "W1-2", (80, 95), kind=Kind.TIME))
    assert director.division.main is not None
    progress = director.division.main.progress
    assert [progress["W1-1"].winner, progress["W1-2"].winner] == [2, 4]


def test_a_correction_on_a_sheet_must_leave_later_results_standing() -> None:
    director = started(LODGE, 4)
    director.score("W1-1", 121, 90)
    director.score("W1-2", 121, 90)
    director.score("W2-1", 121, 90)
    same_winner = e.CorrectScore("", "W1-1", (121, 80), "misread")
    other_winner = e.CorrectScore("", "W1-1", (80, 121), "misread")
    assert "W2-1 has already been played" in str(director.why_not(other_winner))
    director.do(same_winner)
    assert director.division.main is not None
    assert director.division.main.progress["W1-1"].games[0].scores == (121, 80)
    director.do(e.Undo(director.log[-2].number))
    director.do(other_winner)
    assert director.division.main.progress["W1-1"].winner == 2


def test_taking_back_a_result_sets_those_aside_that_stood_on_it() -> None:
    director = started(LODGE, 4)
    director.score("W1-1", 121, 90)
    number = director.log[-1].number
    director.score("W1-2", 121, 90)
    director.score("W2-1", 121, 90)
    later = director.log[-1].number
    director.do(e.Undo(number))
    assert [entry.number for entry in director.event.set_aside] == [later]
    assert {game.id for _, game in director.open} == {"W1-1"}
    director.do(e.Undo(director.log[-1].number))
    assert director.event.set_aside == ()
