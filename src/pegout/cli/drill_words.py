"""The questions of a drill in words, and what was right or wrong with an answer."""

from typing import assert_never

from pegout.cards import Card
from pegout.cli.card_words import Saying, joined, numbered, say_cards
from pegout.cli.phrases import cards_word
from pegout.cli.score import item_lines
from pegout.rules import PRESETS, speak_show
from pegout.studies.drills import Counting, Grade, Pegging, Question, Throwing
from pegout.studies.drills.grades import Choice


def question_lines(question: Question, saying: Saying) -> list[str]:
    """Everything that is known, and then the question."""
    match question:
        case Counting():
            what = "The crib is" if question.crib else "You hold"
            cards = joined(question.hand, saying)
            return [f"{what} {cards}; the starter is {saying(question.starter)}.", "What does it count?"]
        case Throwing():
            crib = "your own crib" if question.dealer else "your opponent's crib"
            cards = numbered(question.cards, saying)
            return [_standing(question), f"You hold {cards}.", f"Throw two cards to {crib}."]
        case Pegging():
            return [_standing(question), *_table(question, saying), "Play a card."]
        case _:
            assert_never(question)


def _standing(question: Throwing | Pegging) -> str:
    mine, theirs = question.scores
    dealer = "You deal" if question.dealer else "Your opponent deals"
    return f"{dealer}. You have {mine} and your opponent {theirs} of {question.goal}."


def _table(question: Pegging, saying: Saying) -> list[str]:
    went = " Your opponent has said go." if question.other_went else ""
    series = (
        f"The series is {joined(question.series, saying)}: {question.count}.{went}"
        if question.series
        else "You lead a new series."
    )
    mine, theirs = _laid(question.laid, saying), _laid(question.theirs, saying)
    holds = cards_word(4 - len(question.theirs))
    return [
        f"The starter is {saying(question.starter)}. You threw {joined(question.thrown, saying)}.",
        f"You have played {mine}; your opponent has played {theirs} and holds {holds}.",
        series,
        f"You hold {numbered(question.held, saying)}.",
    ]


def _laid(cards: tuple[Card, ...], saying: Saying) -> str:
    return joined(cards, saying) or "nothing"


def grade_lines(question: Question, mark: Grade, seconds: float, saying: Saying) -> list[str]:
    """Whether the answer was right, and why."""
    if isinstance(question, Counting):
        return _count_lines(mark, seconds, saying)
    first = _verdict(mark, saying)
    if mark.chosen is None or not isinstance(question, Throwing):
        return [first, f"To win, and points pegged from here: {_each(mark.choices, saying)}."]
    return [first] if mark.chosen.cards == mark.best else [first, _compared(mark.choices[0], mark.chosen)]


def _count_lines(mark: Grade, seconds: float, saying: Saying) -> list[str]:
    breakdown = mark.breakdown
    first = f"Right, in {seconds:.1f} seconds." if mark.right else f"No, it counts {mark.best}."
    if breakdown is None or not breakdown.items:
        return [first]
    lines = item_lines(breakdown)
    if _aloud(saying):
        lines = [say_cards(" ".join(line.split()), saying) for line in lines]
    return [first, *lines, f"{speak_show(breakdown, PRESETS['acc']).capitalize()}."]


def _aloud(saying: Saying) -> bool:
    """Whether cards are spelled out, where columns make no sense."""
    return " " in saying(Card.parse("5H"))


def _verdict(mark: Grade, saying: Saying) -> str:
    best, chosen = mark.choices[0], mark.chosen
    what = f"{'throwing' if len(best.cards) > 1 else 'playing'} {joined(best.cards, saying)}"
    if chosen is None or chosen.cards == best.cards:
        return f"Right: {what} wins {best.win:.1%}, more than any other."
    said = "Right, as good as the best" if mark.right else f"No, that gives away {mark.cost:.1%}"
    return f"{said}: {what} wins {best.win:.1%}, yours {chosen.win:.1%}."


def _compared(best: Choice, chosen: Choice) -> str:
    """Part by part, the best choice against the one that was made."""
    pairs = zip(best.parts, chosen.parts, strict=True)
    parts = [f"{word} {points:+.2f} against {other:+.2f}" for (word, points), (_, other) in pairs]
    return f"{', '.join(parts).capitalize()}: {best.points:+.2f} points against {chosen.points:+.2f}."


def _each(choices: tuple[Choice, ...], saying: Saying) -> str:
    return ", ".join(f"{joined(c.cards, saying)} {c.win:.1%} ({c.points:+.2f})" for c in choices)
