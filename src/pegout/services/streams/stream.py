"""A stream in the memory of a server process."""

import asyncio
import time
from typing import Generic, TypeVar

from pegout.services.streams.ports import Entry, Listing
from pegout.services.streams.subscribers import Subscriber
from pegout.values import value

S = TypeVar("S")

Key = tuple[str | None, str]
"""Whose command, and its id."""


@value
class Done:
    """What has become of a command."""

    version: int
    """Of the stream after it."""
    entry: Entry | None
    """What it led to; None where it changed nothing."""


@value
class Change(Generic[S]):
    """One entry, and the states around it."""

    before: S | None
    now: S
    entry: Entry
    own: bool
    """Whether this process has stored it."""


class Stream(Generic[S]):
    """Its state is replaced with every entry, never written to."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.stored: S | None = None
        """The state after all entries that are known; None as long as there are none."""
        self.version = 0
        self.at = 0
        """When the last entry was stored."""
        self.done: dict[Key, Done] = {}
        """Commands that were carried out."""
        self.lock = asyncio.Lock()
        self.working = 0
        """How many hold the lock, wait for it, or otherwise need the stream to stay in memory."""
        self.behind = False
        """Whether the store may know more."""
        self.listed: Listing | None = None
        """What lists show, as far as this process has written it."""
        self.untold: list[Change[S]] = []
        """What has not been sent to anybody yet."""
        self.subscribers: list[Subscriber[S]] = []
        self.followers: list[Subscriber[S]] = []
        """Are told after the subscribers, and keep no stream in memory."""
        self.asked_at = self.loaded_at = time.monotonic()

    @property
    def state(self) -> S:
        if self.stored is None:
            raise LookupError(f"Nothing is stored in {self.name} yet.")
        return self.stored

    @property
    def is_quiet(self) -> bool:
        """Whether nobody listens to it, works on it or is about to."""
        return not self.subscribers and not self.working and not self.lock.locked()

    def go_on(self, now: S, entry: Entry, *, own: bool, remembered: int | None = None) -> Done:
        """Take over the state that an entry led to, and recognise its command when it comes again."""
        self.untold.append(Change(self.stored, now, entry, own))
        self.stored = now
        return self.note(entry, remembered)

    def note(self, entry: Entry, remembered: int | None) -> Done:
        self.version += 1
        self.at = max(self.at, entry.at)
        done = Done(self.version, entry)
        if entry.command is not None:
            self.done[entry.by, entry.command] = done
            if remembered is not None and len(self.done) > remembered:
                del self.done[next(iter(self.done))]
        return done

    def unsubscribe(self, subscriber: Subscriber[S]) -> None:
        """Tell them nothing more; they need not have been told anything so far."""
        for told in (self.subscribers, self.followers):
            if subscriber in told:
                told.remove(subscriber)
