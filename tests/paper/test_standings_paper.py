"""Standings, seasons and the final report."""

from dataclasses import replace

import pytest

from pegout.paper import NothingToPrint, final_report, season_sheet, standings_sheet
from pegout.services.event_files.format_words import format_in_words
from pegout.tournament.entries import Cancel, Cause
from pegout.tournament.event import (
    FORMATS,
    ChartPlan,
    DropOut,
    EnterScore,
    Event,
    Format,
    Movement,
    OpenNight,
    StartPlayOffs,
    rows,
)
from pegout.tournament.standings import ACC
from tests.kit.pdf import pages, sizes, squeezed, text
from tests.kit.printed_events import START, Staging, names, paid_event, played, started


@pytest.mark.parametrize("form", ["golden-age", "acc", "round-robin"])
def test_every_row_is_printed_with_its_figures_and_its_reason(form: str) -> None:
    event = played(FORMATS[form], 12, 40)
    division = event.divisions[0]
    found = text(standings_sheet(event, division.name))
    for row in rows(division).rows:
        assert squeezed(f"{row.place} {row.player} {division.named(row.player)} {row.values[0]}") in found
        assert squeezed(f"{row.skunks_given} / {row.skunks_taken}") in found
        assert squeezed(row.why) in found


def test_tie_breaks_stand_in_the_order_in_which_they_count() -> None:
    found = text(standings_sheet(played(FORMATS["acc"], 8)))
    assert squeezed("Player Game points Games won Net spread Lost Skunks Above the next by") in found


def test_a_line_is_drawn_below_those_who_go_on() -> None:
    assert squeezed("The first 3, above the line, go on") in text(standings_sheet(played(FORMATS["acc"], 12)))


def test_ties_to_be_played_off_are_named() -> None:
    stage = Staging(FORMATS["round-robin"])
    stage.enter(names(3))
    stage.start()
    for game, scores in (("R1T1", (121, 100)), ("R2T1", (121, 100)), ("R3T1", (121, 100))):
        stage.do(EnterScore("", game, scores))
    found = text(standings_sheet(stage.event))
    assert found.count("Tobeplayedoff") == 3
    assert "aplay-offdecides" in found


def test_who_has_left_is_named() -> None:
    stage = Staging(FORMATS["acc"])
    stage.enter(names(6))
    stage.start()
    stage.do(DropOut("Eve O'Neill"))
    assert squeezed("Left before the end: Eve O'Neill.") in text(standings_sheet(stage.event))


def test_few_rows_lie_large_on_the_page_and_many_stand_upright_with_their_head_repeated() -> None:
    assert sizes(standings_sheet(played(FORMATS["acc"], 12, 5))) == [(297, 210)]
    many = standings_sheet(started(FORMATS["acc"], 90))
    assert set(sizes(many)) == {(210, 297)}
    assert all("Abovethenextby" in page for page in pages(many))


def test_a_knock_out_has_no_standings() -> None:
    with pytest.raises(NothingToPrint, match="print the bracket sheet instead"):
        standings_sheet(started(FORMATS["knock-out"], 4))


@pytest.fixture(scope="module")
def season() -> Event:
    stage = Staging(replace(FORMATS["season"], best_nights=2))
    stage.now = START
    for night, players in enumerate((names(6), [*names(5), "bob  BAKER junior"], ["ANN lee", *names(6)[3:]])):
        stage.do(OpenNight(tuple(players)))
        stage.play(seed=night)
    return stage.event


def test_a_season_counts_the_best_nights_of_each_person_however_the_name_is_written(season: Event) -> None:
    found = text(season_sheet(season))
    assert found.count("AnnLee") == 1
    assert "ANNlee" not in found
    assert found.count("2of3") == 3
    assert squeezed("The best 2 nights of each player count.") in found


def test_a_single_event_is_no_season() -> None:
    with pytest.raises(NothingToPrint, match="This event is not a season"):
        season_sheet(played(FORMATS["acc"], 4, 1))


def test_the_report_of_a_season_has_every_night(season: Event) -> None:
    found = text(final_report(season))
    for words in ("Season standings", "Standings: night 1", "Standings: night 3"):
        assert squeezed(words) in found


def test_the_final_report_has_everything() -> None:
    event = paid_event()
    division = event.divisions[0]
    winner = division.named(division.courses[0].progress.champion or 0)
    found = text(final_report(event))
    for words in (
        "Lodge night 12",
        "Saturday 9 May 2026, 10:00",
        format_in_words(event.setup.form),
        "15 in the line-up, 17 registered",
        "State Finished",
        f"Place No. Player 1 {division.number(winner)} {winner}",
        f"Place 1 {winner} $50.00",
        "Side pool: high hand Ann Lee $15.00",
        "Pat (director) W1-3 Both counts stand; the pegs were moved back. acc:VIII.4, lodge:time",
        "Entered: 15",
        "cash in hand $165.50",
        "Records set aside",
        "Play has already started: there is nothing to do.",
    ):
        assert squeezed(words) in found


def test_the_report_of_play_offs_has_placings_consolation_and_standings() -> None:
    stage = Staging(FORMATS["acc"])
    stage.enter(names(12))
    stage.start()
    stage.play()
    stage.do(StartPlayOffs(""))
    stage.play(3)
    found = text(final_report(stage.event))
    for words in (
        "Placings",
        "Consolation",
        "Standings",
        "Some matches are still to be played.",
        "In progress",
    ):
        assert squeezed(words) in found


def test_a_cancelled_event_says_why() -> None:
    stage = Staging(FORMATS["acc"])
    stage.enter(names(2))
    stage.do(Cancel(Cause.CALLED_OFF, "the hall is flooded"))
    assert squeezed("Cancelled: called off by the organiser (the hall is flooded)") in text(
        final_report(stage.event)
    )


def test_a_report_before_anything_happened_says_so() -> None:
    found = text(final_report(Staging(FORMATS["acc"]).event))
    for words in (
        "Play has not started",
        "No prizes awarded.",
        "There were no rulings.",
        "Every record was",
    ):
        assert squeezed(words) in found


@pytest.mark.parametrize(
    ("form", "words"),
    [
        (FORMATS["acc"], "9 games for everybody, by a rotation of tables"),
        (FORMATS["acc"], "places are decided by game points, games won and then net spread."),
        (FORMATS["acc"], "The best quarter play off. Single elimination, matches best of 3, seeded."),
        (FORMATS["acc"], "The others play a consolation: single elimination, one game a match, seeded."),
        (replace(FORMATS["acc"], qualifiers=8), "The best 8 play off."),
        (FORMATS["knock-out"], "Single elimination, one game a match, with a match for the third place."),
        (FORMATS["round-robin"], "A round robin, one game against everybody else"),
        (
            replace(FORMATS["season"], best_nights=5),
            "A season of nights, of which each player's best 5 count.",
        ),
        (
            replace(FORMATS["acc"], chart=ChartPlan(Movement.FREE, ACC, games=12)),
            "Up to 12 games for everybody, opponents found freely",
        ),
    ],
)
def test_the_format_is_told_in_words(form: Format, words: str) -> None:
    assert words in format_in_words(form)
