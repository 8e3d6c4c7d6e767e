"""Absences, drop-outs, expulsions, late players, the Marshal, roles and clocks."""

from dataclasses import replace

import pytest

from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import FORMATS, MAY, ChartPlan, EventCommand, Movement, Role
from pegout.tournament.money import FixedPrizes
from pegout.tournament.standings import ACC as ACC_SCHEME
from tests.kit.events import EARLY, START, Director, roomy, started

ACC, LODGE = roomy(FORMATS["acc"]), roomy(FORMATS["lodge"])
GOLDEN_AGE = replace(roomy(FORMATS["golden-age"]), divisions=())


def test_who_does_not_come_to_a_game_of_the_chart_loses_by_ten_points() -> None:
    director = started(GOLDEN_AGE, 12)
    director.do(e.MarkAbsent("", "R1T1", ("P1",)))
    result = director.division.results["R1T1"]
    assert (result.first_points, result.second_points) == (111, 121)
    assert "Neither player came" in str(director.why_not(e.MarkAbsent("", "R1T2", ("P3", "P4"))))
    assert "Name one or both" in str(director.why_not(e.MarkAbsent("", "R1T2", ("P1",))))


def test_an_expelled_player_loses_the_game_and_plays_no_more() -> None:
    director = started(GOLDEN_AGE, 12)
    director.do(e.Expel("P1", "refused to follow the judge"), Role.JUDGE, "June")
    division = director.division
    result = division.results["R1T1"]
    assert (result.first_points, result.second_points) == (111, 121)
    assert not any(1 in (game.first, game.second) for game in division.games if game.round > 1)
    assert "already left" in str(director.why_not(e.DropOut("P1")))
    assert "reason" in str(director.why_not(e.Expel("P2", "")))


def test_a_refusal_names_the_field_that_is_wrong() -> None:
    cases: list[tuple[Director, EventCommand, str]] = [
        (Director(ACC), d.Register("", "member"), "name"),
        (started(ACC, 12), e.Expel("P2", ""), "reason"),
    ]
    for director, command, field in cases:
        why = e.why_not(director.log, director.event, director.record(command))
        assert why is not None
        assert (why.field, why.message) == (field, director.why_not(command))


def test_a_drop_out_keeps_what_was_played_and_has_no_more_games() -> None:
    director = started(GOLDEN_AGE, 12)
    for _, game in director.open:
        director.score(game.id, 121, 90)
    director.do(e.DropOut("P4", "unwell"))
    division = director.division
    assert division.results["R1T2"].first_points == 121
    later = [game for game in division.games if 4 in (game.first, game.second)]
    assert [game.round for game in later] == [1]


def test_a_drop_out_on_a_sheet_is_absent_from_then_on() -> None:
    director = started(LODGE, 4)
    director.do(e.DropOut("P1"))
    assert director.division.main is not None
    progress = director.division.main.progress
    assert progress["W1-1"].winner == 2
    assert progress.withdrawn == (1,)
    assert "no match left" in str(director.why_not(e.DropOut("P1")))
    assert "is not playing" in str(director.why_not(e.DropOut("Zoe")))


def test_a_late_player_gets_the_next_number() -> None:
    director = started(ACC, 11)
    director.do(e.JoinLate("", "Zoe"), Role.REGISTRAR, "Rita")
    assert director.division.number("zoe") == 12
    assert any(12 in (game.first, game.second) for game in director.division.games)
    assert "already playing" in str(director.why_not(e.JoinLate("", "Zoe")))
    assert "while a chart" in str(started(LODGE, 4).why_not(e.JoinLate("", "Zoe")))


def test_a_late_player_is_entered_with_the_fee_to_pay_and_may_win_a_prize() -> None:
    golden = FORMATS["golden-age"]
    form = replace(golden, desk=replace(golden.desk, fee=500, prizes=FixedPrizes((1000,))))
    director = Director(form)
    for name in ("Ann", "Bea"):
        director.do(d.Register(name, "women"))
        director.do(d.Pay(name, 500))
    director.at = START
    director.do(d.StartPlay())
    assert "cannot be a name" in str(director.why_not(e.JoinLate("women", "Z\x00e")))
    director.do(e.JoinLate("women", "Zoe"))
    entry = director.event.desk.entries[-1]
    assert (entry.name, entry.kind, entry.status, entry.arrival) == (
        "Zoe",
        "women",
        d.Status.PLACED,
        d.Arrival.LATE,
    )
    director.do(d.Pay("Zoe", 500))
    assert director.event.desk.entries[-1].status is d.Status.CONFIRMED
    director.do(d.AwardPrizes((("Zoe",), ("Ann",), ("Bea",))))
    assert [(prize.name, prize.cents) for prize in director.event.desk.course.prizes or ()] == [("Zoe", 1000)]


