"""Changes put together are the whole; whoever looks on late sees the same later; every event has its say."""

import asyncio
import json
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import Officiating
from pegout.game.events import Earned
from pegout.rules import PRESETS
from pegout.server.problems import Problem
from pegout.server.tables import event_views, event_wire
from pegout.server.tables.subscribers import LateWatcher, Watcher, watcher_for
from pegout.services.streams.observer import now_ms
from pegout.services.streams.subscribers import Outbox
from pegout.services.tables.commands import Act, GoAway, Leave, Sit
from pegout.services.tables.events import TableEvent, TableOpened
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.terms import Terms
from tests.kit.memory_store import MemoryStore
from tests.kit.proofs import LAW, proof
from tests.kit.tables import ANN, BOB, PEOPLE, choice, club_keeper, play_out, seated

STRANGER = "p-stranger"


def taken(view: dict[str, Any], text: bytes | None) -> dict[str, Any]:
    """A message put over the view, as a client does it."""
    assert text is not None
    message: dict[str, Any] = json.loads(text)
    if message["type"] == "table":
        return message
    assert message["version"] == view["version"] + 1
    for part in ("table", "game"):
        view[part] = {**(view[part] or {}), **message.get(part, {})}
    view["version"] = message["version"]
    view["log"] += message.get("log", message.get("said", []))
    view["rulings"] += [event for event in message.get("events", []) if event["event"] == "RulingMade"]
    for event in message.get("events", []):
        view["shown"] = shown_after(view["shown"], event)
    return view


def shown_after(shown: list[dict[str, Any]], event: dict[str, Any]) -> list[dict[str, Any]]:
    """The last show: its starter, the last card of its play, and the counts."""
    match event["event"]:
        case "StarterTurned":
            return [event]
        case "CardPlayed":
            return [*(one for one in shown if one["event"] != "CardPlayed"), event]
        case "HandShown" | "CribShown" | "HandCounted" | "CountAnnounced" | "CountPegged" | "CountRaised":
            return [*shown, event]
        case _:
            return shown


def as_it_stands(view: dict[str, Any]) -> dict[str, Any]:
    """The last card of the play belongs to the show, once that has begun."""
    counted = any(event["event"] not in ("StarterTurned", "CardPlayed") for event in view["shown"])
    return {
        **view,
        "shown": [event for event in view["shown"] if counted or event["event"] != "CardPlayed"],
    }


def merged(view: dict[str, Any], watcher: Watcher) -> dict[str, Any]:
    """All that waits."""
    while not watcher.outgoing.empty():
        view = taken(view, watcher.outgoing.get_nowait())
    return view


def all_of(watcher: Watcher) -> list[bytes | None]:
    return [watcher.outgoing.get_nowait() for _ in range(watcher.outgoing.qsize())]


async def whole(watcher: Watcher) -> dict[str, Any]:
    """What somebody sees who comes now."""
    fresh = Watcher(watcher.keeper, watcher.live, watcher.person)
    await fresh.begin()
    fresh.end()
    return merged({}, fresh)


async def compare(views: list[dict[str, Any]], watchers: list[Watcher]) -> None:
    """Whoever has been there longer knows more of the log than its last page."""
    for view, watcher in zip(views, watchers, strict=True):
        now = await whole(watcher)
        assert view["log"][len(view["log"]) - len(now["log"]) :] == now["log"]
        page = {name: now[name] for name in ("log", "log_before")}
        assert as_it_stands(view) | page == now


@proof(LAW, 200)
@given(st.sampled_from(sorted(PRESETS)), st.sampled_from(Officiating), st.integers(0, 100_000))
def test_changes_put_together_are_the_whole_view(preset: str, officiating: Officiating, seed: int) -> None:
    async def run() -> None:
        dice = Random(seed)
        keeper, _, _ = club_keeper(seed=seed)
        terms = Terms(PRESETS[preset], officiating=officiating, move_seconds=dice.choice([0, 60]))
        state = await seated(keeper, terms, terms.rules.seats - 1)
        live = await keeper.live(state.table)
        watchers = [Watcher(keeper, live, person) for person in (ANN, BOB, STRANGER, None)]
        for watcher in watchers:
            await watcher.begin()
        views = [merged({}, watcher) for watcher in watchers]
        last = list(PEOPLE)[terms.rules.seats - 1]
        await keeper.do(state.table, Sit(last, "Last"))
        await keeper.do(state.table, GoAway(0))
        for number in range(45):
            acts = [(seat, choice(live.state, seat, dice)) for seat in live.state.people]
            todo = [(seat, move) for seat, move in acts if move is not None]
            if not todo or live.state.match_over:
                break
            seat, move = dice.choice(todo)
            await keeper.do(state.table, Act(list(PEOPLE)[seat], move))
            if number % 15 == 0:
                views = [merged(view, watcher) for view, watcher in zip(views, watchers, strict=True)]
                await compare(views, watchers)
        await keeper.do(state.table, Leave(ANN))
        left, *others = watchers
        assert all_of(left)[-1] is None  # she comes again, as somebody who looks on
        views = [merged(view, watcher) for view, watcher in zip(views[1:], others, strict=True)]
        await compare(views, others)

    asyncio.run(run())


