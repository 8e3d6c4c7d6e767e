"""What is sent of an event: every message fits the version it names."""

import asyncio

import msgspec

from pegout.server.events.feed import EventFeed
from pegout.services.events.keys import Actor
from pegout.services.events.views import whole
from pegout.services.streams.ports import Entry
from pegout.tournament.event import Role
from tests.kit.hosted_events import Host, plain


def test_who_comes_between_two_drawings_is_told_the_version_that_is_drawn() -> None:
    host = Host("knock-out")
    director = Actor(Role.DIRECTOR, "")

    async def evening() -> None:
        feed = EventFeed(host.state, lambda: host.at_ms)
        first = feed.admit(director, "")
        states = {host.state.version: host.state}
        for name in ("Ann", "Bob"):
            before = host.state
            host.register(name)
            states[host.state.version] = host.state
            await asyncio.sleep(0.01)
            feed.changed(before, host.state, Entry((), 0))
        shown = [await feed.admit(director, "").next()]  # of Bob nothing is drawn yet
        await asyncio.sleep(0.5)
        shown += [await first.next(), await feed.admit(director, "").next()]
        for message in shown:
            assert message is not None
            told = msgspec.json.decode(message)
            view = whole(states[told["version"]], Role.DIRECTOR, "", host.at_ms)
            assert told["view"] == plain(view)
        assert msgspec.json.decode(shown[-1] or b"")["version"] == host.state.version
        for each in tuple(feed.onlookers):
            feed.dismiss(each)

    asyncio.run(evening())
