"""What server processes tell each other about streams of a kind."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from pegout.services.streams.background import BackgroundTasks
from pegout.services.streams.kind import StreamKind
from pegout.services.streams.ports import Announcer
from pegout.services.streams.stream import Change, Stream

Message = Mapping[str, Any]


class Announcements:
    """Says which stream has changed and how far, with news for people who may be with another process."""

    def __init__(
        self,
        kind: StreamKind[Any, Any],
        announcer: Announcer | None,
        node: str,
        background: BackgroundTasks,
    ) -> None:
        self.on_news: list[Callable[[Message], None]] = []
        """Called with the news of every process, this one included."""
        self._kind = kind
        self._announcer = announcer
        self._node = node
        self._background = background

    def publish(self, stream: Stream[Any], changes: Sequence[Change[Any]]) -> None:
        """The last of the changes and those that are news. Nobody else knows a stream that begins."""
        for change in changes:
            news = self._kind.news(change.now, change.entry)
            if news:
                self._tell(news)
            is_told = news or change is changes[-1]
            if self._announcer is not None and is_told and change.before is not None:
                said = {"node": self._node, self._kind.name: stream.name, "version": stream.version}
                self._background.start(self._announcer.publish(json.dumps({**said, **news})))

    def heard(self, message: Message, known: Iterable[str]) -> tuple[int | None, list[str]]:
        """Streams that may have changed, and to which version, if that was said."""
        if message.get("node") == self._node:
            return None, []
        if "missed" in message:
            return None, list(known)
        if self._kind.name not in message:
            return None, []
        self._tell(message)
        return message.get("version"), [message[self._kind.name]]

    def _tell(self, message: Message) -> None:
        if "news" in message:
            for tell in self.on_news:
                tell(message)
