"""The law of damage: a record that was written and then changed is refused with a line, or reads the same.

One line lost, two lines exchanged, one character changed: whatever happens to the text, it is either refused
or tells the same events (a remark was hit, or a blank). A record that ends with a bare `end` has no check;
there the law is that every line it states is the engine's own line for the game that is read.
"""

import re
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegout.game import Event
from pegout.notation import InvalidRecord, Record, read_record, write_record
from pegout.rules import PRESETS
from tests.kit.random_games import VARIANTS, logs, played

TAGS = {"Event": "Kitchen table; the long one", "Site": 'The "Crown"'}
STRANGE = "ABCDHSTJQKX0123456789+=,;:[]\"' \\xé♥\t\n\r\x00\x85\u2028\ud800"


@cache
def samples() -> tuple[str, ...]:
    """Unfinished games of two deals, and a whole short one."""
    short = next(rules for rules in VARIANTS if rules.name == "lodge" and rules.goal == 31)
    games = [played(rules, seed="damage", most=40) for rules in PRESETS.values()]
    return tuple(write_record(events, TAGS) for events in (*games, played(short, "2 games", "damage")))


by_sample = pytest.mark.parametrize(
    "number",
    [
        pytest.param(number, marks=[pytest.mark.long] if number % 4 else [])
        for number in range(len(PRESETS) + 1)
    ],
)


def read_or_refused(text: str) -> Record | None:
    try:
        return read_record(text)
    except InvalidRecord as error:
        refusal = str(error)
    assert re.fullmatch(r"line [1-9][0-9]*: \S.*", refusal)
    return None


def obeys_the_law(damaged: str, events: tuple[Event, ...]) -> bool:
    record = read_or_refused(damaged)
    return record is None or record.events == events


def bare(text: str) -> str:
    return re.sub(r"end [0-9a-f]{8}\n$", "end\n", text)


def stated(text: str) -> list[str]:
    """The lines of the game itself, without remarks, commas and blanks, and hearts written one way."""
    text = text.replace(",", " ").replace("♥", "H")
    lines = [" ".join(line.partition(";")[0].split()) for line in re.split(r"[\r\n]", text)]
    return [line for line in lines if line and not line.startswith(("[", "rule ", "end"))]


def obeys_the_law_without_check(damaged: str) -> bool:
    record = read_or_refused(damaged)
    if record is None:
        return True
    lines = iter(stated(write_record(record.events)))
    return all(line in lines for line in stated(damaged))  # in their order: the iterator is used up


def lines_of(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def joined(lines: list[str], one: int, other: int) -> str:
    changed = lines.copy()
    changed[one], changed[other] = changed[other], changed[one]
    return "".join(changed)


@by_sample
def test_every_line_lost_or_exchanged_with_the_next_is_noticed(number: int) -> None:
    text = samples()[number]
    events, lines = read_record(text).events, lines_of(text)
    for place in range(len(lines)):
        lost = "".join(lines[:place] + lines[place + 1 :])
        moved = joined(lines, place, place - 1)
        assert obeys_the_law(lost, events)
        assert obeys_the_law(moved, events)
        assert obeys_the_law_without_check(bare(lost))
        assert obeys_the_law_without_check(bare(moved))


@by_sample
def test_a_record_cut_off_anywhere_is_noticed(number: int) -> None:
    text = samples()[number]
    events = read_record(text).events
    last = text.index("\nend ")
    for length in (*range(0, last, 7), last):
        assert read_or_refused(text[:length]) is None
    for length in range(last, len(text)):
        assert obeys_the_law(text[:length], events)


@settings(max_examples=250, deadline=None)
@given(st.integers(0, len(PRESETS)), st.integers(0, 1 << 30), st.sampled_from(STRANGE))
def test_a_changed_character_is_noticed(number: int, place: int, other: str) -> None:
    text = samples()[number]
    at = place % len(text)
    damaged = text[:at] + other + text[at + 1 :]
    assert obeys_the_law(damaged, read_record(text).events)
    if other != "\x85":  # which no line of a record may hold, nor part
        assert obeys_the_law_without_check(bare(damaged))


@settings(max_examples=120, deadline=None)
@given(st.integers(0, len(PRESETS)), st.integers(0, 1 << 30), st.integers(0, 1 << 30))
def test_any_two_lines_exchanged_are_noticed(number: int, one: int, other: int) -> None:
    text = samples()[number]
    lines = lines_of(text)
    damaged = joined(lines, one % len(lines), other % len(lines))
    assert obeys_the_law(damaged, read_record(text).events)
    assert obeys_the_law_without_check(bare(damaged))


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(PRESETS) + 1))
def test_every_changed_character_is_noticed(number: int) -> None:
    text, dice = samples()[number], Random(number)
    events = read_record(text).events
    for place in range(len(text)):
        damaged = text[:place] + dice.choice(STRANGE) + text[place + 1 :]
        assert obeys_the_law(damaged, events)


@pytest.mark.long
@settings(max_examples=1000, deadline=None)
@given(logs(), st.randoms(use_true_random=False))
def test_any_log_obeys_the_law(events: tuple[Event, ...], dice: Random) -> None:
    text = write_record(events, TAGS)
    lines = lines_of(text)
    place = dice.randrange(len(text))
    for damaged in (
        "".join(lines[: (lost := dice.randrange(len(lines)))] + lines[lost + 1 :]),
        joined(lines, dice.randrange(len(lines)), dice.randrange(len(lines))),
        text[:place] + dice.choice(STRANGE) + text[place + 1 :],
    ):
        assert obeys_the_law(damaged, events)


def test_remarks_may_be_changed_added_and_lost() -> None:
    text = samples()[0]
    events = read_record(text).events
    assert "; " in text
    assert read_record(re.sub(r"(?m)^([^\[].*?) ;.*$", r"\1", text)).events == events
    assert read_record(re.sub(r"(?m)^([^\[\n].*)$", r"\1 ; so it was", text)).events == events
