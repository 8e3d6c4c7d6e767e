"""What you can ask the judge, and what the judge says."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from pegout.game import GameState, Pegs, side_name
from pegout.game.tags import name_of
from pegout.judge import (
    CHAPTERS,
    KINDS,
    Choice,
    Found,
    Inquiry,
    Kind,
    RuledElsewhere,
    Ruling,
    hear,
    next_incidents,
    questions,
)
from pegout.judge.said import SAID
from pegout.judge.scores import SCORES, at_scores
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


def found(words: str, said: Found) -> dict[str, Any]:
    """The incidents that words may mean, the best first, and those on which the rules are silent."""
    return {
        "words": words,
        "clear": said.clear,
        "found": [incident(kind) for kind in said.kinds],
        "silent": [incident(kind) for kind in said.silent],
    }


def put(kind: Kind, facts: Mapping[str, str], state: GameState) -> tuple[dict[str, Any], Ruling | None]:
    """What the judge says: a ruling, the questions that come before it, or the incidents that are meant."""
    table = at_scores(state, facts.get(SCORES))
    try:
        heard = hear(table, kind, facts)
    except RuledElsewhere as elsewhere:
        return _referred(kind, elsewhere, table, _about_table(facts)), None
    asked = {"incident": kind.name, "asked": [question.name for question in heard.asked]}
    if heard.ruling is None:
        return asked | {"missing": _texts(heard)}, None
    return asked | _ruled(heard.ruling, table), heard.ruling


def _texts(heard: Inquiry) -> dict[str, str]:
    return {question.name: question.text for question in heard.missing}


def _about_table(facts: Mapping[str, str]) -> dict[str, str]:
    """What was given about the table itself, and is known whatever happened there."""
    return {name: text for name, text in facts.items() if name == SCORES}


def _referred(
    kind: Kind, elsewhere: RuledElsewhere, state: GameState, told: dict[str, str]
) -> dict[str, Any]:
    """Why it is another incident, which ones it may be, and what is known and missing of each."""
    then = [_then(name, told | facts, state) for name, facts in next_incidents(elsewhere).items()]
    return {"incident": kind.name, "why": elsewhere.why, "instead": list(elsewhere.instead), "then": then}


def _then(name: str, facts: dict[str, str], state: GameState) -> dict[str, Any]:
    try:
        missing = _texts(hear(state, KINDS[name], facts))
    except RuledElsewhere:
        missing = {}
    return {"incident": name, "facts": facts, "missing": missing}


def _ruled(ruling: Ruling, state: GameState) -> dict[str, Any]:
    """Findings, remedies or what is suggested, citations, what is left to choose, and the pegs after it."""
    return {
        "rules": state.rules.name,
        "findings": list(ruling.findings),
        "remedies": _told(ruling.remedies, state),
        "suggested": None if ruling.suggested is None else _told(ruling.suggested, state),
        "choices": [_choice(choice) for choice in ruling.choices],
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


def _choice(choice: Choice) -> dict[str, Any]:
    """A choice with the fact that answers it; one without options is answered in words or with a card."""
    options = [{"words": one.words, "facts": {one.fact: one.answer}} for one in choice.options]
    return {"question": choice.question, "whose": choice.whose, "fact": choice.fact, "options": options}


def _orders(remedy: Remedy) -> dict[str, Any]:
    """What a remedy orders, field by field; seats are numbers, cards and choices are text."""
    values = {entry.name: getattr(remedy, entry.name) for entry in fields(remedy) if entry.name != "text"}
    return {name: _plain(entry) for name, entry in values.items()}


def _plain(entry: Any) -> Any:
    if isinstance(entry, tuple):
        return [str(part) for part in entry]
    return getattr(entry, "value", entry)
