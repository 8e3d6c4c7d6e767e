"""What streams of a kind are: pure functions, by which the engine keeps them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pegout.services.streams.ports import Entry, Listing

S = TypeVar("S")
"""The state of a stream."""
C = TypeVar("C")
"""Its commands."""


def _is_never_stale(_state: Any, _saw: int) -> bool:
    return False


def _allow(_state: Any, _command: Any) -> None:
    return None


def _no_listing(_listed: Listing | None, _state: Any, _entry: Entry) -> None:
    return None


def _no_news(_state: Any, _entry: Entry) -> dict[str, Any]:
    return {}


def _class_name(command: object) -> str:
    return command.__class__.__name__


@dataclass(frozen=True, slots=True)
class StreamKind(Generic[S, C]):
    """Every function here is pure: the time and whatever is drawn by lot come in as arguments."""

    name: str
    """What server processes call such a stream when they tell each other about it."""
    missing: Callable[[], Exception]
    """What is raised where there is no such stream."""
    decide: Callable[[S | None, C, int], tuple[Any, ...]]
    """The events that follow from a command at that time, or a `ValueError` that says why there are none.

    Without a state nothing has been stored yet. No events at all is an answer too.
    """
    evolve: Callable[[S | None, Sequence[Entry]], S]
    """The state after these entries. The state it is given stays as it is."""
    prefix: str = ""
    """Before the name in the store, to tell kinds apart; the name of a table has no dot."""
    unauthorised: Callable[[S | None, C], Exception | None] = _allow
    """Why this person may give no command here, even one that was carried out before."""
    is_stale: Callable[[S, int], bool] = _is_never_stale
    """Whether a command given at that earlier version has been overtaken by what happened since."""
    late: tuple[type[Exception], ...] = ()
    """Refusals which mean, for a command given at an earlier version, only that it came too late."""
    listing: Callable[[Listing | None, S, Entry], Listing | None] = _no_listing
    """What to list with an entry that led to the state; None where the last listing is good enough."""
    news: Callable[[S, Entry], Mapping[str, Any]] = _no_news
    """What of an entry concerns people who may not be watching, with only what JSON knows."""
    label: Callable[[C], str] = _class_name
    """What a command is counted as."""
    remembered: int | None = None
    """How many commands are recognised when they are repeated; all of them if None."""
    most: int = 2000
    """How many streams that nobody watches are kept in memory."""
