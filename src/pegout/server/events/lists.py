"""Lists of an event for those who may see them, as JSON or as CSV."""

from collections.abc import Callable
from typing import Any

from pegout.server.problems import Problem
from pegout.services.event_files.audit import cross_check, log_table
from pegout.services.event_files.report import TABLES, books_table, entries_table
from pegout.services.events.state import HostedEvent
from pegout.services.events.views.card import cards_table
from pegout.services.events.views.entries import SEES_CONTACTS
from pegout.tournament.entries import person
from pegout.tournament.event import Event, Role

Table = list[dict[str, Any]]

MONEY = frozenset({Role.DIRECTOR, Role.REGISTRAR})
DESK = MONEY | {Role.JUDGE, Role.SCORER}
ALL = frozenset(Role)

CONTACTS = frozenset({"contact"})
"""The fields of commands that say how to reach somebody."""
_PUBLIC_COLUMNS = ("name", "kind", "status", "position", "kept")


def _books(state: HostedEvent) -> Table:
    """All pages one under the other, each line with its page."""
    books = books_table(state.now)
    heads = dict.fromkeys(head for rows in books.values() for row in rows for head in row)
    return [
        {"page": page, **{head: row.get(head, "") for head in heads}}
        for page, rows in books.items()
        for row in rows
    ]


def _of_event(table: Callable[[Event], Table]) -> Callable[[HostedEvent], Table]:
    return lambda state: table(state.now)


def _entries(state: HostedEvent) -> Table:
    """With whether somebody plays from an account that the name belongs to."""
    return [{**row, "kept": person(row["name"]) in state.accounts} for row in entries_table(state.now)]


LISTS: dict[str, tuple[frozenset[Role], Callable[[HostedEvent], Table]]] = {
    **{name: (ALL, _of_event(table)) for name, table in TABLES.items()},
    "entries": (ALL, _entries),
    "cards": (ALL, lambda state: cards_table(state.now.divisions)),
    "books": (MONEY, _books),
    "log": (DESK, lambda state: log_table(state.log, state.now)),
    "check": (DESK, lambda state: [{"what": words} for words in cross_check(state.now)]),
}
"""Who may see each, and what it holds."""


def list_of(state: HostedEvent, what: str, role: Role) -> Table:
    """The list, or a problem where there is none or it is not for that role."""
    if what not in LISTS:
        raise Problem(404, "not_found", f"There is no such list: choose one of {', '.join(LISTS)}.")
    roles, table = LISTS[what]
    allow(role, roles)
    if what == "log" and role not in SEES_CONTACTS:
        return log_table(state.log, state.now, hidden=CONTACTS)
    rows = table(state)
    if what == "entries" and role not in MONEY:
        return [{name: row[name] for name in _PUBLIC_COLUMNS} for row in rows]
    return rows


def allow(role: Role, roles: frozenset[Role]) -> None:
    """Let a role pass that may see it."""
    if role not in roles:
        names = " or ".join(sorted(option.value for option in roles))
        raise Problem(403, "not_yours", f"Only the {names} may see this: open it with their link.")
