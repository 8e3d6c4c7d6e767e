"""What concerns a person, wherever it happens: for bots that wait to be asked to play."""

import asyncio
from collections import defaultdict
from typing import Any

from pegout.app.parlour.keeper import Keeper, LiveTable
from pegout.app.parlour.news import is_news, news_of, people_of
from pegout.app.ports import Entry

WAITING = 256

News = dict[str, Any]


class Feeds:
    """News for each person who has asked for them."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._queues: dict[str, list[asyncio.Queue[News | None]]] = defaultdict(list)
        keeper.after_change.append(self._changed)

    def subscribe(self, person: str) -> asyncio.Queue[News | None]:
        queue: asyncio.Queue[News | None] = asyncio.Queue(WAITING)
        self._queues[person].append(queue)
        return queue

    def unsubscribe(self, person: str, queue: asyncio.Queue[News | None]) -> None:
        self._queues[person].remove(queue)
        if not self._queues[person]:
            del self._queues[person]

    def close(self) -> None:
        for queues in self._queues.values():
            for queue in queues:
                _put(queue, None)

    def _changed(self, live: LiveTable, entry: Entry) -> None:
        if is_news(entry):
            self._tell(news_of(live.state), people_of(live.state))

    def heard(self, message: dict[str, Any]) -> None:
        """Another process tells it."""
        if "news" in message:
            self._tell(message["news"], message["people"])

    def _tell(self, news: News, people: list[str]) -> None:
        for person in people:
            for queue in self._queues.get(person, ()):
                _put(queue, news)


def _put(queue: asyncio.Queue[News | None], news: News | None) -> None:
    if queue.full():
        queue.get_nowait()
    queue.put_nowait(news)
