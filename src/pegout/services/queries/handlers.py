"""What is done for each question, in any process; `ValueError` says why something cannot be done."""

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from pegout.cards import Card, parse_cards, parse_exactly
from pegout.companion.record import is_board_record
from pegout.game import GameState, replay
from pegout.judge import KINDS, by_name
from pegout.judge.described_table import table_at
from pegout.judge.scores import pegs_at
from pegout.notation import read_record
from pegout.refusal import Refusal, about, refusal_of
from pegout.rules import RuleSet, preset
from pegout.rules.house_rules import rules_for
from pegout.services.queries.chances import win_chances, with_scores
from pegout.services.queries.counts import counted
from pegout.services.queries.play_counts import peg, pegged, split_series
from pegout.services.queries.questions import (
    DiscardAsked,
    PegAsked,
    ReviewAsked,
    RulingAsked,
    ScoreAsked,
    WinAsked,
)
from pegout.services.queries.rulings import put
from pegout.services.queries.throws import Throws, throws, weigh
from pegout.values import value

Q = TypeVar("Q")
Job = Callable[[Q], Any]


@value
class Done:
    """The answer to a question: JSON, or why there is none."""

    seconds: float
    answer: bytes = b""
    refusal: Refusal | None = None


def perform(job: Job[Q], asked: Q) -> Done:
    """Do a job and write its answer, which takes a while too when it is long."""
    began = perf_counter()
    try:
        answer = msgspec.json.encode(job(asked))
    except ValueError as error:
        why = refusal_of(error)
        said = " ".join(why.message.split()) or "This cannot be done."
        return Done(perf_counter() - began, refusal=replace(why, message=said))
    return Done(perf_counter() - began, answer)


def score(asked: ScoreAsked) -> dict[str, Any]:
    hand = parse_exactly(asked.hand, len(asked.hand), "cards of the hand")
    (starter,) = parse_exactly([asked.starter], 1, "starters")
    return counted(hand, starter, preset(asked.rules), crib=asked.crib)


def peg_cards(asked: PegAsked) -> dict[str, Any]:
    rules = preset(asked.rules)
    return pegged(peg(split_series(asked.cards, rules), rules, ends_deal=asked.last), rules)


def discard(asked: DiscardAsked) -> Throws:
    book = rules_for(asked.rules, asked.seats, partners=asked.partners)
    cards: tuple[Card, ...] = parse_cards(asked.cards)
    scores = _scores(asked, book)
    return throws(weigh(cards, book, scores, dealer=asked.dealer), cards, book, scores, dealer=asked.dealer)


def _scores(asked: DiscardAsked, book: RuleSet) -> tuple[int, int] | None:
    """0-0 by default; with three or four seats they do not matter."""
    if book.seats > 2:
        if asked.scores is not None:
            raise ValueError("Scores matter only with two seats: leave them out.")
        return None
    scores = asked.scores or (0, 0)
    if max(scores) >= book.goal:
        raise ValueError(
            f"A game to {book.goal} is over at {scores[0]}-{scores[1]}: give scores below {book.goal}."
        )
    return scores


def win(asked: WinAsked) -> dict[str, Any]:
    goal = preset(asked.rules).goal
    return with_scores(asked.mine, asked.theirs, goal, win_chances(asked.mine, asked.theirs, goal))


def review_record(asked: ReviewAsked) -> dict[str, Any]:
    """Of a game, or of a board that people kept beside real cards."""
    if is_board_record(asked.record):
        return _review_board(asked)
    with about("record"):
        record = read_record(asked.record)
    from pegout.studies.review import review  # only workers need what it loads, and only for what can be read

    return review(record, game=asked.game).to_json()


def _review_board(asked: ReviewAsked) -> dict[str, Any]:
    from pegout.studies.board_review.review import review_json

    if asked.game is not None:
        raise ValueError("A board is reviewed as a whole: leave out the game number.")
    with about("record"):
        return review_json(asked.record)


def rule(asked: RulingAsked) -> dict[str, Any]:
    """A ruling, the questions that must be answered first, or the incidents that are meant instead."""
    return put(by_name(KINDS, asked.incident), asked.facts, _table(asked))[0]


def _table(asked: RulingAsked) -> GameState:
    if asked.record is not None:
        return replay(read_record(asked.record).events)
    rules = rules_for(asked.rules, asked.seats, partners=asked.partners).override(**asked.options)
    with about("scores"):
        pegs = pegs_at(asked.scores, rules)
    return table_at(rules, asked.names, pegs)
