"""The formats: golden-age totals and ties, ACC qualifiers and consolation, lodge money, a season."""

from dataclasses import replace
from random import Random

import pytest

from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import (
    FORMATS,
    InvalidFormat,
    Movement,
    Role,
    format_of,
    with_best_of,
    with_games,
)
from pegout.tournament.money import CASH
from tests.kit.events import Director, play_on, roomy, started

GOLDEN_AGE = replace(roomy(FORMATS["golden-age"]), divisions=())


def test_golden_age_gives_each_division_a_field_of_its_own() -> None:
    director = started(FORMATS["golden-age"], 24)
    assert [division.name for division in director.event.divisions] == ["men", "women"]
    assert director.event.division("men") is director.event.divisions[0]
    assert director.event.division("") is None
    assert "name one of 'men', 'women'" in str(director.why_not(e.EnterScore("", "R1T1", (121, 90))))


def test_golden_age_adds_points_and_bonus() -> None:
    director = started(GOLDEN_AGE, 12)
    for place, (_, game) in enumerate(director.open):
        director.score(game.id, 121, (100, 90, 60)[place % 3])
    totals = {row.player: row.values[0] for row in e.rows(director.division).rows}
    # A win is worth ten, a skunk (61 to 90) twenty, a double skunk (60 or less) forty.
    assert [totals[player] for player in (1, 2, 3, 4, 5, 6)] == [131, 100, 141, 90, 161, 60]


def test_golden_age_ties_that_matter_are_played_off_and_not_counted() -> None:
    director = started(GOLDEN_AGE, 12)
    while any(game.id.startswith("R") for _, game in director.open):
        for _, game in director.open:
            director.score(game.id, 121, 100) if game.first < game.second else director.score(
                game.id, 100, 121
            )
    before = {row.player: row.values for row in e.rows(director.division).rows}
    games = 0
    while director.open:
        _, game = director.open[0]
        assert game.id.startswith("P")
        director.score(game.id, 121, 95)
        games += 1
        assert games < 60
    after = e.rows(director.division)
    assert games > 0
    assert not any(row.needs_playoff for row in after.rows)
    assert {row.player: row.values for row in after.rows} == before
    assert [row.place for row in after.rows[:3]] == [1, 2, 3]


@pytest.mark.parametrize(("entrants", "qualify"), [(20, 5), (100, 25), (121, 31), (124, 31)])
def test_the_best_quarter_goes_on_and_the_others_play_the_consolation(entrants: int, qualify: int) -> None:
    director, dice = started(with_games(roomy(FORMATS["acc"]), 1), entrants), Random(entrants)
    for _ in play_on(director, dice):
        if director.division.courses:
            break
    division = director.division
    assert division.main is not None
    assert division.consolation is not None
    best = [row.player for row in e.rows(division).rows]
    assert sorted(division.main.sheet.lines) == sorted(best[:qualify])
    assert sorted(division.consolation.sheet.lines) == sorted(best[qualify:])
    assert {match.best_of for match in division.main.sheet.matches} == {3}


def test_play_offs_wait_for_every_game() -> None:
    director = started(with_games(roomy(FORMATS["acc"]), 2), 12)
    assert "no result yet" in str(director.why_not(e.StartPlayOffs("")))
    assert "no play-offs" in str(started(roomy(FORMATS["lodge"]), 4).why_not(e.StartPlayOffs("")))


def test_the_lodge_awards_its_prizes_and_the_books_balance() -> None:
    director, dice = started(FORMATS["lodge"], 14), Random(3)
    for _ in play_on(director, dice):
        pass
    division = director.division
    order = tuple(tuple(division.named(line) for line in lines) for lines in e.final_order(division))
    director.do(d.AwardPrizes(order), Role.REGISTRAR, "Rita")
    prizes = director.event.desk.course.prizes
    assert prizes is not None
    assert [(prize.place, prize.cents) for prize in prizes] == [(1, 5000), (2, 3000), (3, 2000)]
    ledger = director.event.desk.ledger
    assert sum(ledger.balances().values()) == 0
    assert ledger.balances()[CASH] == 14 * 2000 - 10000


def test_a_season_runs_over_many_nights() -> None:
    director = started(with_games(FORMATS["season"], 3), 6)
    dice = Random(1)
    for _ in play_on(director, dice):
        pass
    director.do(e.OpenNight(("P1", "P2", "P3", "P7")))
    assert [division.name for division in director.event.divisions] == ["night 1", "night 2"]
    assert director.event.division_of("P1") is director.event.divisions[1]
    assert "not a season" in str(started(GOLDEN_AGE, 8).why_not(e.OpenNight(("A", "B"))))
    assert "different players" in str(director.why_not(e.OpenNight(("A", "a"))))


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda: format_of("loge"), "did you mean lodge"),
        (lambda: with_games(FORMATS["lodge"], 3), "no chart"),
        (lambda: with_games(FORMATS["golden-age"], 5), "six games"),
        (lambda: with_best_of(FORMATS["round-robin"], 3), "no sheet"),
        (lambda: replace(FORMATS["lodge"], sheet=None), "neither a chart nor a sheet"),
        (lambda: with_games(FORMATS["acc"], 0), "needs at least one game"),
        (lambda: replace(FORMATS["acc"], qualifiers=-1), "negative number"),
    ],
)
def test_formats_that_cannot_be_played_are_refused(change: object, part: str) -> None:
    assert callable(change)
    with pytest.raises(InvalidFormat, match=part):
        change()


def test_a_round_robin_may_be_played_twice_over() -> None:
    form = roomy(FORMATS["round-robin"])
    assert form.chart is not None
    assert form.chart.movement is Movement.ROUND_ROBIN
    director = started(with_games(form, 2), 4)
    assert len(director.division.games) == 12


def test_nothing_can_be_played_before_the_start() -> None:
    director = Director(FORMATS["lodge"])
    assert "not started" in str(director.why_not(e.EnterScore("", "W1-1", (121, 90))))
