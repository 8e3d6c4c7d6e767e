"""Matches of a table that are over or abandoned, out of its stream."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from pegout.game import Event
from pegout.game.events import DealPassed
from pegout.notation import write_record
from pegout.services.provable import tags_of
from pegout.services.streams.ports import Entry
from pegout.services.tables import events as e
from pegout.services.tables.evolve import evolve
from pegout.services.tables.proof import bots_told, date_of, secrets_on
from pegout.services.tables.state import TableState
from pegout.studies.statistics import DealStatistics, deal_statistics

Library = Callable[[str], Iterable[Entry]]
"""Reads a whole stream, wherever it is called."""


def match_record(library: Library, table: str, match: int) -> str | None:
    """The record of the match of that number; None where no such match is over."""
    for state, at in finished_matches(library(table)):
        if state.on == match:
            return record_of(state, at)
    return None


def table_statistics(library: Library, table: str) -> DealStatistics:
    """Hands and cuts dealt so far, compared with what chance gives."""
    return deal_statistics(open_deals(library(table)))


def finished_matches(entries: Iterable[Entry]) -> Iterator[tuple[TableState, int]]:
    """The table as it stood at the end of each match, and when that was."""
    state: TableState | None = None
    for entry in entries:
        state = evolve(state, (entry,))
        if any(isinstance(event, e.SecretRevealed) for event in entry.events):
            yield state, entry.at


def record_of(state: TableState, at: int) -> str:
    """The record of the match that has just ended, with the secrets behind its shuffles.

    Its date is the day on which it began, or, where the shuffles are not bound to it, ended.
    """
    secrets = secrets_on(state)
    tags = {"Date": date_of(at if secrets.bound is None else state.began_at)}
    names = () if state.game is None else state.game.names
    if bots := bots_told(names, state.bots_at_start):
        tags["Bots"] = bots
    return write_record(state.events, tags | tags_of(secrets))


def open_deals(entries: Iterable[Entry]) -> list[Sequence[Event]]:
    """All matches as far as everything in them is open: the deal being played is left out."""
    known = list(entries)
    matches: list[Sequence[Event]] = [state.events for state, _ in finished_matches(known)]
    now = evolve(None, known) if known else None
    if now is not None and now.playing and not now.revealed:
        matches.append(_shown(now.events))
    return matches


def _shown(events: Sequence[Event]) -> list[Event]:
    """Up to the last deal of which every hand and the crib were shown."""
    passed = sum(isinstance(event, DealPassed) for event in events)
    shown: list[Event] = []
    for event in events:
        if not passed:
            break
        shown.append(event)
        passed -= isinstance(event, DealPassed)
    return shown
