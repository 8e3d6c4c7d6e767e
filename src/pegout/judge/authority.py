"""Who decides where the rules leave it to somebody, and by which article."""

from dataclasses import replace

from pegout.game import GameState, Seat
from pegout.judge.ruling import Choice, Ruling, ruling
from pegout.rules import Errors, book_of
from pegout.rules.remedies import Told

_WHO = {"golden-age": "the director", "lodge": "the Marshal"}
_BY = {"golden-age": "golden-age:10", "lodge": "lodge:winners.marshal"}


def who_decides(state: GameState) -> str:
    """The officials of these rules in words: judges, the director or the Marshal."""
    return _WHO.get(book_of(state.rules), "the judges")


def decides_by(state: GameState) -> str:
    """The article that makes their word final."""
    return _BY.get(book_of(state.rules), "acc:XII")


DECISION = "What is the decision?"
"""The question behind a fact `decision`, where players do not agree."""


def left_to_officials(state: GameState, question: str, decision: str = "") -> Told:
    """The order to let the officials decide a question of fact, or what they have decided."""
    return Told(decision or f"Call {who_decides(state)} to decide {question}.")


def for_officials(state: GameState, decision: str) -> tuple[Choice, ...]:
    """What is left to the officials, until their decision is known."""
    return () if decision else (Choice(DECISION, who_decides(state), "decision"),)


MARSHAL = "marshal"
"""The fact that gives the Marshal's word, where nothing is ruled without it."""


def is_suggested(state: GameState) -> bool:
    """Whether rulings are only suggested under these rules."""
    return state.rules.errors is Errors.MARSHAL


def put_to_marshal(given: Ruling, *, confirmed: bool) -> Ruling:
    """The ruling as a suggestion that moves nothing, or as the Marshal's own word."""
    places = tuple(dict.fromkeys(ruling("", by="lodge:winners.marshal").citations + given.citations))
    if confirmed:
        return replace(given, findings=(*given.findings, "This is the Marshal's decision."), citations=places)
    found = (*given.findings, "This is a suggestion to the Marshal, who decides.")
    return replace(given, findings=found, remedies=(), citations=places, suggested=given.remedies)


def named(state: GameState, seat: Seat) -> str:
    return state.names[seat]


def number(points: int, word: str = "point") -> str:
    """So many points in words of a finding.

    >>> number(1), number(2), number(3, "card")
    ('1 point', '2 points', '3 cards')
    """
    return f"{points} {word}" if points == 1 else f"{points} {word}s"
