"""The judge at the terminal: what happened, and the few questions it takes."""

from collections.abc import Mapping
from dataclasses import replace

from pegout.game import GameState
from pegout.judge import CHAPTERS, Kind, MissingFacts, Question, questions, read_fact, rule_on
from pegout.judge.docket import CONFIRMED
from pegout.judge.facts import SeatFact


def ask_kind() -> Kind:
    """What happened, picked chapter by chapter."""
    chapters = list(CHAPTERS)
    kinds = CHAPTERS[chapters[_pick("What does it concern?", chapters)]]
    return kinds[_pick("What happened?", [kind.what for kind in kinds])]


def _pick(question: str, options: list[str]) -> int:
    print(question)
    for number, option in enumerate(options, start=1):
        print(f"  {number}: {option}")
    while True:
        answer = input("> ").strip()
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(options):
            return int(answer) - 1
        print(f"Type a number from 1 to {len(options)}.")


def ask_facts(kind: Kind, given: Mapping[str, str], state: GameState) -> dict[str, str]:
    """The facts given, and those still asked for until each can be understood."""
    facts = dict(given)
    for question in questions(kind.incident):
        if question.name not in facts and (answer := _ask(question, state)):
            facts[question.name] = answer
    return facts


def ask_on(kind: Kind, given: Mapping[str, str], state: GameState) -> dict[str, str]:
    """The facts given, and whatever else this table needs before it can be ruled on."""
    facts = dict(given)
    while True:
        try:
            rule_on(state, kind.name, facts)
        except MissingFacts as missing:
            for question in missing.questions:
                facts[question.name] = _ask(replace(question, needed=True), state)
        except ValueError:
            return facts  # to be told with the ruling
        else:
            return facts


def ask_marshal(state: GameState) -> bool:
    """Whether the Marshal confirms what was suggested."""
    return _ask(CONFIRMED, state).lower().startswith("y")


def _ask(question: Question, state: GameState) -> str:
    """An answer that can be read; Enter passes over what need not be known."""
    hint = ", ".join(state.names) if question.kind is SeatFact else ", ".join(question.answers)
    optional = "" if question.needed else " (Enter passes)"
    print(f"{question.text}{f' [{hint}]' if hint else ''}{optional}")
    while True:
        answer = input("> ").strip()
        if not answer and not question.needed:
            return ""
        try:
            read_fact(question, answer, state)
        except ValueError as error:
            print(error)
        else:
            return answer
