"""Mistakes kept in a file until they have been answered correctly twice."""

from pathlib import Path

import msgspec

from pegout.studies.drills.codec import InvalidDrills, kind_of, question_as_json, question_from_json
from pegout.studies.drills.questions import SORTS, Question

VERSION = "drills 1"
ENOUGH = 2
"""This many right answers in a row retire a mistake."""


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    ask: dict[str, object]
    right: int = 0


class _File(msgspec.Struct, forbid_unknown_fields=True):
    pegout: str
    mistakes: list[_Entry]


class MistakeFile:
    """The mistakes in the order in which they come back, each with its right answers so far."""

    def __init__(self, path: Path) -> None:
        """The contents of the file; empty if there is none."""
        self.path = path
        self._right: dict[Question, int] = _read(path) if path.exists() else {}

    def due(self, kind: str) -> tuple[Question, ...]:
        """The mistakes of that kind, the next to come back first."""
        return tuple(question for question in self._right if isinstance(question, SORTS[kind]))

    def note(self, question: Question, *, right: bool) -> None:
        """Keep what was wrong; move what was right to the back, and drop it after the second time."""
        if question not in self._right and right:
            return
        times = self._right.pop(question, 0) + 1 if right else 0
        if not right:
            self._right = {question: 0} | {q: n for q, n in self._right.items() if q != question}
        elif times < ENOUGH:
            self._right[question] = times
        self._write()

    def _write(self) -> None:
        """Completely or not at all."""
        entries = [
            {"kind": kind_of(question), "ask": question_as_json(question), "right": times}
            for question, times in self._right.items()
        ]
        text = msgspec.json.format(msgspec.json.encode({"pegout": VERSION, "mistakes": entries}))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(f".{self.path.name}")
        beside.write_bytes(text + b"\n")
        beside.replace(self.path)


def _read(path: Path) -> dict[Question, int]:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=_File)
        if found.pegout != VERSION:
            raise InvalidDrills(f"its version is {found.pegout[:30]!r}, not {VERSION!r}")
        return {question_from_json(entry.kind, entry.ask): entry.right for entry in found.mistakes}
    except (ValueError, KeyError) as error:
        raise InvalidDrills(
            f"{path} is not a drills file ({str(error).rstrip('.')}): name another file, or move this one "
            "away."
        ) from None
