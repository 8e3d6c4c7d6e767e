"""Laws of all views: as their type says, whole differences, no change by time that was not told before."""

from datetime import datetime, timedelta
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.services.events.hall_clock import hall_time, ms_of
from pegout.services.events.views import EventChange, EventView, View, Views, difference, whole
from pegout.services.events.views.own_lines import CardLine, CardTotal
from pegout.tournament.event import Role, nth_game
from tests.kit.director import SETTINGS, Walker
from tests.kit.hosted_events import START, Host, plain
from tests.kit.proofs import LAW, proof

EVENTS = st.builds(Walker, st.sampled_from(SETTINGS), st.integers(4, 10), st.integers(0, 10**9))
EVERYBODY = ((Role.PUBLIC, ""), (Role.DIRECTOR, ""), (Role.JUDGE, ""), (Role.PLAYER, "P1"))


def put_on(view: View, changes: EventChange) -> dict[str, dict[str, Any]]:
    """As a browser does it: line by line, and None removes a line."""
    merged: dict[str, Any] = {part: {**lines} for part, lines in cast("dict[str, Any]", view).items()}
    for part, lines in changes.items():
        for key, line in lines.items():
            if line is None:
                del merged[part][key]
            else:
                merged.setdefault(part, {})[key] = line
    return merged


@given(EVENTS)
@proof(LAW, 200)
def test_the_view_before_with_the_difference_is_the_view_after(walker: Walker) -> None:
    seen: dict[tuple[Role, str], View] = {}
    views: list[Views] = []

    def look(host: Host) -> None:
        now = Views(host.state, host.at_ms, views[-1] if views else None)
        views[:] = [now]
        for who in EVERYBODY:
            after = now.of(*who)
            assert after == whole(host.state, *who, host.at_ms)
            if before := seen.get(who):
                changes = difference(before, after)
                assert put_on(before, changes) == after
                assert difference(after, after) == {}
            seen[who] = after

    walker.walk(look)


@given(EVENTS)
@proof(25, 200)
def test_views_are_as_their_type_says(walker: Walker) -> None:
    """Read again by the type that is described they are the same, and nothing is lost."""

    def look(host: Host) -> None:
        for who in EVERYBODY:
            view = host.view(*who)
            assert plain(msgspec.convert(view, EventView)) == view
            for key, line in view.get("card", {}).items():
                kind = CardTotal if key == "total" else CardLine
                assert msgspec.to_builtins(msgspec.convert(line, kind)) == line

    walker.walk(look)


def test_a_line_that_is_not_as_its_type_says_would_be_found() -> None:
    view = Host("knock-out").view()
    view["event"]["event"]["goal"] = "121"
    with pytest.raises(msgspec.ValidationError, match="goal"):
        msgspec.convert(view, EventView)


@given(EVENTS)
@proof(25, 200)
def test_nothing_changes_by_time_alone_before_the_next_look(walker: Walker) -> None:
    def look(host: Host) -> None:
        now = Views(host.state, host.at_ms)
        later = now.next_look
        if later is None:
            later = host.at_ms + 10**10
            assert whole(host.state, Role.DIRECTOR, "", later) == now.of(Role.DIRECTOR)
            return
        assert later > host.at_ms
        for moment in ((host.at_ms + later) // 2, later - 1):
            assert whole(host.state, Role.DIRECTOR, "", moment) == now.of(Role.DIRECTOR)

    walker.walk(look)


@given(EVENTS)
@proof(25, 200)
def test_a_phone_can_enter_every_game_it_is_shown(walker: Walker) -> None:
    def look(host: Host) -> None:
        games = host.view(Role.PUBLIC)["games"]
        assert len(games) == len(host.open)
        for division, game in host.open:
            line = games[f"{division.name}|{game.id}"]
            assert line["nth"] == nth_game(division, game.id)
            assert (line["first"], line["second"]) == (
                division.named(game.first),
                division.named(game.second),
            )

    walker.walk(look)


@given(EVENTS)
@proof(25, 200)
def test_every_player_with_a_game_is_told_the_game_and_the_opponent(walker: Walker) -> None:
    def look(host: Host) -> None:
        public = host.view(Role.PUBLIC)["games"]
        games = public.values()
        busy = {name for game in games for name in (game["first"], game["second"])}
        for name in walker.names:
            me = host.me(name)
            assert (me["key"] is not None) == (name in busy)
            assert me["next"].endswith((".", "!"))
            if me["key"] is not None:
                game = public[me["key"]]
                assert {name, me["opponent"]} == {game["first"], game["second"]}
                assert me["first"] is (game["first"] == name)

    walker.walk(look)


def test_times_without_a_zone_are_those_of_the_clock_on_the_wall() -> None:
    at = datetime(2026, 12, 10, 18, 0, 0)  # noqa: DTZ001 - a hall has its own clock
    assert hall_time(ms_of(at) + 999, at) == at
    assert hall_time(ms_of(START), START) == START
    assert ms_of(START + timedelta(microseconds=1)) == ms_of(START) + 1
