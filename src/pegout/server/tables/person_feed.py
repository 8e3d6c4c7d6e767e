"""What concerns a person, wherever it happens: for bots that wait to be asked to play."""

import asyncio
from collections import defaultdict
from typing import Any

from pegout.server.identity import Ended, Identity
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.notices import news_of, people_of
from pegout.services.tables.state import TableState

WAITING = 256

News = dict[str, Any]
Queue = asyncio.Queue[News | None]


class Feeds:
    """News for each person who has asked for them."""

    def __init__(self, keeper: TableKeeper) -> None:
        self.keeper = keeper
        self._queues: dict[str, list[tuple[Identity, Queue]]] = defaultdict(list)
        keeper.on_news.append(self._happened)

    def subscribe(self, identity: Identity) -> Queue:
        queue: Queue = asyncio.Queue(WAITING)
        self._queues[identity.person.id].append((identity, queue))
        return queue

    def unsubscribe(self, identity: Identity, queue: Queue) -> None:
        person = identity.person.id
        self._queues[person].remove((identity, queue))
        if not self._queues[person]:
            del self._queues[person]

    def readers(self) -> list[Identity]:
        return [identity for identity, _ in self._all()]

    def close(self, ended: Ended | None = None) -> None:
        """All of them, or those that are over."""
        for identity, queue in self._all():
            if ended is None or ended.concerns(identity):
                _put(queue, None)

    def _all(self) -> list[tuple[Identity, Queue]]:
        return [one for queues in self._queues.values() for one in queues]

    def _happened(self, state: TableState) -> None:
        self._tell(news_of(state), people_of(state))

    def heard(self, message: dict[str, Any]) -> None:
        """Another process tells it."""
        if "news" in message:
            self._tell(message["news"], message["people"])

    def _tell(self, news: News, people: list[str]) -> None:
        for person in people:
            for _, queue in self._queues.get(person, ()):
                _put(queue, news)


def _put(queue: Queue, news: News | None) -> None:
    if queue.full():
        queue.get_nowait()
    queue.put_nowait(news)
