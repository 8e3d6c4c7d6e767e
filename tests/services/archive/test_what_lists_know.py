"""What is kept of an event for lists and for the archive follows from its log."""

from datetime import datetime
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.services.event_files.meetings import showings
from pegout.services.events.listing import listing_of, people_of
from pegout.services.events.stream_events import OnlineTerms, SeatBound
from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import FORMATS, Format
from pegout.tournament.standings import Kind
from tests.kit.archive import EVENT, START, Hall, close, round_of_three
from tests.kit.events import play_on, roomy, started
from tests.kit.proofs import proof


def told(hall: Hall) -> tuple[str, int, str | None]:
    found = listing_of(hall.state, 7)
    return found.phase, found.summary["entries"], found.summary["winner"]


def people(hall: Hall) -> dict[str, dict[str, Any]]:
    return {person.person_key: dict(person.summary) for person in people_of(hall.state)}


def test_an_event_goes_from_open_to_closed_and_back_when_that_is_taken_back() -> None:
    hall = Hall("round-robin")
    hall.enter("Ann", "Bob")
    assert told(hall) == ("open", 2, None)
    hall.start()
    assert told(hall) == ("playing", 2, None)
    hall.score("Ann", "Bob", 90, 121)
    assert told(hall) == ("played", 2, "Bob")
    hall.do(e.CloseEvent())
    assert told(hall) == ("closed", 2, "Bob")
    hall.do(e.Undo(hall.state.now.number))
    assert told(hall) == ("played", 2, "Bob")


def test_a_cancelled_event_stays_cancelled() -> None:
    hall = Hall("round-robin")
    hall.enter("Ann", "Bob")
    hall.do(d.Cancel(d.Cause.CALLED_OFF, "no room"))
    assert told(hall)[0] == "cancelled"
    hall.do(e.CloseEvent())
    assert told(hall)[0] == "cancelled"


def test_a_listing_says_when_and_how_far_the_stream_had_come() -> None:
    hall = Hall("round-robin", online=OnlineTerms())
    hall.enter("Ann", "Bob")
    hall.do(d.MoveStart(START.replace(year=2027, hour=20), "no room"))
    found = listing_of(hall.state, 7)
    assert (found.event, found.name, found.format, found.version) == (EVENT, "Friday", "round-robin", 4)
    assert (found.year, found.summary["start"]) == (2027, "2027-12-10T20:30:00")
    assert found.due == found.start_ms == datetime(2027, 12, 10, 20, 30).timestamp() * 1000  # noqa: DTZ001
    assert (found.online, found.listed, found.changed) == (True, True, 7)


def test_whoever_played_is_listed_with_games_places_and_prizes() -> None:
    hall = round_of_three()
    close(hall)
    ann, bob, cy = people(hall)["ann"], people(hall)["bob"], people(hall)["cy"]
    assert ann == {
        "place": 1,
        "of": 3,
        "played": 2,
        "won": 2,
        "lost": 0,
        "spread": 21 + 36,
        "skunks_given": 1,
        "skunks_taken": 0,
        "against": {
            "bob": {"name": "Bob", "played": 1, "won": 1, "lost": 0, "spread": 21},
            "cy": {"name": "Cy", "played": 1, "won": 1, "lost": 0, "spread": 36},
        },
        "prize_cents": 7000,
        "bot": False,
    }
    assert (bob["place"], bob["won"], bob["lost"], bob["spread"], bob["prize_cents"]) == (2, 1, 1, -19, 5000)
    assert (cy["place"], cy["won"], cy["lost"], cy["spread"], cy["prize_cents"]) == (3, 0, 2, -38, 0)
    assert (bob["skunks_taken"], cy["skunks_taken"]) == (0, 1)


def test_every_game_of_a_match_counts_and_below_91_is_a_skunk() -> None:
    hall = Hall("knock-out", best_of=3, third_place=False)
    hall.enter("Ann", "Bob")
    hall.start()
    hall.score("Ann", "Bob", 121, 60)
    hall.score("Ann", "Bob", 90, 121)
    hall.score("Ann", "Bob", 121, 91)
    ann = people(hall)["ann"]
    assert (ann["place"], ann["played"], ann["won"], ann["lost"]) == (1, 3, 2, 1)
    assert (ann["spread"], ann["skunks_given"], ann["skunks_taken"]) == (61 - 31 + 30, 1, 1)


