"""The log of an event in words, and whether its figures fit together."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from pegout.services.event_files.codec import command_as_json
from pegout.services.event_files.tags import command_name
from pegout.tournament.event import Division, Event, Record, Undo, rows, standing
from pegout.tournament.standings import check_results, check_rows

Table = list[dict[str, Any]]


def log_table(log: Sequence[Record], event: Event, *, hidden: frozenset[str] = frozenset()) -> Table:
    """Every record, what became of it, and what it said, without those fields."""
    counted = {record.number for record in standing(log)}
    aside = {entry.number: entry.why.message for entry in event.set_aside}
    return [
        {
            "number": record.number,
            "at": record.at.isoformat(sep=" ", timespec="minutes"),
            "by": record.by,
            "role": record.role.value,
            "do": command_name(record.command),
            "what": _what(record, hidden),
            "state": _state(record, counted, aside),
        }
        for record in log
    ]


def said(record: Record) -> str:
    """The command with what was given, as one sentence."""
    what = _what(record)
    return f"{command_name(record.command)}{what and f' with {what}'}."


def _what(record: Record, hidden: frozenset[str] = frozenset()) -> str:
    """What was given; defaults go without saying."""
    command = record.command
    told = command_as_json(command)
    open_fields = [each for each in fields(command) if each.name not in hidden]
    given = [each.name for each in open_fields if getattr(command, each.name) != each.default]
    return ", ".join([f"{name} {_short(told[name])}" for name in given if told[name] not in ("", None, [])])


def _short(given: Any) -> str:
    if isinstance(given, dict):
        return " ".join([_short(each) for each in given.values() if each])
    return "-".join(map(_short, given)) if isinstance(given, list) else str(given)


def _state(record: Record, counted: set[int], aside: dict[int, str]) -> str:
    if record.number in aside:
        return f"set aside: {aside[record.number]}"
    if record.number in counted or isinstance(record.command, Undo):
        return "stands"
    return "taken back"


def cross_check(event: Event) -> list[str]:
    """What does not add up in the charts, in words; empty if all is well."""
    return [words for division in event.divisions for words in _of_division(division)]


def _of_division(division: Division) -> list[str]:
    plan = division.form.chart
    if plan is None:
        return []
    found = check_results(division.results.values(), plan.scheme, division.named)
    found += check_rows(rows(division).rows, division.named)
    disputes = [
        f"{game_id}: the two players have entered different scores."
        for game_id, entered in division.entered.items()
        if len(entered) > 1
    ]
    return [entry.words for entry in found] + disputes
