"""Every figure in a lesson is the engine's, every word is explained where it first appears."""

import re
from collections.abc import Iterator
from inspect import signature
from string import Formatter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import Card, parse_cards
from pegout.rulebook.glossary import GLOSSARY
from pegout.rules import number_word, score_play, score_show
from pegout.studies.lessons import LESSONS, Lesson, Turn, texts, turn_after
from pegout.studies.lessons.lesson import Move
from pegout.studies.lessons.templates import WORD
from tests.kit.learner import courses, diligent, taken
from tests.kit.proofs import proof

ALL = list(LESSONS.values())
NAMES = list(LESSONS)
NAMES_OF_THE_GAME = {"fifteen", "thirty-one", "nineteen", "one", "three", "four"}
"""Words for combinations and pronouns: `three of a kind`, `one of your cards`; checked as points below."""
NUMBERS = {number_word(number) for number in range(2, 122)} - NAMES_OF_THE_GAME


def templates(lesson: Lesson) -> Iterator[str]:
    for part in lesson.parts:
        for step in part.steps:
            fields = [getattr(step, name) for name in signature(type(step)).parameters]
            yield from [text for text in fields if isinstance(text, str)]
            yield from [text for row in getattr(step, "worth", ()) for text in row]


def written() -> list[str]:
    """Every text that is shown, as it stands in the source."""
    of_all = [value for name, value in vars(texts).items() if name.isupper() and isinstance(value, str)]
    tables = [value for name, value in vars(texts).items() if name.isupper() and isinstance(value, dict)]
    of_lessons = [text for lesson in ALL for text in templates(lesson)]
    return [*of_all, *[text for table in tables for text in table.values()], *of_lessons]


CARDS = re.compile(r"^[\dAJQKT][CDHS]( |$)")


@pytest.mark.parametrize("text", [text for text in written() if not CARDS.match(text)])
def test_no_figure_is_typed(text: str) -> None:
    typed = "".join(literal for literal, *_ in Formatter().parse(text))
    assert not re.search(r"\d", typed)
    assert not set(re.findall(r"[a-z]+(?:-[a-z]+)?", typed.lower())) & NUMBERS
    assert not re.search(r"\b(one|three|four|fifteen|thirty-one) (points?|more|cards)\b", typed)


@pytest.mark.parametrize("text", ["You peg two.", "It is worth 4.", "That makes twenty-one.", "four points"])
def test_a_typed_figure_would_be_found(text: str) -> None:
    with pytest.raises(AssertionError):
        test_no_figure_is_typed(text)


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_words_in_brackets_are_in_the_glossary(lesson: Lesson) -> None:
    marked = [word for text in templates(lesson) for word in WORD.findall(text)]
    assert marked
    assert set(marked) <= set(GLOSSARY)


@pytest.mark.parametrize("name", NAMES)
@proof(25, 500)
@given(st.data())
def test_a_word_is_explained_once_and_where_it_stands(name: str, data: st.DataObject) -> None:
    explained: list[str] = []
    for _, turn in data.draw(courses(LESSONS[name])):
        for word, meaning in turn.words:
            assert GLOSSARY[word] == meaning
            assert word in " ".join(turn.said).lower()
            explained.append(word)
        assert "[" not in "".join((*turn.said, *turn.heard))
        assert "{" not in "".join((*turn.said, *turn.heard))
    assert len(explained) == len(set(explained))


def test_the_first_lesson_explains_the_words_that_a_newcomer_needs() -> None:
    words = {word for _, turn in taken(LESSONS["first"], diligent) for word, _ in turn.words}
    assert {"peg", "throw", "crib", "dealer", "starter", "play", "show", "deal"} <= words


@pytest.mark.parametrize("name", NAMES)
@proof(25, 500)
@given(st.data())
def test_what_is_counted_is_what_the_engine_counts(name: str, data: st.DataObject) -> None:
    for _, turn in data.draw(courses(LESSONS[name])):
        if turn.counting is None:
            continue
        counting = turn.counting
        crib = "crib" in counting.title
        whole = score_show(counting.hand, counting.starter, turn.view.rules, crib=crib)
        assert sorted(map(str, (*counting.found, *counting.left))) == sorted(map(str, whole.items))


def points_told(heard: str) -> int:
    """What a line across the table says was pegged."""
    by_word = {number_word(number): number for number in range(1, 30)}
    scored = re.search(r", [a-z-]+ for ([a-z-]+)", heard)
    extra = re.search(r"(?<!-)\bone for (the go|last card)", heard) is not None
    return (by_word[scored[1]] if scored else 0) + extra


@pytest.mark.parametrize("name", NAMES)
@proof(25, 500)
@given(st.data())
def test_points_heard_in_the_play_are_those_on_the_board(name: str, data: st.DataObject) -> None:
    before: Turn | None = None
    for _, turn in data.draw(courses(LESSONS[name])):
        told = {"You": 0, "Ada": 0}
        for line in turn.heard:
            told[line.partition(":")[0]] += points_told(line)
        view, turned = turn.view, "heels" in " ".join(turn.said)
        if before is not None and turn.counting is None and not turned and view.outcome is None:
            gained = [new - old for new, old in zip(view.scores, before.view.scores, strict=True)]
            assert gained == list(told.values())
        before = turn


def test_the_teacher_tells_what_would_have_been_better() -> None:
    turns = [turn for _, turn in taken(LESSONS["first"], _clumsy)]
    said = " ".join(line for turn in turns for line in turn.said)
    assert "would have been certain of five" in said
    assert "would have made" in said


def _clumsy(turn: Turn) -> Move:
    """Breaks up the run, and lays what scores least."""
    may = turn.may[0]
    if may.do == "throw":
        return Move("throw", (Card.parse("7S"), Card.parse("JC")))
    if may.do == "play":
        worth = {card: score_play((*turn.view.series, card), turn.view.rules).total for card in may.cards}
        return Move("play", (min(worth, key=worth.__getitem__),))
    return diligent(turn)


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("6D JC", "add up to sixteen"),
        ("6D 7S", "Nearly"),
        ("6C 6D JC", "Some of"),
        ("6C 6D 7S 8H", "more than one run"),
        ("JC", "nobs"),
        ("7S", "by itself"),
        ("7S 8H", "a fifteen for two"),
        ("6C 6D", "a pair for two"),
        ("6C 7S 8H", "a run for three"),
    ],
)
def test_every_group_that_is_tapped_gets_its_answer(cards: str, words: str) -> None:
    def choose(turn: Turn) -> Move:
        if turn.may[0].do == "throw":
            return Move("throw", parse_cards("3D KH"))
        return diligent(turn)

    moves = []
    for move, turn in taken(LESSONS["first"], choose):
        moves += [move] if move else []
        if turn.counting is not None:
            break
    answer = turn_after(LESSONS["first"], [*moves, Move("mark", parse_cards(cards))])
    assert words in answer.said[0]
    again = turn_after(LESSONS["first"], [*moves, *[Move("mark", parse_cards(cards))] * 2])
    assert ("already" in again.said[0]) == (len(answer.counting.found) > 0 if answer.counting else False)
