"""Questions as JSON, for files and for the wire."""

from typing import Any

import msgspec

from pegout.cards import Card, refuse_repeats
from pegout.refusal import InvalidInput
from pegout.studies.drills.questions import SORTS, Counting, Pegging, Question, Throwing


class InvalidDrills(InvalidInput):
    """The file holds no drills; the message says what is wrong."""

    code = "invalid_drills"


def kind_of(question: Question) -> str:
    return next(kind for kind, sort in SORTS.items() if isinstance(question, sort))


def question_as_json(question: Question) -> dict[str, Any]:
    """Every field by name, cards as text; the kind must be kept beside it."""
    fields: dict[str, Any] = msgspec.to_builtins(question, enc_hook=str)
    return fields


def question_from_json(kind: str, fields: object) -> Question:
    """The inverse of `question_as_json`, or `ValueError` for what cannot be asked."""
    sort = SORTS.get(kind)
    if sort is None:
        raise InvalidDrills(f"there is no drill {kind[:30]!r}")
    question: Question = msgspec.convert(fields, sort, dec_hook=_card)
    _refuse_unsound(question)
    return question


def _card(kind: type, text: object) -> object:
    if kind is Card and isinstance(text, str):
        return Card.parse(text)
    raise NotImplementedError(f"{kind} is not part of a drill.")


def _refuse_unsound(question: Question) -> None:
    """Anybody may have written it, so what cannot be asked is refused here."""
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
