"""The judge in the terminal: what happened, the few questions it takes, and any choice left."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pegout.cli.judge_words import chooses, named_here, print_ruling, print_silent
from pegout.game import GameState
from pegout.judge import (
    KINDS,
    Choice,
    Inquiry,
    Kind,
    Question,
    RuledElsewhere,
    Ruling,
    hear,
    next_incidents,
    offered,
    read_fact,
    search,
)
from pegout.judge.authority import MARSHAL
from pegout.judge.facts import SCORES_ASKED, SeatFact
from pegout.judge.inquiry import CONFIRMED
from pegout.judge.scores import SCORES, at_scores


def talk(state: GameState, words: str, given: Mapping[str, str]) -> int:
    """Goes on until a ruling is given, and any choice it leaves is made or left open."""
    kind, facts = named_here(words, given, state) or _which(words, state), dict(given)
    passed: set[str] = set()
    while True:
        try:
            ruling = _ask_facts(kind, facts, passed, state)
        except RuledElsewhere as elsewhere:
            of_table = {name: text for name, text in facts.items() if name == SCORES}
            (kind, facts), passed = _elsewhere(elsewhere), set()
            facts |= of_table
            continue
        print_ruling(ruling, at_scores(state, facts.get(SCORES)), choices=False)
        chosen = dict(answer for choice in ruling.choices if (answer := _ask_choice(choice)))
        if not chosen and ruling.suggested is not None and _is_confirmed(state):
            chosen = {MARSHAL: "yes"}
        if not chosen:
            return 0
        facts |= chosen


def _is_confirmed(state: GameState) -> bool:
    """Whether the Marshal confirms what was suggested."""
    return _ask(CONFIRMED, state).lower().startswith("y")


def _which(words: str, state: GameState) -> Kind:
    """The incident with that name, or that the words mean; picked from a list if they are unclear."""
    while True:
        if not words.strip():
            words = input("What happened? Say it in your own words, or press Enter for the list.\n> ")
            if not words.strip():
                return _from_list(state)
            continue
        said = search(words, state.rules)
        print_silent(said.silent, state)
        if said.clear:
            print(_sentence(said.kinds[0]))
            return said.kinds[0]
        if said.kinds:
            others = [*map(_sentence, said.kinds), "Something else."]
            at = _pick("Which is it?", others)
            return _from_list(state) if at == len(said.kinds) else said.kinds[at]
        print("Nothing matches these words." if not said.silent else "Was it something else?")
        words = ""


def _sentence(kind: Kind) -> str:
    return f"{kind.what[0].upper()}{kind.what[1:]} [{kind.citation}]"


def _from_list(state: GameState) -> Kind:
    """What happened, chosen chapter by chapter."""
    chapters = offered(state.rules)
    names = list(chapters)
    kinds = chapters[names[_pick("What is it about?", names)]]
    return kinds[_pick("What happened?", [kind.what for kind in kinds])]


def _elsewhere(elsewhere: RuledElsewhere) -> tuple[Kind, dict[str, str]]:
    """What is meant instead, with what has been said of it already."""
    then = next_incidents(elsewhere)
    names = list(then)
    print(f"{elsewhere.why}.")
    name = names[0] if len(names) == 1 else names[_pick("Which?", [KINDS[one].what for one in names])]
    print(_sentence(KINDS[name]))
    return KINDS[name], then[name]


def _pick(question: str, options: Sequence[str]) -> int:
    print(question)
    for number, option in enumerate(options, start=1):
        print(f"  {number}: {option}")
    while True:
        answer = input("> ").strip()
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(options):
            return int(answer) - 1
        print(f"Type a number from 1 to {len(options)}.")


def _ask_facts(kind: Kind, facts: dict[str, str], passed: set[str], state: GameState) -> Ruling:
    """Asks for one fact after another, as long as one is missing or may matter.

    Answers end up in `facts`, and what was asked in `passed`.
    """
    asked: Question | None = None
    while True:
        try:
            heard = hear(state, kind, facts)
        except RuledElsewhere:
            raise
        except ValueError as error:
            if asked is None:
                raise
            print(error)
            facts.pop(asked.name, None)
        else:
            asked = _next(heard, passed | set(facts))
            if asked is None and heard.ruling is not None:
                return heard.ruling
        if asked is not None:
            answer = _ask(asked, state)
            passed.add(asked.name)
            if answer:
                facts[asked.name] = answer


def _next(heard: Inquiry, known: set[str]) -> Question | None:
    """What must be known of the incident comes first, the scores last: other answers may make them needless.

    Choices are asked for once there is a ruling.
    """
    must = [one for one in heard.missing if one is not SCORES_ASKED]
    if must:
        return replace(must[0], needed=True)
    left = {choice.fact for choice in heard.ruling.choices} if heard.ruling else set()
    open_ones = [one for one in heard.asked if one.name not in known | left and one is not SCORES_ASKED]
    return next(iter((*open_ones, *heard.missing)), None)


def _ask(question: Question, state: GameState) -> str:
    """An answer that can be read; Enter skips what need not be known."""
    hint = ", ".join(state.names) if question.kind is SeatFact else ", ".join(question.answers)
    optional = "" if question.needed else " (Enter skips)"
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


def _ask_choice(choice: Choice) -> tuple[str, str] | None:
    """The fact that answers it, or None where it is left open."""
    if not choice.options:
        print(chooses(choice))
        words = input("(Enter leaves it open) > ").strip()
        return (choice.fact, words) if words else None
    at = _pick(chooses(choice), [*(option.words for option in choice.options), "Left open."])
    return None if at == len(choice.options) else (choice.options[at].fact, choice.options[at].answer)
