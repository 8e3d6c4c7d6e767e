"""Calls for a judge, scores that name their game, and the end of an event for good."""

from dataclasses import replace

from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import FORMATS, ChartPlan, Movement, Role, with_best_of
from pegout.tournament.standings import WINS
from tests.kit.events import Director, roomy, started

KNOCK_OUT = roomy(FORMATS["knock-out"])
CHART = replace(roomy(FORMATS["golden-age"]), divisions=())


def played_out(director: Director) -> None:
    while director.open:
        director.score(director.open[0][1].id, 121, 90)


def test_a_call_stands_until_a_judge_has_been_there() -> None:
    director = started(KNOCK_OUT, 4)
    game = director.open[0][1].id
    call = e.CallJudge("", game, "P1", "wrong count")
    director.do(call, Role.PLAYER, "P1")
    [made] = director.event.calls
    assert (made.game, made.words, made.settled) == (game, "wrong count", False)
    assert "on the way" in str(director.why_not(call, Role.PLAYER, "P1"))
    director.do(e.SettleCall(made.number), Role.JUDGE, "Jo")
    assert director.event.calls[0].settled
    assert "already settled" in str(director.why_not(e.SettleCall(made.number), Role.JUDGE, "Jo"))


def test_a_ruling_about_the_game_settles_its_call_and_no_other() -> None:
    director = started(KNOCK_OUT, 4)
    games = [game.id for _, game in director.open]
    for game in games:
        director.do(e.CallJudge("", game), Role.SCORER, "Sue")
    director.do(e.NoteRuling("Two points back.", ("acc:VII.1",), "", games[0]), Role.JUDGE, "Jo")
    assert [call.settled for call in director.event.calls] == [True, False]


def test_players_call_to_their_own_table_only() -> None:
    director = started(KNOCK_OUT, 4)
    division, game = director.open[0]
    other = next(
        name for name in ("P1", "P2", "P3", "P4") if division.number(name) not in (game.first, game.second)
    )
    assert "does not play in" in str(director.why_not(e.CallJudge("", game.id, other), Role.PLAYER, other))
    assert "for themselves" in str(director.why_not(e.CallJudge("", game.id, "P1"), Role.PLAYER, "P2"))
    assert "not being played" in str(director.why_not(e.CallJudge("", "W9-9", "P1"), Role.PLAYER, "P1"))
    assert "not a call for a judge" in str(director.why_not(e.SettleCall(1), Role.JUDGE, "Jo"))


def test_a_score_for_one_game_of_a_match_is_never_taken_for_the_next() -> None:
    director = started(with_best_of(KNOCK_OUT, 3), 2)
    [(_, game)] = director.open
    first = e.EnterScore("", game.id, (121, 100), "P1", nth=1)
    assert "Game 1" in str(director.why_not(replace(first, nth=2), Role.PLAYER, "P1"))
    director.do(first, Role.PLAYER, "P1")
    director.do(replace(first, player="P2"), Role.PLAYER, "P2")
    assert "already been entered" in str(director.why_not(first, Role.PLAYER, "P1"))
    director.do(replace(first, nth=2), Role.PLAYER, "P1")
    assert e.nth_game(director.division, game.id) == 2


def test_an_event_is_closed_when_everything_is_played_and_paid() -> None:
    form = FORMATS["lodge"]
    director = started(replace(form, desk=replace(form.desk, places=None, minimum_entries=0)), 4)
    assert "played" in str(director.why_not(e.CloseEvent()))
    played_out(director)
    assert "prizes" in str(director.why_not(e.CloseEvent()))
    director.do(d.PutIn(20_000))
    order = tuple(
        (director.division.named(line),) for lines in e.final_order(director.division) for line in lines
    )
    director.do(d.AwardPrizes(order[:3]))
    director.do(e.CloseEvent())
    assert director.event.closed
    assert "closed" in str(director.why_not(d.Donate("Ann", 100)))
    director.do(e.Undo(director.log[-1].number, "a donation came"))
    director.do(d.Donate("Ann", 100))


def test_games_that_are_found_freely_are_over_when_the_director_says_so() -> None:
    plan = ChartPlan(Movement.FREE, WINS, games=3)
    director = started(replace(roomy(FORMATS["round-robin"]), chart=plan), 4)
    director.do(e.FreeGame("", "P1", "P2", (121, 100)))
    director.do(e.CloseEvent())


def test_an_event_that_has_not_begun_or_owes_money_stays_open() -> None:
    director = Director(FORMATS["lodge"])
    assert "not started" in str(director.why_not(e.CloseEvent()))
    director.do(d.Register("Ann", "member"))
    director.do(d.Pay("Ann", FORMATS["lodge"].desk.fee))
    director.do(d.Cancel(d.Cause.CALLED_OFF, "no hall"))
    assert "Ann is still owed" in str(director.why_not(e.CloseEvent()))
    director.do(d.PayRefund("Ann"))
    director.do(e.CloseEvent())
