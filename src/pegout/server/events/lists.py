"""Lists of an event for whoever may see them, as JSON or as CSV."""

from collections.abc import Callable
from typing import Any

from pegout.app.events.audit import cross_check, log_table
from pegout.app.events.report import (
    books_table,
    bracket_table,
    chart_table,
    entries_table,
    pairings_table,
    results_table,
    standings_table,
)
from pegout.app.hosting.seen.card import cards_table
from pegout.app.hosting.state import HostedEvent
from pegout.server.problems import Problem
from pegout.tournament.event import Role

Table = list[dict[str, Any]]

MONEY = frozenset({Role.DIRECTOR, Role.REGISTRAR})
DESK = MONEY | {Role.JUDGE, Role.SCORER}
ALL = frozenset(Role)

_PUBLIC_COLUMNS = ("name", "kind", "status", "position")


def _books(state: HostedEvent) -> Table:
    """All pages one under the other, each line with its page."""
    return [
        {"page": page, **{head: row.get(head, "") for head in _heads(state)}}
        for page, rows in books_table(state.now).items()
        for row in rows
    ]


def _heads(state: HostedEvent) -> list[str]:
    return list(
        dict.fromkeys(head for rows in books_table(state.now).values() for row in rows for head in row)
    )


LISTS: dict[str, tuple[frozenset[Role], Callable[[HostedEvent], Table]]] = {
    "entries": (ALL, lambda state: entries_table(state.now)),
    "pairings": (ALL, lambda state: pairings_table(state.now)),
    "chart": (ALL, lambda state: chart_table(state.now)),
    "results": (ALL, lambda state: results_table(state.now)),
    "standings": (ALL, lambda state: standings_table(state.now)),
    "bracket": (ALL, lambda state: bracket_table(state.now)),
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
    rows = table(state)
    if what == "entries" and role not in MONEY:
        return [{name: row[name] for name in _PUBLIC_COLUMNS} for row in rows]
    return rows


def allow(role: Role, roles: frozenset[Role]) -> None:
    """Let somebody by whose key is good for it."""
    if role not in roles:
        names = " or ".join(sorted(option.value for option in roles))
        raise Problem(403, "not_yours", f"That is for the {names}: open it with their link.")
