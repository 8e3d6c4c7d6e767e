"""A record names the edition it was played under, and keeps it."""

from dataclasses import replace

import pytest

from pegout.edition import EDITION, FIRST_EDITION
from pegout.game import StartMatch
from pegout.game.decide import obey
from pegout.game.events import MatchStarted
from pegout.game.script import Script
from pegout.notation import InvalidRecord, read_record, write_record
from pegout.rules import PRESETS, Errors, PegBy, PlayedCards, RuleSet


def started(edition: int) -> Script:
    script = Script()
    obey(script, StartMatch(PRESETS["acc"], ("Ann", "Bob"), dealer=0, edition=edition))
    return script


@pytest.mark.parametrize("edition", range(FIRST_EDITION, EDITION + 1))
def test_a_record_is_read_under_the_edition_it_was_written_under(edition: int) -> None:
    text = write_record(started(edition).events)
    first = read_record(text).events[0]
    assert isinstance(first, MatchStarted)
    assert first.edition == edition


def test_a_record_that_names_no_edition_is_of_the_first() -> None:
    text = write_record(started(FIRST_EDITION).events)
    assert "Edition" not in text
    assert "[Edition" in write_record(started(EDITION).events)


@pytest.mark.parametrize("word", ["0", str(EDITION + 1), "two", ""])
def test_an_edition_that_is_not_known_is_refused(word: str) -> None:
    text = write_record(started(EDITION).events)
    with pytest.raises(InvalidRecord, match="is not an edition of the rules"):
        read_record(text.replace(f'[Edition "{EDITION}"]', f'[Edition "{word}"]'))


YOUNGER = (
    "errors",
    "peg_by",
    "muggins_heels",
    "nineteen_is_nought",
    "help_in_counting",
    "played_cards",
)


def of_0_1_0(rules: RuleSet) -> str:
    """The record as 0.1.0 wrote it, without the fields that rule sets have had since."""
    script = Script()
    plain = replace(rules, **{name: getattr(RuleSet(name="plain"), name) for name in YOUNGER})
    obey(script, StartMatch(plain, ("Ann", "Bob"), dealer=0, edition=FIRST_EDITION))
    text = write_record(script.events)
    assert not any(f"rule {name}" in text for name in YOUNGER)
    return text


@pytest.mark.parametrize("name", ["acc", "club", "portfolio", "lodge", "classic", "friday"])
def test_a_record_without_the_younger_fields_means_what_it_meant(name: str) -> None:
    """Whatever a preset says today: then wrong acts were priced as in acc, and heels no muggins."""
    rules = PRESETS.get(name) or replace(PRESETS["acc"], name=name, skunk_below=100)
    first = read_record(of_0_1_0(rules)).events[0]
    assert isinstance(first, MatchStarted)
    meant = [getattr(first.rules, field) for field in YOUNGER]
    assert meant == [Errors.ACC, PegBy.NEXT_CARD, False, False, True, PlayedCards.VISIBLE]
    assert write_record(read_record(of_0_1_0(rules)).events) == of_0_1_0(rules)


@pytest.mark.parametrize("edition", range(FIRST_EDITION, EDITION + 1))
@pytest.mark.parametrize("name", PRESETS)
def test_what_is_written_is_read_again_in_every_edition(name: str, edition: int) -> None:
    script, rules = Script(), PRESETS[name]
    names = ("Ann", "Bob", "Cid", "Dot")[: rules.seats]
    obey(script, StartMatch(rules, names, dealer=0, edition=edition))
    assert read_record(write_record(script.events)).events == tuple(script.events)


def test_a_house_rule_of_today_is_given_in_full() -> None:
    script = Script()
    obey(script, StartMatch(replace(PRESETS["acc"], name="friday"), ("Ann", "Bob"), dealer=0))
    text = write_record(script.events)
    with pytest.raises(InvalidRecord, match="friday"):
        read_record(text.replace("rule errors acc\n", ""))
