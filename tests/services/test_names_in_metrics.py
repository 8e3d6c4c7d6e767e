"""The names under which commands are counted, pinned one by one: dashboards of others are drawn from them.

Whoever renames a class of commands has `label` give the name it had.
"""

from typing import Any, get_args

import pytest

from pegout.companion import Sent
from pegout.companion.commands import Command as BoardCommand
from pegout.services.boards.kind import BOARDS, WithKey
from pegout.services.event_files.tags import COMMANDS
from pegout.services.events.commands import Enter, HostCommand
from pegout.services.events.commands import Sent as SentToEvent
from pegout.services.events.keys import Actor
from pegout.services.events.kind import EVENTS
from pegout.services.streams.kind import StreamKind
from pegout.services.tables.commands import TableCommand
from pegout.services.tables.kind import TABLES, WithSecret
from pegout.tournament.event import Role

TABLE_NAMES = """
    Act AgreeToRuling BotActs ClearSeat CloseTable ComeBack DecideRuling DeclineRuling GiveSeat GoAway Leave
    LookAfter ProposeRuling RevealDeals SeatBot SeatPlayer ShutTable Sit WantRematch
"""
BOARD_NAMES = "AskBoth Confirm Dispute Enter InvitePhone JoinBoard Open RemovePhone Undo Withdraw"
EVENT_NAMES = "Approve Clear LetIn Note TakeSeat"


def each_of(union: Any) -> list[Any]:
    """One of each kind, empty: it is counted by its kind alone."""
    return [object.__new__(kind) for kind in get_args(union)]


def as_table(command: Any) -> WithSecret:
    return WithSecret(command, "")


def as_board(command: Any) -> WithKey:
    return WithKey(Sent("id", command), "")


TABLE_COMMANDS = [as_table(one) for one in each_of(TableCommand)]
BOARD_COMMANDS = [as_board(one) for one in each_of(BoardCommand)]
EVENT_COMMANDS = [one for one in each_of(HostCommand) if not isinstance(one, Enter)]


@pytest.mark.parametrize(
    ("kind", "commands", "names"),
    [
        (TABLES, TABLE_COMMANDS, TABLE_NAMES),
        (BOARDS, BOARD_COMMANDS, BOARD_NAMES),
        (EVENTS, EVENT_COMMANDS, EVENT_NAMES),
    ],
    ids=["tables", "boards", "events"],
)
def test_commands_are_counted_under_the_names_they_always_had(
    kind: StreamKind[Any, Any], commands: list[Any], names: str
) -> None:
    assert sorted(kind.label(command) for command in commands) == sorted(names.split())


@pytest.mark.parametrize("name", COMMANDS)
def test_a_record_of_an_event_is_counted_under_its_stored_name(name: str) -> None:
    record = Enter(Actor(Role.DIRECTOR), SentToEvent("id", object.__new__(COMMANDS[name])))
    assert EVENTS.label(record) == name