def test_every_event_is_shown_or_kept_back_on_purpose() -> None:
    shown = {*event_wire.OPEN, *event_wire.OWN_CARDS, *event_views.SPECIAL}
    assert set(get_args(TableEvent)) - shown == {TableOpened, Earned}
    assert shown <= set(get_args(TableEvent))


def test_whoever_looks_on_late_sees_it_so_much_later() -> None:
    async def run() -> None:
        store = MemoryStore()
        keeper = TableKeeper(store, None)
        state = await seated(keeper, Terms(PRESETS["acc"], delay_seconds=1))
        live = await keeper.live(state.table)
        late = watcher_for(keeper, live, STRANGER)
        assert isinstance(late, LateWatcher)
        await late.begin()
        view = merged({}, late)
        assert view["game"] is None  # that the match has begun is not to be seen yet
        dice = Random(4)
        for _ in range(6):
            seat = next(seat for seat in (0, 1) if choice(live.state, seat, dice) is not None)
            move = choice(live.state, seat, dice)
            assert move is not None
            await keeper.do(state.table, Act((ANN, BOB)[seat], move))
            await asyncio.sleep(0.02)
        assert late.outgoing.empty()
        while view["version"] < live.state.version:
            view = taken(view, await asyncio.wait_for(late.outgoing.get(), 5))
            assert now_ms() >= store.streams[state.table][view["version"] - 1].at + 1000
        assert view == await whole(Watcher(keeper, live, None))
        late.end()

    asyncio.run(run())


def test_the_delay_is_over_at_once_for_whoever_sits_down_and_begins_for_whoever_does_not() -> None:
    async def run() -> tuple[bool, bool]:
        keeper, _, _ = club_keeper()
        state = await seated(keeper, Terms(PRESETS["acc"], delay_seconds=30), 1)
        live = await keeper.live(state.table)
        stranger, bob = watcher_for(keeper, live, STRANGER), watcher_for(keeper, live, BOB)
        for watcher in (stranger, bob):
            await watcher.begin()
            watcher.outgoing.get_nowait()
        await keeper.do(state.table, Sit(BOB, "Bob"))
        messages = [watcher.outgoing.get_nowait() for watcher in (stranger, bob)]
        return messages[0] is None, messages[1] is not None

    assert asyncio.run(run()) == (True, True)


def test_a_table_that_is_not_watched_is_for_those_who_play() -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper()
        state = await seated(keeper, Terms(PRESETS["acc"], watched=False))
        live = await keeper.live(state.table)
        for person in (ANN, BOB):
            await Watcher(keeper, live, person).begin()
        for other in (STRANGER, None):
            with pytest.raises(Problem) as refused:
                await Watcher(keeper, live, other).begin()
            assert refused.value.status == 403
            assert len(live.subscribers) == 2

    asyncio.run(run())


def test_a_reader_who_is_too_slow_is_left_behind_and_nobody_else() -> None:
    async def run() -> tuple[int, bool]:
        keeper, _, _ = club_keeper()
        state = await seated(keeper)
        live = await keeper.live(state.table)
        slow, quick = Watcher(keeper, live, None), Watcher(keeper, live, ANN)
        slow.outgoing = Outbox(8)
        for watcher in (slow, quick):
            await watcher.begin()
        await play_out(keeper, state.table, Random(1))
        return slow.outgoing.qsize(), slow not in live.subscribers and quick in live.subscribers

    size, alone = asyncio.run(run())
    assert size == 1  # the end
    assert alone


def test_whoever_was_invited_to_a_table_without_onlookers_sees_it_until_it_begins() -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper()
        state = await keeper.open(Terms(PRESETS["acc"], watched=False), ANN, {})
        await keeper.do(state.table, Sit(ANN, "Ann"))
        live = await keeper.live(state.table)
        stranger, bob = Watcher(keeper, live, None), Watcher(keeper, live, BOB)
        for watcher in (stranger, bob):
            await watcher.begin()
            assert watcher.outgoing.get_nowait() is not None
        await keeper.do(state.table, Sit(BOB, "Bob"))
        assert stranger.outgoing.get_nowait() is None
        assert bob.outgoing.get_nowait() is not None
        with pytest.raises(Problem):
            await Watcher(keeper, live, STRANGER).begin()

    asyncio.run(run())