def test_time_skunks_nobody_and_a_level_game_is_won_by_whoever_is_named() -> None:
    hall = Hall("knock-out", third_place=False, round_minutes=20)
    hall.enter("Ann", "Bob", "Cy", "Di")
    hall.start()
    (one, two), (three, four) = [
        (division.named(game.first), division.named(game.second))
        for division in hall.state.now.divisions
        for game in e.open_games(division)
    ]
    hall.score(one, two, 70, 30, kind=Kind.TIME)
    hall.score(three, four, 80, 80, kind=Kind.TIME, winner=four)
    found = people(hall)
    first, last = found[one.casefold()], found[four.casefold()]
    assert (first["won"], first["spread"], first["skunks_given"]) == (1, 40, 0)
    assert (last["won"], last["lost"], last["spread"]) == (1, 0, 0)
    assert found[three.casefold()]["lost"] == 1


def test_a_forfeit_counts_in_a_chart_and_an_absence_on_a_sheet_is_no_game() -> None:
    chart, sheet = Hall("round-robin"), Hall("knock-out", third_place=False)
    for hall in (chart, sheet):
        hall.enter("Ann", "Bob")
        hall.start()
        hall.absent("Bob", "Ann")
    ann = people(chart)["ann"]
    assert (ann["place"], ann["played"], ann["won"], ann["spread"], ann["skunks_given"]) == (1, 1, 1, 10, 0)
    ann = people(sheet)["ann"]
    assert (ann["place"], ann["played"], ann["won"], ann["against"]) == (1, 0, 0, {})


def test_winners_of_several_fields_are_told_with_their_fields() -> None:
    hall = Hall("round-robin", divisions=("men", "women"))
    hall.enter("Al", "Bo", kind="men")
    hall.enter("Cleo", "Di", kind="women")
    hall.start()
    hall.score("Al", "Bo", 121, 100)
    assert told(hall)[2] == "Al (men)"
    hall.score("Cleo", "Di", 100, 121)
    assert told(hall) == ("played", 4, "Al (men), Di (women)")
    assert {(one.division, one.name) for one in people_of(hall.state)} == {
        ("men", "Al"),
        ("men", "Bo"),
        ("women", "Cleo"),
        ("women", "Di"),
    }


def test_a_season_of_nights_is_one_field_and_is_played_until_it_is_closed() -> None:
    hall = Hall("season", games=1)
    hall.enter("Ann", "Bob")
    hall.start()
    hall.do(e.OpenNight(("Ann", "Bob")))
    hall.score("Ann", "Bob", 121, 100)
    hall.do(e.OpenNight(("Bob", "Ann")))
    hall.score("Bob", "Ann", 121, 110)
    assert told(hall) == ("playing", 2, None)
    hall.do(e.CloseEvent())
    assert told(hall) == ("closed", 2, "Ann")
    found = people(hall)
    assert [person.division for person in people_of(hall.state)] == ["", ""]
    assert (found["ann"]["place"], found["ann"]["played"], found["ann"]["spread"]) == (1, 2, 10)
    assert (found["bob"]["place"], found["bob"]["won"], found["bob"]["lost"]) == (2, 1, 1)


def test_a_bot_is_known_for_one() -> None:
    hall = Hall("round-robin", online=OnlineTerms())
    hall.enter("Ann", "Robot")
    hall.note(SeatBound("ROBOT", bot="regular"))
    hall.start()
    hall.score("Ann", "Robot", 121, 100)
    assert {name: found["bot"] for name, found in people(hall).items()} == {"ann": False, "robot": True}


@given(st.sampled_from(sorted(FORMATS)), st.integers(4, 9), st.integers(0, 10**6))
@proof(25, 150)
def test_what_one_has_won_another_has_lost(name: str, players: int, seed: int) -> None:
    form: Format = roomy(FORMATS[name])
    director = started(form, players)
    for _ in play_on(director, Random(seed), 0.1):
        pass
    found = showings(director.event.divisions)
    assert sum(one.won for one in found.values()) == sum(one.lost for one in found.values())
    assert sum(one.spread for one in found.values()) == 0
    for key, one in found.items():
        met = one.against.values()
        assert (one.played, one.won) == (sum(each.played for each in met), sum(each.won for each in met))
        for other, sums in one.against.items():
            back = found[other].against[key]
            assert (back.played, back.won, back.lost, back.spread) == (
                sums.played,
                sums.lost,
                sums.won,
                -sums.spread,
            )


@pytest.mark.parametrize("seed", range(3))
def test_games_of_a_chart_are_counted_as_the_standings_count_them(seed: int) -> None:
    director = started(roomy(FORMATS["golden-age"]), 12)
    for _ in play_on(director, Random(seed)):
        pass
    for division in director.event.divisions:
        if division.ties:
            continue
        found = showings([division])
        for row in e.rows(division).rows:
            one = found[division.named(row.player).casefold()]
            assert (one.played, one.won, one.lost, one.spread) == (
                row.played,
                row.won,
                row.lost,
                row.net_spread,
            )
            assert (one.skunks_given, one.skunks_taken) == (row.skunks_given, row.skunks_taken)
