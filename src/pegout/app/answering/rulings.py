"""What can be put to the judge, and what the judge says."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from pegout.app.tags import name_of
from pegout.game import GameState, Pegs, side_name
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
    """A ruling: findings, remedies or what is suggested, citations, and where the pegs stand after it."""
    return {
        "incident": kind.name,
        "rules": state.rules.name,
        "findings": list(ruling.findings),
        "remedies": _told(ruling.remedies, state),
        "suggested": None if ruling.suggested is None else _told(ruling.suggested, state),
        "citations": [str(citation) for citation in ruling.citations],
        "pegs": _pegs(ruling, state),
    }


def _pegs(ruling: Ruling, state: GameState) -> list[dict[str, Any]]:
    """For each side where the pegs stood and where they go; None for what this table cannot know, and why."""
    after = pegs_after(state, ruling)
    return [
        {
            "side": side_name(state.names, state.rules, side),
            "before": _holes(state.pegs[side] if state.pegs else None),
            "after": _holes(after.pegs[side] if after.pegs else None),
            "unknown": after.unknown,
        }
        for side in range(state.rules.sides)
    ]


def _holes(pegs: Pegs | None) -> dict[str, int] | None:
    return None if pegs is None else {"rear": pegs.rear, "front": pegs.front}


def _told(remedies: Sequence[Remedy], state: GameState) -> list[dict[str, Any]]:
    return [
        {"remedy": name_of(remedy.__class__), "text": tell_remedy(remedy, state.names)} | _orders(remedy)
        for remedy in remedies
    ]


def _orders(remedy: Remedy) -> dict[str, Any]:
    """What a remedy orders, field by field; seats are numbers, cards and choices are text."""
    values = {entry.name: getattr(remedy, entry.name) for entry in fields(remedy) if entry.name != "text"}
    return {name: _plain(entry) for name, entry in values.items()}


def _plain(entry: Any) -> Any:
    if isinstance(entry, tuple):
        return [str(part) for part in entry]
    return getattr(entry, "value", entry)
