"""What can be put to the judge, and what the judge says."""

from dataclasses import fields
from typing import Any

from pegout.game import GameState, side_name
from pegout.judge import CHAPTERS, Kind, MissingFacts, RuledElsewhere, Ruling, questions
from pegout.judge.said import SAID
from pegout.judge.trial import pegs_after
from pegout.rules.remedies import Remedy
from pegout.rules.remedy_words import tell_remedy


def incident(kind: Kind) -> dict[str, Any]:
    """A kind of incident with the facts that are asked for."""
    return {
        "incident": kind.name,
        "what": kind.what,
        "also": list(SAID[kind.name]),
        "chapter": chapter_of(kind),
        "citation": str(kind.citation),
        "facts": [
            {
                "name": question.name,
                "question": question.text,
                "kind": question.answer,
                "needed": question.needed,
                "answers": list(question.answers),
                "shown": bool(question.shown),
            }
            for question in questions(kind.incident)
        ],
    }


def chapter_of(kind: Kind) -> str:
    return next(chapter for chapter, kinds in CHAPTERS.items() if kind in kinds)


def asked_for(kind: Kind, missing: MissingFacts) -> dict[str, Any]:
    """What must be known before it can be ruled on, with the questions."""
    asked = {question.name: question.text for question in missing.questions}
    return {"incident": kind.name, "missing": asked}


def referred(kind: Kind, elsewhere: RuledElsewhere) -> dict[str, Any]:
    """Why it is another incident, and which ones it may be."""
    return {"incident": kind.name, "why": elsewhere.why, "instead": list(elsewhere.instead)}


def ruled(kind: Kind, ruling: Ruling, state: GameState) -> dict[str, Any]:
    """A ruling: findings, remedies, citations, and where the pegs stand after it."""
    after = pegs_after(state, ruling)
    return {
        "incident": kind.name,
        "rules": state.rules.name,
        "findings": list(ruling.findings),
        "remedies": [
            {"remedy": remedy.__class__.__name__, "text": tell_remedy(remedy, state.names)} | _orders(remedy)
            for remedy in ruling.remedies
        ],
        "citations": [str(citation) for citation in ruling.citations],
        "pegs": [
            {
                "side": side_name(state.names, state.rules, side),
                "before": {"rear": before.rear, "front": before.front},
                "after": {"rear": now.rear, "front": now.front},
            }
            for side, (before, now) in enumerate(zip(state.pegs, after, strict=True))
        ],
    }


def _orders(remedy: Remedy) -> dict[str, Any]:
    """What a remedy orders, field by field; seats are numbers, cards and choices are text."""
    values = {entry.name: getattr(remedy, entry.name) for entry in fields(remedy) if entry.name != "text"}
    return {name: _plain(entry) for name, entry in values.items()}


def _plain(entry: Any) -> Any:
    if isinstance(entry, tuple):
        return [str(part) for part in entry]
    return getattr(entry, "value", entry)
