"""The law of damage for records of games that the players officiate, and each number of theirs."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.notation import read_record, write_record
from pegout.rules import PRESETS
from tests.kit.officiated_games import officiated
from tests.kit.proofs import proof
from tests.kit.random_games import VARIANTS
from tests.notation.test_record_damage import (
    STRANGE,
    bare,
    joined,
    lines_of,
    obeys_the_law,
    obeys_the_law_without_check,
    read_or_refused,
)


@cache
def samples() -> tuple[str, ...]:
    """Unfinished games of a deal or two, and a whole short one."""
    short = next(rules for rules in VARIANTS if rules.name == "lodge" and rules.goal == 31)
    games = [officiated(rules, "damage", 60) for rules in PRESETS.values()]
    return tuple(write_record(game.events) for game in (*games, officiated(short, "spoiled")))


SAMPLES = range(len(PRESETS) + 1)
by_sample = pytest.mark.parametrize(
    "number", [pytest.param(number, marks=[pytest.mark.long] if number % 4 else []) for number in SAMPLES]
)


def test_the_samples_hold_what_players_do() -> None:
    text = "".join(samples())
    for kind in (
        r"play [A-D] \+",
        "count [A-D]",
        "count crib",
        "accept",
        "ruling claim .* upheld",
        "reckoned",
    ):
        assert re.search(rf"(?m)^{kind}", text)


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


@given(st.sampled_from(SAMPLES), st.integers(0, 1 << 30), st.integers(0, 1 << 30))
@proof(25, 5000)
def test_any_two_lines_exchanged_are_noticed(number: int, one: int, other: int) -> None:
    text = samples()[number]
    lines = lines_of(text)
    damaged = joined(lines, one % len(lines), other % len(lines))
    assert obeys_the_law(damaged, read_record(text).events)
    assert obeys_the_law_without_check(bare(damaged))


@given(st.sampled_from(SAMPLES), st.integers(0, 1 << 30), st.sampled_from(STRANGE))
@proof(25, 10_000)
def test_a_changed_character_is_noticed(number: int, place: int, other: str) -> None:
    text = samples()[number]
    at = place % len(text)
    damaged = text[:at] + other + text[at + 1 :]
    assert obeys_the_law(damaged, read_record(text).events)
    if other != "\x85":  # which no line of a record may hold, nor part
        assert obeys_the_law_without_check(bare(damaged))


OF_PLAYERS = re.compile(r"(?m)^(play|count|accept|ruling|reckoned|deal|won|starter) [^;\n]*")


def with_other_numbers(text: str) -> Iterator[str]:
    """The record once for each number in what was done and what came of it, with that number changed."""
    for line in OF_PLAYERS.finditer(text):
        for found in re.finditer(r"\d+", line[0]):
            start, end = line.start() + found.start(), line.start() + found.end()
            yield f"{text[:start]}{int(found[0]) + 1}{text[end:]}"


def tells_another_game(damaged: str, text: str) -> bool:
    """Even without a check: the number is refused, or it is part of another game."""
    record = read_or_refused(damaged)
    return record is None or record.events != read_record(text).events


@by_sample
def test_every_number_counts(number: int) -> None:
    text = bare(samples()[number])
    events, changed = read_record(text).events, list(with_other_numbers(text))
    assert len(changed) > 30
    for damaged in changed:
        record = read_or_refused(damaged)
        assert record is None or record.events != events


def test_a_changed_number_can_be_a_different_game() -> None:
    """Without check and results: own numbers are orders, and a wrong one is as good as a right one."""
    text = bare(samples()[0])
    plain = re.sub(r"(?m)^(reckoned|deal) .*\n", "", text)
    read = [read_or_refused(damaged) for damaged in with_other_numbers(plain)]
    assert any(record is not None for record in read)


def test_what_was_claimed_counts() -> None:
    """A claim that is upheld, one that is denied, and another claim are three different games."""
    text = next(bare(sample) for sample in samples() if " upheld, " in sample)
    assert tells_another_game(text.replace(" upheld, ", " denied, ", 1), text)
    assert tells_another_game(re.sub(r"claim [a-z-]+ [^,]* upheld, ", "", text, count=1), text)