def test_both_absent_in_the_final_waits_for_the_marshal() -> None:
    director = started(LODGE, 2)
    director.score("W1-1", 121, 90)
    director.do(e.MarkAbsent("", "F1", ("P1", "P2")))
    assert director.division.main is not None
    assert director.division.main.progress.waits_for_marshal
    assert not e.is_finished(director.division)
    assert "reason" in str(director.why_not(e.DecidePlace("", 1, "P2", "")))
    director.do(e.DecidePlace("", 1, "P2", "was there five minutes later"), Role.JUDGE, "Max")
    assert e.final_order(director.division)[0] == (2,)
    assert e.is_finished(director.division)


EXAMPLES: dict[type, EventCommand] = {
    d.Pay: d.Pay("P1", 100),
    d.Register: d.Register("Zoe", "player"),
    e.EnterScore: e.EnterScore("", "R1T1", (121, 90), "P1"),
    e.CorrectScore: e.CorrectScore("", "R1T1", (121, 90), "x"),
    e.Expel: e.Expel("P1", "x"),
    e.NoteRuling: e.NoteRuling("Two points to P1."),
    e.Undo: e.Undo(1),
}


@pytest.mark.parametrize("command", EXAMPLES.values(), ids=lambda command: command.__class__.__name__)
@pytest.mark.parametrize("role", Role)
def test_each_role_may_do_its_own_work_and_is_told_who_may_do_the_rest(
    command: EventCommand, role: Role
) -> None:
    director = started(ACC, 12)
    why = director.why_not(command, role, "P1")
    if role in MAY[command.__class__]:
        assert why is None or "may not" not in why or role is Role.PLAYER
    else:
        assert why is not None
        assert f"A {role.value} may not do that: ask the" in why


def test_the_director_may_do_everything() -> None:
    assert all(Role.DIRECTOR in roles for roles in MAY.values())


def test_rounds_are_started_and_time_is_called_once() -> None:
    director = started(LODGE, 4)
    assert "not been started" in str(director.why_not(e.CallTime("", 1)))
    director.do(e.StartRound("", 1))
    assert "already been started" in str(director.why_not(e.StartRound("", 1)))
    director.do(e.CallTime("", 1))
    assert "already been called in round 1" in str(director.why_not(e.CallTime("", 1)))
    assert director.division.clocks[0].called == director.at
    assert "not timed" in str(started(ACC, 12).why_not(e.StartRound("", 1)))


def test_free_games_are_counted_up_to_the_number_agreed() -> None:
    chart = ChartPlan(Movement.FREE, ACC_SCHEME, games=1)
    director = started(replace(ACC, chart=chart, sheet=None, consolation=None), 4)
    director.do(e.FreeGame("", "P1", "P2", (121, 80)))
    assert e.rows(director.division).rows[0].values[0] == 3  # a skunk
    assert "played all 1 games" in str(director.why_not(e.FreeGame("", "P1", "P3", (121, 80))))
    assert "two different players" in str(director.why_not(e.FreeGame("", "P3", "P3", (121, 80))))
    assert "name one of them" in str(started(ACC, 12).why_not(e.FreeGame("", "P1", "P2", (121, 80))))


def test_a_draw_numbers_everybody_once_before_play() -> None:
    director = Director(LODGE)
    for name in ("Ann", "Bob", "Cleo"):
        director.do(d.Register(name, "member"))
        director.do(d.Pay(name, 2000))
    assert "names every entrant once" in str(director.why_not(e.DrawOrder("", ("Ann", "Bob"))))
    director.do(e.DrawOrder("", ("Cleo", "Ann", "Bob")))
    director.at = START
    director.do(d.StartPlay())
    assert director.division.players == ("Cleo", "Ann", "Bob")
    assert "Play has started" in str(director.why_not(e.DrawOrder("", ("Ann", "Bob", "Cleo"))))


def test_nobody_starts_to_play_alone() -> None:
    director = Director(FORMATS["golden-age"])
    director.at = EARLY
    for name, kind in (("Ann", "women"), ("Bob", "men"), ("Dan", "men")):
        director.do(d.Register(name, kind))
    director.at = START
    assert "Ann is alone in a field" in str(director.why_not(d.StartPlay()))
    director.do(d.Withdraw("Ann"))
    director.do(d.StartPlay())
    assert [division.name for division in director.event.divisions] == ["men"]


def test_a_draw_stands_for_those_who_are_still_there_when_play_starts() -> None:
    director = Director(roomy(FORMATS["knock-out"]))
    for name in ("Ann", "Bob", "Cleo"):
        director.do(d.Register(name, "member"))
    director.do(e.DrawOrder("", ("Cleo", "Bob", "Ann")))
    director.do(d.Withdraw("Bob"))
    director.do(d.Register("Dan", "member"))
    director.at = START
    director.do(d.StartPlay())
    assert director.division.players == ("Cleo", "Ann", "Dan")
