"""What concerns a person, wherever it happens: for bots that wait to be asked to play."""

from collections import defaultdict
from typing import Any

from pegout.server.identity import Ended, Identity
from pegout.services.streams.announcements import Message
from pegout.services.streams.subscribers import Outbox
from pegout.services.tables.keeper import TableKeeper

WAITING = 256

News = dict[str, Any]
Queue = Outbox[News]


class Feeds:
    """News for each person who has asked for them."""

    def __init__(self, keeper: TableKeeper) -> None:
        self.keeper = keeper
        self._queues: dict[str, list[tuple[Identity, Queue]]] = defaultdict(list)
        keeper.announcements.on_news.append(self._tell)

    def subscribe(self, identity: Identity) -> Queue:
        queue: Queue = Outbox(WAITING, newest=True)
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
                queue.end()

    def _all(self) -> list[tuple[Identity, Queue]]:
        return [one for queues in self._queues.values() for one in queues]

    def _tell(self, message: Message) -> None:
        for person in message["people"]:
            for _, queue in self._queues.get(person, ()):
                queue.post(message["news"])
