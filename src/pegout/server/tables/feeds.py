"""What concerns a person, wherever it happens: for bots that wait to be asked to play."""

import asyncio
from collections import defaultdict
from typing import Any

from pegout.app.parlour.keeper import Keeper
from pegout.app.parlour.news import news_of, people_of
from pegout.app.parlour.state import TableState

WAITING = 256

News = dict[str, Any]


class Feeds:
    """News for each person who has asked for them."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._queues: dict[str, list[asyncio.Queue[News | None]]] = defaultdict(list)
        keeper.on_news.append(self._happened)

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

    def _happened(self, state: TableState) -> None:
        self._tell(news_of(state), people_of(state))

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
