"""Record and events are the same thing: each is had back exactly from the other."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegout.game import Event, MatchFormat, MatchKind, Script, StartMatch, obey
from pegout.game import events as e
from pegout.notation import read_record, write_record
from pegout.rules import PRESETS, RuleSet
from tests.kit.random_games import MATCHES, VARIANTS, logs, played, playing

by_rules = pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: f"{rules.name}-{rules.goal}")


def assert_exact(events: Sequence[Event], tags: dict[str, str]) -> None:
    text = write_record(events, tags)
    record = read_record(text)
    assert record.events == tuple(events)
    assert record.tags == tags
    assert write_record(record.events, record.tags) == text


@by_rules
@pytest.mark.parametrize(
    "match", ["1 game", "2 games", *(pytest.param(match, marks=pytest.mark.long) for match in MATCHES[2:])]
)
def test_a_whole_match_is_had_back(rules: RuleSet, match: str) -> None:
    assert_exact(played(rules, match, seed="whole"), {"Event": "Kitchen table", "Date": "2024-02-29"})


@by_rules
def test_a_game_is_had_back_from_every_point(rules: RuleSet) -> None:
    for number, script in enumerate(playing(rules, seed="every point"), start=1):
        assert_exact(script.events, {})
        if number == 32:
            break


@settings(max_examples=60, deadline=None)
@given(logs())
def test_any_log_is_had_back(events: tuple[Event, ...]) -> None:
    assert_exact(events, {})


@pytest.mark.long
@settings(max_examples=1500, deadline=None)
@given(logs())
def test_very_many_logs_are_had_back(events: tuple[Event, ...]) -> None:
    assert_exact(events, {})


@pytest.mark.long
@by_rules
def test_a_whole_match_is_had_back_from_every_point(rules: RuleSet) -> None:
    for script in playing(rules, "2 games", seed="all points"):
        assert_exact(script.events, {})


def test_the_games_above_hold_what_is_rare() -> None:
    """Equal cuts, games won on time, games replayed and early ends are among them."""
    seen: set[object] = set()
    for rules in VARIANTS:
        for seed in range(10):
            events = played(rules, "2 games", seed)
            seen |= {type(event) for event in events}
            seen |= {event.outcome.ending.value for event in events if isinstance(event, e.GameEnded)}
    assert seen >= {e.CutsTied, e.GameReplayed, e.NextGameStarted, "time", "double skunk", "pegged out"}


_TAG_NAMES = st.from_regex(r"[A-Z][A-Za-z0-9_]{2,12}", fullmatch=True).filter(
    lambda name: name not in ("Pegout", "Rules", "Match", "Dealer", "Officiating")
)


@settings(max_examples=100, deadline=None)
@given(st.dictionaries(_TAG_NAMES, st.text(st.characters(codec=None, exclude_categories=()))))
def test_a_tag_may_hold_any_text(tags: dict[str, str]) -> None:
    assert_exact(played(PRESETS["acc"], most=1), tags)


@settings(max_examples=100, deadline=None)
@given(st.text(min_size=1, max_size=40), st.text(max_size=10), st.text(max_size=10))
def test_names_and_words_of_house_rules_are_had_back(player: str, house: str, word: str) -> None:
    script = Script()
    rules = replace(PRESETS["acc"], name=house, double_skunk_word=word)
    try:
        obey(script, StartMatch(rules, (player, "Bob"), dealer=0))
    except ValueError:
        return  # the engine refuses such a name
    assert_exact(script.events, {})


@pytest.mark.parametrize("kind", MatchKind)
@pytest.mark.parametrize("number", [1, 2, 999])
def test_every_match_format_is_had_back(kind: MatchKind, number: int) -> None:
    script = Script()
    obey(script, StartMatch(PRESETS["acc"], ("Ann", "Bob"), MatchFormat(kind, number)))
    assert_exact(script.events, {})


@pytest.mark.parametrize(
    "tags",
    [
        {"Rules": "club"},
        {"A": "Ann"},
        {"C": "Cleo"},
        {"Pegout": "1"},
        {"Two words": "x"},
        {"": "x"},
        {"X]": "x"},
    ],
)
def test_tags_of_the_game_itself_and_odd_names_are_refused(tags: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"tag|names"):
        write_record(played(PRESETS["acc"], most=3), tags)


def test_a_dealer_that_was_not_named_cannot_be_named_by_a_tag() -> None:
    script = Script()
    obey(script, StartMatch(PRESETS["acc"], ("Ann", "Bob")))
    with pytest.raises(ValueError, match="cannot be written"):
        write_record(script.events, {"Dealer": "A"})


def test_players_who_do_not_officiate_cannot_be_made_to_by_a_tag() -> None:
    script = Script()
    obey(script, StartMatch(PRESETS["acc"], ("Ann", "Bob")))
    with pytest.raises(ValueError, match="cannot be written"):
        write_record(script.events, {"Officiating": "players"})


def test_rules_that_could_not_be_read_again_are_not_written() -> None:
    script = Script()
    obey(script, StartMatch(replace(PRESETS["acc"], win_bonus=1_000_000), ("Ann", "Bob")))
    with pytest.raises(ValueError, match="win_bonus"):
        write_record(script.events)


def test_a_log_that_is_not_whole_is_refused() -> None:
    events = played(PRESETS["acc"], most=40)
    pegged = next(place for place, event in enumerate(events) if isinstance(event, e.Pegged))
    for wrong in ((), events[1:], events[:pegged], events[:pegged] + events[pegged + 1 :]):
        with pytest.raises(ValueError, match="These events"):
            write_record(wrong)


def test_events_that_cannot_have_happened_are_refused() -> None:
    events = played(PRESETS["acc"], most=40)
    place, shown = next((i, event) for i, event in enumerate(events) if isinstance(event, e.HandShown))
    forged = (*events[:place], replace(shown, seat=1 - shown.seat), *events[place + 1 :])
    with pytest.raises(ValueError, match="These events"):
        write_record(forged)
