"""The log of an event in words."""

from datetime import UTC, datetime

from pegout.services.event_files.audit import log_table
from pegout.tournament.event import (
    FORMATS,
    EnterScore,
    EventCommand,
    NoteRuling,
    Record,
    Role,
    Setup,
    new_event,
)

NOON = datetime(2026, 12, 10, 12, tzinfo=UTC)


def test_only_what_was_given_is_told() -> None:
    event = new_event(Setup("Night", FORMATS["knock-out"], NOON))
    commands: tuple[EventCommand, ...] = (
        EnterScore("men", "F1", (121, 90), nth=2),
        NoteRuling("Two back.", ("acc:VIII.6a",)),
    )
    log = [Record(number, NOON, "Jo", Role.DIRECTOR, command) for number, command in enumerate(commands, 1)]
    told = [line["what"] for line in log_table(log, event)]
    assert told == ["division men, game F1, scores 121-90, nth 2", "text Two back., citations acc:VIII.6a"]
