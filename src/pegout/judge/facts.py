"""Facts: what a judge must know about an incident, asked for in words and read from text.

An incident is a value whose fields are annotated with the question that brings the fact to light:

    @value
    class LookedAtBottom:
        offender: Annotated[Seat, "seat", "Who looked at the card?"]

Between the type and the question stand marks: "seat", "seats" for some of them, what the number cannot
exceed (`measures`), or what shows it where the table itself is known (`shown`).
"""

from collections.abc import Collection, Mapping
from dataclasses import MISSING, fields
from enum import Enum
from types import NoneType
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from pegout.cards import Card, parse_cards
from pegout.game import GameState, Pegs, Seat
from pegout.judge.measures import MEASURES, against
from pegout.judge.scores import SCORES, read_scores
from pegout.judge.shown import SHOWS
from pegout.refusal import InvalidInput, about
from pegout.values import value

T = TypeVar("T")

SeatFact = Annotated[Seat, "seat"]
SeatsFact = Annotated[tuple[Seat, ...], "seats"]


class MissingFacts(ValueError):
    """The ruling needs facts that were not given; `questions` asks for them."""

    def __init__(self, questions: "tuple[Question, ...]") -> None:
        self.questions = questions
        asked = " ".join(f"{question.text} ({question.name})" for question in questions)
        super().__init__(f"More facts are needed: {asked}")


class UnclearFact(InvalidInput):
    """What was given for a fact cannot be understood; the message says what would be right."""

    code = "unclear_fact"


class StillAsked(UnclearFact):
    """A fact that need not be given everywhere must be known at this table; `rule` asks for it."""

    def __init__(self, name: str, why: str) -> None:
        self.name = name
        super().__init__(f"{why} ({name}).")


class RuledElsewhere(UnclearFact):
    """Another incident is meant, or one of several: `instead` names them.

    `known` are facts that were told already, by name and as text; each incident takes those it asks for.
    """

    def __init__(self, why: str, *instead: str, **known: str) -> None:
        self.why = why
        self.instead = instead
        self.known = known
        super().__init__(f"{why}: judge it as {' or '.join(instead)}.")


