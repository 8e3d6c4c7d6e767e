"""Mistakes kept in a file until they have been answered right twice."""

from pathlib import Path

import msgspec

from pegout.app.drills.questions import SORTS, Counting, Pegging, Question, Throwing
from pegout.cards import Card, refuse_repeats

VERSION = "drills 1"
ENOUGH = 2
"""So many right answers in a row retire a mistake."""


class InvalidDrills(ValueError):
    """The file holds no drills; the message says what is wrong."""


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    ask: msgspec.Raw
    right: int = 0


class _File(msgspec.Struct, forbid_unknown_fields=True):
    pegout: str
    mistakes: list[_Entry]


class Shelf:
    """The mistakes in the order in which they come back, each with its right answers so far."""

    def __init__(self, path: Path) -> None:
        """The shelf as the file has it; an empty one where there is no file."""
        self.path = path
        self._right: dict[Question, int] = _read(path) if path.exists() else {}

    def due(self, kind: str) -> tuple[Question, ...]:
        """The mistakes of that kind, the first to come back first."""
        return tuple(question for question in self._right if isinstance(question, SORTS[kind]))

    def note(self, question: Question, *, right: bool) -> None:
        """Keep what was wrong; move what was right to the back, and let it go after the second time."""
        if question not in self._right and right:
            return
        times = self._right.pop(question, 0) + 1 if right else 0
        if not right:
            self._right = {question: 0} | {q: n for q, n in self._right.items() if q != question}
        elif times < ENOUGH:
            self._right[question] = times
        self._write()

    def _write(self) -> None:
        """Whole or not at all."""
        entries = [
            {"kind": kind_of(question), "ask": _as_json(question), "right": times}
            for question, times in self._right.items()
        ]
        text = msgspec.json.format(msgspec.json.encode({"pegout": VERSION, "mistakes": entries}))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(f".{self.path.name}")
        beside.write_bytes(text + b"\n")
        beside.replace(self.path)


def kind_of(question: Question) -> str:
    return next(kind for kind, sort in SORTS.items() if isinstance(question, sort))


def _as_json(question: Question) -> object:
    return msgspec.to_builtins(question, enc_hook=str)


def _card(kind: type, text: object) -> object:
    if kind is Card and isinstance(text, str):
        return Card.parse(text)
    raise NotImplementedError(f"{kind} is nothing that a drill holds.")


def _read(path: Path) -> dict[Question, int]:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=_File)
        if found.pegout != VERSION:
            raise InvalidDrills(f"its version is {found.pegout[:30]!r}, not {VERSION!r}")
        return {_question(entry): entry.right for entry in found.mistakes}
    except (ValueError, KeyError) as error:
        raise InvalidDrills(
            f"{path} cannot be read as drills ({str(error).rstrip('.')}): "
            "name another file, or move this one away."
        ) from None


def _question(entry: _Entry) -> Question:
    sort = SORTS.get(entry.kind)
    if sort is None:
        raise InvalidDrills(f"there is no drill {entry.kind[:30]!r}")
    question: Question = msgspec.json.decode(entry.ask, type=sort, dec_hook=_card)
    _refuse_unsound(question)
    return question


def _refuse_unsound(question: Question) -> None:
    """A file may have been written by anybody: what cannot be asked is refused here."""
    match question:
        case Counting():
            cards, sound = (*question.hand, question.starter), len(question.hand) == 4
        case Throwing():
            cards, sound = question.cards, len(question.cards) == 6
        case Pegging():
            own = (*question.held, *question.laid)
            cards = (*own, *question.thrown, *question.theirs, question.starter)
            sound = len(own) == 4 and len(question.thrown) == 2 and len(question.theirs) <= 4
            sound = sound and set(question.series) <= {*question.laid, *question.theirs}
            sound = sound and bool(question.fitting)
    refuse_repeats(cards)
    if not sound or not _on_the_board(question):
        raise InvalidDrills("a question has too few or too many cards, or a score that no game has")


def _on_the_board(question: Question) -> bool:
    if isinstance(question, Counting):
        return True
    return 31 <= question.goal <= 999 and all(0 <= score < question.goal for score in question.scores)
