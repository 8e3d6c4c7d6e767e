"""Older shapes of an event's commands, and how they are brought up to date when a log is read."""

from collections.abc import Callable
from typing import Any

from pegout.refusal import InvalidInput

Fields = dict[str, Any]
Upcaster = Callable[[Fields], Fields]

VERSIONS: dict[str, int] = {}
"""The present version of each command whose fields have changed since its first, by its name."""

UPCASTERS: dict[tuple[str, int], Upcaster] = {}
"""What makes the fields of a version into those of the next, by the name of the command and that version."""


class NewerCommand(InvalidInput):
    """Only a newer program knows the command in that version; the message says which."""

    code = "newer_command"


def version_of(name: str) -> int:
    return VERSIONS.get(name, 1)


def upcast(name: str, version: int, fields: Fields) -> Fields:
    """The fields as the present version has them, or `NewerCommand`."""
    if not 1 <= version <= version_of(name):
        raise NewerCommand(
            f"This Pegout does not know version {version} of {name[:30]}: use the newer Pegout that wrote it."
        )
    for step in range(version, version_of(name)):
        fields = UPCASTERS[name, step](fields)
    return fields