@value
class Question:
    """One fact to ask for."""

    name: str
    text: str
    kind: Any
    needed: bool
    """Whether the incident cannot be ruled on without it."""
    measure: str = ""
    """What a number cannot exceed, by its name in `measures`."""
    shown: str = ""
    """What of a table that is known shows it, by its name in `shown`."""

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers there are, where they can be listed."""
        if self.kind is bool:
            return ("yes", "no")
        if isinstance(self.kind, type) and issubclass(self.kind, Enum):
            return tuple(option.value for option in self.kind)
        return ()

    @property
    def answer(self) -> str:
        """What is asked for: a seat or seats, a number, yes or no, a choice, cards, or words."""
        if self.kind is SeatFact:
            return "seat"
        if self.kind is SeatsFact:
            return "seats"
        if self.answers:
            return "yes or no" if self.kind is bool else "choice"
        if self.kind == tuple[Card, ...]:
            return "cards"
        return "number" if self.kind is int else "words"


SCORES_ASKED = Question(
    SCORES, "What are the scores, the dealer's first, such as 84-91?", list[Pegs], needed=True
)
"""Asked at a table whose scores decide, where nobody has brought them."""


def questions(incident: type) -> tuple[Question, ...]:
    """What is to be asked about an incident of this kind, in order."""
    hints = get_type_hints(incident, include_extras=True)
    return tuple(_question(entry, hints[entry.name]) for entry in fields(incident))


def _question(entry: Any, hint: Any) -> Question:
    marks = get_args(hint)[1:-1]
    measure = next((mark for mark in marks if mark in MEASURES), "")
    shown = next((mark for mark in marks if mark in SHOWS), "")
    return Question(entry.name, _text(hint), _kind(hint), _is_needed(entry), measure, shown)


def _is_needed(entry: Any) -> bool:
    return entry.default is MISSING and entry.default_factory is MISSING


def _text(hint: Any) -> str:
    if get_origin(hint) is not Annotated:
        raise TypeError(f"{hint} is a fact that has no question.")
    return str(get_args(hint)[-1])


def _kind(hint: Any) -> Any:
    """The type behind the question; a seat keeps the mark that tells it from a number."""
    kind, *marks = get_args(hint)
    if "seat" in marks:
        return SeatFact
    if "seats" in marks:
        return SeatsFact
    return next((one for one in get_args(kind) if one is not NoneType), kind) if _is_open(kind) else kind


def _is_open(kind: Any) -> bool:
    """Whether nothing may be known of it."""
    return NoneType in get_args(kind)


def read_incident(incident: type[T], given: Mapping[str, str], state: GameState) -> T:
    """An incident from facts in text; `MissingFacts` asks for what is not there."""
    refuse_unknown(incident, given)
    if missing := still_needed(incident, given):
        raise MissingFacts(missing)
    return incident(**read_facts(incident, given, state))


def refuse_unknown(incident: type, given: Mapping[str, str]) -> None:
    known = {question.name for question in questions(incident)}
    for name in given:
        if name not in known:
            facts = ", ".join(sorted(known)) or "none"
            raise UnclearFact(f"There is no fact {name[:30]!r} here: the facts are {facts}.")


def still_needed(incident: type, given: Collection[str]) -> tuple[Question, ...]:
    """The facts that must be known and were not given."""
    return tuple(one for one in questions(incident) if one.needed and one.name not in given)


def read_facts(incident: type, given: Mapping[str, str], state: GameState) -> dict[str, Any]:
    """Each fact that was given in text, understood."""
    facts = {}
    for question in questions(incident):
        if question.name in given:
            with about(f"facts.{question.name}"):
                facts[question.name] = read_fact(question, given[question.name], state)
    return facts


def read_fact(question: Question, text: str, state: GameState) -> Any:
    """One fact from text: a seat by role, name or number, a number, yes or no, a choice, or cards."""
    text = text.strip()
    kind = question.kind
    if kind is SeatFact:
        return read_seat(text, state)
    if kind is SeatsFact:
        return read_seats(text, state)
    if kind == list[Pegs]:
        return read_scores(text, state.rules)
    if kind is str and text:
        return text
    if kind == tuple[Card, ...]:
        return parse_cards(text)
    if kind is bool and text.lower() in _YES | _NO:
        return text.lower() in _YES
    if kind is int and text.isascii() and text.isdigit() and len(text) < 5:
        return _read_number(question, int(text), state)
    if isinstance(kind, type) and issubclass(kind, Enum) and text.lower() in question.answers:
        return kind(text.lower())
    expected = " or ".join(question.answers) or "a whole number"
    raise UnclearFact(f"To “{question.text}” answer {expected}, not {text[:30]!r}.")


def _read_number(question: Question, number: int, state: GameState) -> int:
    why = against(question.measure, number, state) if question.measure else None
    if why is not None:
        raise UnclearFact(f"{why}, not {number}: answer “{question.text}” again.")
    return number


def read_seats(text: str, state: GameState) -> tuple[Seat, ...]:
    """Some players, parted by commas or an "and"; "both" or "all" for everybody, "nobody" for none."""
    if text.lower() in ("both", "all"):
        return tuple(range(state.rules.seats))
    if text.lower() in ("nobody", "none", "neither"):
        return ()
    named = [part.strip() for part in text.replace(" and ", ",").split(",")]
    return tuple(sorted({read_seat(part, state) for part in named}))


_YES, _NO = {"yes", "y", "true", "1", "on"}, {"no", "n", "false", "0", "off"}


def read_seat(text: str, state: GameState) -> Seat:
    """A seat by its role (dealer, pone), by a player's name, or by its number from 0."""
    roles = {} if state.dealer is None else {"dealer": state.dealing, "pone": state.pone}
    if text.lower() in roles:
        return roles[text.lower()]
    for seat, name in enumerate(state.names):
        if text.lower() in (name.lower(), str(seat)):
            return seat
    raise UnclearFact(f"{text[:30]!r} is not a player here: say {', '.join((*roles, *state.names))}.")
