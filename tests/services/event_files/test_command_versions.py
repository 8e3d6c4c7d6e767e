"""What is stored of an event can be read for ever: a change of a command needs a new version of it.

`command_shapes.json` tells what each version is made of. A new version is added to it with
`python -m tests.services.event_files.test_command_versions`; what is in it already is never changed.
"""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_args

import pytest

from pegout.services.event_files.codec import InvalidEventFile, record_as_json, record_from_json
from pegout.services.event_files.tags import COMMANDS, command_name
from pegout.services.event_files.versions import UPCASTERS, VERSIONS, version_of
from pegout.tournament.entries import Pay
from pegout.tournament.event import EventCommand, Record, Role
from tests.kit.renamed import renamed
from tests.store.event_shapes import Shape, shape

FILE = Path(__file__).with_name("command_shapes.json")
NOON = datetime(2026, 12, 11, 12, tzinfo=UTC)
PAID = Record(4, NOON, "Rea", Role.REGISTRAR, Pay("Ann", 2000))


def stored() -> dict[str, Shape]:
    shapes: dict[str, Shape] = json.loads(FILE.read_text("utf-8"))
    return shapes


def present(name: str) -> str:
    return f"{name} {version_of(name)}"


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_what_its_version_says(name: str) -> None:
    assert stored().get(present(name)) == shape(COMMANDS[name]), (
        f"{name} has changed, or is new. If it was stored before, raise its version in VERSIONS and write an "
        "upcaster; then add its shape with `python -m tests.services.event_files.test_command_versions`."
    )


def test_every_older_version_that_was_stored_leads_to_the_present_one() -> None:
    for name, version in (text.split() for text in stored()):
        assert name in COMMANDS
        assert all((name, step) in UPCASTERS for step in range(int(version), version_of(name))), name


def test_every_command_has_a_name_of_its_own() -> None:
    assert set(COMMANDS.values()) == set(get_args(EventCommand))
    assert len(COMMANDS) == len(get_args(EventCommand))


def test_the_first_version_of_a_command_goes_without_saying() -> None:
    assert record_as_json(PAID) == {
        "number": 4,
        "at": "2026-12-11T12:00:00+00:00",
        "by": "Rea",
        "role": "registrar",
        "do": "Pay",
        "with": {"entrant": "Ann", "cents": 2000},
    }


def test_an_older_version_is_brought_up_to_date_and_a_later_one_says_which_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As if amounts had been dollars once, and entrants people: two steps to today."""

    def named(fields: dict[str, Any]) -> dict[str, Any]:
        return {"entrant": fields["person"], "dollars": fields["dollars"]}

    def in_cents(fields: dict[str, Any]) -> dict[str, Any]:
        return {"entrant": fields["entrant"], "cents": 100 * fields["dollars"]}

    monkeypatch.setitem(VERSIONS, "Pay", 3)
    monkeypatch.setitem(UPCASTERS, ("Pay", 1), named)
    monkeypatch.setitem(UPCASTERS, ("Pay", 2), in_cents)
    line = record_as_json(PAID)
    assert line["version"] == 3
    assert record_from_json(line) == PAID
    oldest = {**line, "with": {"person": "Ann", "dollars": 20}}
    del oldest["version"]
    assert record_from_json(oldest) == PAID
    assert record_from_json({**line, "version": 2, "with": {"entrant": "Ann", "dollars": 20}}) == PAID


@pytest.mark.parametrize("version", [0, 2, -1])
def test_a_version_that_is_not_known_is_refused(version: int) -> None:
    with pytest.raises(
        InvalidEventFile, match=f"This Pegout does not know version {version} of Pay: use the newer"
    ):
        record_from_json({**record_as_json(PAID), "version": version})


def test_a_command_that_is_renamed_in_the_code_is_stored_as_before() -> None:
    before = record_as_json(PAID)
    with renamed(Pay):
        assert record_as_json(PAID) == before
        assert record_from_json(before) == PAID
        assert command_name(PAID.command) == "Pay"


if __name__ == "__main__":
    shapes = {present(name): shape(kind) for name, kind in COMMANDS.items()}
    shapes |= stored() if FILE.exists() else {}
    lines = [f"{json.dumps(name)}: {json.dumps(shapes[name])}" for name in sorted(shapes)]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
