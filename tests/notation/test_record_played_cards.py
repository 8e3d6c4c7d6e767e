"""What 0.1.0 wrote knows nothing of cards that are turned over: there they stay visible."""

import re

import pytest

from pegout.edition import FIRST_EDITION
from pegout.game import StartMatch, view_for
from pegout.game.decide import obey
from pegout.game.events import MatchStarted
from pegout.game.script import Script
from pegout.notation import read_position, read_record, write_position, write_record
from pegout.rules import PRESETS, PlayedCards, RuleSet


def started(rules: RuleSet) -> Script:
    script = Script()
    names = ("Ann", "Bob", "Cleo", "Dan")[: rules.seats]
    obey(script, StartMatch(rules, names, dealer=0, edition=FIRST_EDITION))
    return script


def rules_of(text: str) -> RuleSet:
    first = read_record(text).events[0]
    assert isinstance(first, MatchStarted)
    return first.rules


def without_the_line(text: str) -> str:
    """As 0.1.0 wrote it: no such line, and a check that is left out."""
    return re.sub(r"(?m)^end .*", "end", re.sub(r"(?m)^rule played_cards .*\n", "", text))


@pytest.mark.parametrize("name", PRESETS)
def test_a_record_says_how_cards_are_turned_over_where_they_are(name: str) -> None:
    """So a record of 0.1.0 is written again as it was, to the letter."""
    lines = re.findall(r"(?m)^rule played_cards (.*)$", write_record(started(PRESETS[name]).events))
    turned = {"lodge": "turned-after-series", "portfolio": "turned-at-limit"}
    turned |= dict.fromkeys(("club", "club-3", "club-4", "club-partners"), "turned-after-series")
    assert lines == ([turned[name]] if name in turned else [])


@pytest.mark.parametrize("name", PRESETS)
def test_a_record_keeps_what_its_rules_say(name: str) -> None:
    assert rules_of(write_record(started(PRESETS[name]).events)) == PRESETS[name]


@pytest.mark.parametrize("name", PRESETS)
def test_a_record_without_the_line_keeps_played_cards_visible(name: str) -> None:
    read = rules_of(without_the_line(write_record(started(PRESETS[name]).events)))
    assert read.played_cards is PlayedCards.VISIBLE
    assert read.name == name


def test_house_rules_without_the_line_are_still_given_in_full() -> None:
    text = write_record(started(RuleSet(name="at Zoe's", goal=61)).events)
    assert rules_of(without_the_line(text)) == RuleSet(name="at Zoe's", goal=61)


def test_any_other_missing_line_of_house_rules_is_refused() -> None:
    text = write_record(started(RuleSet(name="at Zoe's", goal=61)).events)
    with pytest.raises(ValueError, match="no rule set"):
        read_record(re.sub(r"(?m)^rule limit .*\n", "", without_the_line(text)))


@pytest.mark.parametrize("name", ["club", "lodge", "portfolio"])
def test_the_name_of_a_preset_in_a_position_stands_for_what_it_stood_for(name: str) -> None:
    line = f"{name} 0/0,0/0 A 1.1 play 3D/QCTH8H,-/KC9S6S7S A:ACAD,B:AHAS 2S - - A"
    state = read_position(line)
    assert state.rules.played_cards is PlayedCards.VISIBLE
    assert view_for(state, 0).turned == (0, 0)
    assert write_position(state) == line


@pytest.mark.parametrize(
    ("name", "turned"),
    [("club", (3, 4)), ("portfolio", (3, 4))],
)
def test_a_position_of_today_knows_what_is_turned_over(name: str, turned: tuple[int, int]) -> None:
    """KC QC 9S and a go, TH 6S 8H 7S for 31, and Ann is to lead her last card."""
    line = f"{name}@2 0/0,0/0 A 1.1 play 3D/QCTH8H,-/KC9S6S7S A:ACAD,B:AHAS 2S - - A"
    state = read_position(line)
    assert state.rules == PRESETS[name]
    assert view_for(state, None).turned == turned
    assert write_position(state) == line
