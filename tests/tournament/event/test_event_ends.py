"""Events that come to their end by ways nobody has planned."""

from dataclasses import replace
from datetime import timedelta

from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import FORMATS
from pegout.tournament.standings import Kind
from tests.kit.events import START, Director, roomy, started

SHORT = replace(
    e.with_games(e.with_best_of(roomy(FORMATS["acc"]), 1), 1), consolation=FORMATS["acc"].consolation
)


def test_where_too_few_are_left_for_play_offs_the_standings_decide() -> None:
    director = started(replace(SHORT, consolation=None), 4)
    director.score("R1T1", 121, 90)
    director.score("R1T2", 121, 100)
    assert not e.is_finished(director.division)
    for name in ("P2", "P3", "P4"):
        director.do(e.DropOut(name))
    assert "Not enough players" in str(director.why_not(e.StartPlayOffs("")))
    assert e.is_finished(director.division)
    assert e.final_order(director.division) == ((1,), (3,), (4,), (2,))
    director.do(e.CloseEvent())


def test_a_place_of_the_consolation_can_be_decided_too() -> None:
    director = started(SHORT, 4)
    director.score("R1T1", 121, 90)
    director.score("R1T2", 121, 100)
    director.do(e.StartPlayOffs(""))
    director.score("F1", 121, 90)
    director.do(e.MarkAbsent("", "CF", ("P2", "P4")))
    assert not e.is_finished(director.division)
    assert director.why_not(e.DecidePlace("", 1, "P1", "won the other sheet")) is not None
    director.do(e.DecidePlace("", 1, "P2", "came first to the desk"))
    assert director.division.consolation is not None
    assert director.division.consolation.progress.champion == 2
    assert director.division.main is not None
    assert director.division.main.progress.champion == 1
    director.do(e.CloseEvent())


def test_an_absence_in_a_play_off_for_a_tie_is_not_added_to_the_totals() -> None:
    director = started(replace(SHORT, consolation=None), 4)
    director.score("R1T1", 121, 90)
    director.score("R1T2", 121, 90)
    before = [row.values for row in e.rows(director.division).rows]
    [(division, tie)] = director.open
    director.do(e.EnterScore("", tie.id, (121, 80), division.named(tie.first)))
    director.do(e.MarkAbsent("", tie.id, (division.named(tie.first),)))
    [result] = director.division.ties
    assert (result.winner, result.kind) == (tie.second, Kind.FORFEIT)
    assert director.division.entered == {}
    after = e.rows(director.division).rows
    assert [row.values for row in after] == before
    assert after[0].player == tie.second
    assert not director.open


def test_the_place_of_one_who_has_left_goes_to_the_next_and_a_tie_for_it_is_played_off() -> None:
    director = started(replace(SHORT, consolation=None), 4)
    director.score("R1T1", 121, 90)
    director.score("R1T2", 121, 90)
    director.do(e.DropOut("P1"))
    [(_, tie)] = director.open
    assert {tie.first, tie.second} == {2, 4}
    director.score(tie.id, *((121, 95) if tie.first == 4 else (95, 121)))
    assert [row.player for row in e.rows(director.division).rows] == [3, 1, 4, 2]
    director.do(e.StartPlayOffs(""))
    assert director.division.main is not None
    assert director.division.main.sheet.lines == (3, 4)


def test_an_event_that_is_off_is_closed_only_when_everybody_was_told() -> None:
    director = Director(FORMATS["lodge"])
    director.do(d.Register("Ann", "member"))
    director.do(d.Pay("Ann", 2000))
    director.at = START - timedelta(hours=47)
    director.do(d.PutIn(100))
    assert "announce" in str(director.why_not(e.CloseEvent()))
    director.do(d.Cancel(d.Cause.TOO_FEW))
    director.do(d.PayRefund("Ann"))
    director.do(e.CloseEvent())
