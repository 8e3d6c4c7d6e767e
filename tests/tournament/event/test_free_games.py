"""Free games: what one player says counts for nothing until the other, or an official, says the same."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament import event as e
from pegout.tournament.event import ChartPlan, Movement, Role
from pegout.tournament.standings import ACC as ACC_SCHEME
from tests.kit.events import Director, started
from tests.tournament.event.test_event_people import ACC

CHART = ChartPlan(Movement.FREE, ACC_SCHEME, games=2)
FREE = replace(ACC, chart=CHART, sheet=None, consolation=None)


def proposed(first: str = "P1", second: str = "P2") -> tuple[Director, str]:
    """A field of four in which the first has entered a win over the second."""
    director = started(FREE, 4)
    director.do(e.ProposeGame("", first, second, (121, 80)), Role.PLAYER, first)
    return director, next(iter(director.division.proposed))


def test_a_players_word_is_a_proposal() -> None:
    assert e.said_by(Role.PLAYER, e.FreeGame("", "A", "B", (121, 80))) == e.ProposeGame(
        "", "A", "B", (121, 80)
    )
    for role in (Role.DIRECTOR, Role.SCORER):
        assert e.said_by(role, e.FreeGame("", "A", "B", (121, 80))).__class__ is e.FreeGame


def test_a_proposal_counts_for_nothing() -> None:
    director, _ = proposed()
    assert director.division.results == {}
    assert {row.values[0] for row in e.rows(director.division).rows} == {0}
    assert "Some games are still unplayed" in str(director.why_not(e.CloseEvent()))


def test_it_counts_when_the_opponent_enters_the_same() -> None:
    director, game = proposed()
    director.do(e.EnterScore("", game, (121, 80), "P2"), Role.PLAYER, "P2")
    assert [(one.first, one.second, one.first_points) for one in director.division.results.values()] == [
        (1, 2, 121)
    ]
    assert not director.division.proposed
    assert not director.division.entered
    assert "is locked" in str(director.why_not(e.EnterScore("", game, (121, 80), "P2"), Role.PLAYER, "P2"))


def test_another_score_is_a_dispute_for_an_official() -> None:
    director, game = proposed()
    director.do(e.EnterScore("", game, (80, 121), "P2"), Role.PLAYER, "P2")
    assert director.division.results == {}
    director.do(e.EnterScore("", game, (121, 100)))
    assert director.division.results[game].second_points == 100
    director.do(e.CorrectScore("", game, (121, 99), "misread"))
    assert director.division.results[game].second_points == 99


@pytest.mark.parametrize("player", ["P1", "P2"])
def test_either_player_may_deny_it(player: str) -> None:
    director, game = proposed()
    assert "is not listed as a player in" in str(
        director.why_not(e.DenyGame("", game, "P3"), Role.PLAYER, "P3")
    )
    director.do(e.DenyGame("", game, player), Role.PLAYER, player)
    assert not director.division.proposed
    assert not director.division.entered
    assert "waiting to be agreed" in str(director.why_not(e.DenyGame("", game, player), Role.PLAYER, player))


def test_two_players_have_one_game_to_agree_on_at_a_time() -> None:
    director, _ = proposed()
    again = e.ProposeGame("", "P2", "P1", (121, 70))
    assert "settle that one first" in str(director.why_not(again, Role.PLAYER, "P2"))
    director.do(e.ProposeGame("", "P1", "P3", (121, 70)), Role.PLAYER, "P1")


def test_nobody_agrees_to_more_games_than_are_played() -> None:
    director, game = proposed()
    for other in ("P3", "P4"):
        director.do(e.FreeGame("", "P2", other, (121, 90)))
    mine = e.EnterScore("", game, (121, 80), "P2")
    assert "P2 has played all 2 games" in str(director.why_not(mine, Role.PLAYER, "P2"))


def test_nobody_is_absent_from_a_game_that_is_said_to_have_been_played() -> None:
    director, game = proposed()
    assert "is not open" in str(director.why_not(e.MarkAbsent("", game, ("P2",))))


def test_play_offs_wait_for_what_is_to_be_agreed_on() -> None:
    director = started(replace(ACC, chart=CHART), 12)
    for place in range(1, 12, 2):
        director.do(e.FreeGame("", f"P{place}", f"P{place + 1}", (121, 80 + place)))
    director.do(e.ProposeGame("", "P1", "P3", (121, 70)), Role.PLAYER, "P1")
    assert "is waiting for its players to agree" in str(director.why_not(e.StartPlayOffs("")))


PLAYERS = st.sampled_from(["P1", "P2", "P3", "P4"])


@given(st.lists(st.tuples(PLAYERS, PLAYERS, st.booleans(), st.integers(0, 3)), max_size=12))
def test_no_result_without_both_players(acts: list[tuple[str, str, bool, int]]) -> None:
    """Whatever one player sends, alone, in any order: nothing is ever locked for or against another."""
    director = started(FREE, 4)
    for _, second, wins, what in acts:
        scores = (121, 80) if wins else (80, 121)
        waiting = next(iter(director.division.proposed), "X1")
        command = (
            e.ProposeGame("", "P1", second, scores),
            e.EnterScore("", waiting, scores, "P1"),
            e.DenyGame("", waiting, "P1"),
            e.said_by(Role.PLAYER, e.FreeGame("", "P1", second, scores)),
        )[what]
        if director.why_not(command, Role.PLAYER, "P1") is None:
            director.do(command, Role.PLAYER, "P1")
        assert director.division.results == {}
