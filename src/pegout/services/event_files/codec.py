"""Records of an event as JSON and back: every command by its name and version, every field checked."""

from collections.abc import Mapping
from dataclasses import asdict
from dataclasses import fields as dataclass_fields
from datetime import datetime
from typing import Any

import msgspec

from pegout.edition import EDITION, FIRST_EDITION
from pegout.refusal import InvalidInput, about
from pegout.services.event_files.options import EventOptions
from pegout.services.event_files.tags import COMMANDS, command_name
from pegout.services.event_files.versions import NewerCommand, upcast, version_of
from pegout.tournament.event import EventCommand, Record, Role

VERSION = "event 1"


class InvalidEventFile(InvalidInput):
    """The text is not an event, or holds something impossible; the message says where and what."""

    code = "invalid_event_file"


def record_as_json(record: Record) -> dict[str, Any]:
    """A record as plain JSON values."""
    return {**record_form(record), "with": command_as_json(record.command)}


def record_form(record: Record) -> dict[str, Any]:
    """A record as it is written; the first version of a command goes without saying."""
    name = command_name(record.command)
    version = version_of(name)
    return {
        "number": record.number,
        "at": record.at.isoformat(),
        "by": record.by,
        "role": record.role.value,
        "do": name,
        **({} if version == 1 else {"version": version}),
        "with": record.command,
    }


def command_as_json(command: EventCommand) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(command))
    return fields


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    at: datetime
    by: str
    role: Role
    do: str
    version: int = 1
    fields: dict[str, Any] = msgspec.field(name="with", default_factory=dict)


def record_from_json(data: object) -> Record:
    """The record that was written, or `InvalidEventFile`."""
    try:
        line = msgspec.convert(data, _Line)
    except msgspec.ValidationError as error:
        raise InvalidEventFile(f"This is not a record of an event: {_in_words(error)}") from None
    try:
        fields = upcast(line.do, line.version, line.fields)
    except NewerCommand as error:
        raise InvalidEventFile(str(error)) from None
    return Record(line.number, line.at, line.by, line.role, command_from_json(line.do, fields))


def command_from_json(name: str, fields: Mapping[str, Any]) -> EventCommand:
    """The command of that name with these fields, each of the right kind."""
    kind = COMMANDS.get(name)
    if kind is None:
        raise InvalidEventFile(f"There is no command {name[:30]!r}: the commands are {', '.join(COMMANDS)}.")
    known = [entry.name for entry in dataclass_fields(kind)]
    if unknown := sorted(set(fields) - set(known)):
        names = ", ".join(known) or "none"
        raise InvalidEventFile(f"{name} has no field {str(unknown[0])[:30]!r}: its fields are {names}.")
    try:
        command: EventCommand = msgspec.convert(dict(fields), kind)
    except msgspec.ValidationError as error:
        with about(_path(error)):
            raise InvalidEventFile(f"{name} cannot be sent like that: {_in_words(error)}") from None
    return command


def options_as_json(options: EventOptions) -> dict[str, Any]:
    settings: dict[str, Any] = msgspec.to_builtins(asdict(options))
    return {name: setting for name, setting in settings.items() if setting not in (None, [])}


def options_from_json(data: object) -> EventOptions:
    try:
        return msgspec.convert(data, EventOptions)
    except msgspec.ValidationError as error:
        raise InvalidEventFile(f"The settings of the event cannot be read: {_in_words(error)}") from None


def schema() -> dict[str, Any]:
    """The JSON Schema of an event file's lines: the settings, and one object for each command."""
    kinds = [EventOptions, *COMMANDS.values()]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    records = [
        {
            "type": "object",
            "properties": {
                "number": {"type": "integer"},
                "at": {"type": "string", "format": "date-time"},
                "by": {"type": "string"},
                "role": {"enum": [role.value for role in Role]},
                "do": {"const": name},
                "version": {"const": version_of(name)},
                "with": part,
            },
            "required": ["number", "at", "by", "role", "do"],
        }
        for name, part in zip(COMMANDS, schemas[1:], strict=True)
    ]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line of a Pegout event file",
        "anyOf": [
            {
                "type": "object",
                "properties": {
                    "pegout": {"const": VERSION},
                    "edition": {"type": "integer", "minimum": FIRST_EDITION, "maximum": EDITION},
                    "event": schemas[0],
                },
            },
            *records,
        ],
        "$defs": parts,
    }


_AT = " - at `$"


def _path(error: msgspec.ValidationError) -> str:
    return str(error).partition(_AT)[2].rstrip("`").lstrip(".")


def _in_words(error: msgspec.ValidationError) -> str:
    """What msgspec says, with its path at the end taken for what it is."""
    what, _, _ = str(error).partition(_AT)
    place = _path(error)
    return f"{what[:1].lower()}{what[1:]}" + (f" ({place})" if place else "") + "."
