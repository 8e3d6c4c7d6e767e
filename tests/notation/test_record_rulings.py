"""Rulings in records: every remedy is written and read exactly, and the game goes on from there."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegout import Game
from pegout.cards import parse_cards
from pegout.game import CarryOut
from pegout.game.events import RulingMade
from pegout.notation import InvalidRecord, read_position, read_record, write_position, write_record
from pegout.notation.ruling_line import REMEDY_NAMES, ruling_line, ruling_of
from pegout.notation.words import words_of
from pegout.rules import RuleSet
from pegout.rules import remedies as r
from tests.kit.random_games import VARIANTS
from tests.kit.rulings import ruled_match

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")

WRITTEN: dict[str, r.Remedy] = {
    "points-to B 2": r.PointsTo(1, 2),
    "points-back A 15": r.PointsBack(0, 15),
    "correction A 2": r.Correction(0, 2),
    "score-lost A 2": r.ScoreLost(0, 2),
    "rear-peg-at A 74": r.RearPegAt(0, 74),
    "play-retracted": r.PlayRetracted(),
    "play-retracted heels": r.PlayRetracted(heels=True),
    "play-stops": r.PlayStops(),
    "dealt-again A": r.DealtAgain(0),
    "cut-again": r.CutAgain(shuffled=False),
    "cut-again shuffled": r.CutAgain(shuffled=True),
    "cut-taken-back B A": r.CutTakenBack((1, 0)),
    "starter-cut-again": r.StarterCutAgain(),
    "throw-returned B": r.ThrowReturned(1),
    "blind-throw A B 2 5": r.BlindThrow(0, 1, 2, (2, 5)),
    "starter-pick A B 1 5": r.StarterPick(0, 1, (1, 5)),
    "starter-pick A B 1 5 cut 12": r.StarterPick(0, 1, (1, 5), 12),
    "cards-shown A upper 1": r.CardsShown(0, r.Packet.UPPER),
    "cards-shown B lower 3": r.CardsShown(1, r.Packet.LOWER, 3),
    "drawn-to B 1": r.DrawnTo(1, 1),
    "drawn-to crib 1": r.DrawnTo(None, 1),
    "dealt-on 2": r.DealtOn(2),
    "deal-reopened": r.DealReopened(),
    "to-crib A 1": r.ToCrib(0, 1),
    "hand-dead A": r.HandDead(0),
    "crib-dead": r.CribDead(),
    "four-of-crib": r.FourOfCrib(),
    "crib-to B": r.CribTo(1),
    "cards-returned 2": r.CardsReturned(2),
    "go-taken-back A 2": r.GoTakenBack(0, 2),
    "held-back A 5H dead": r.HeldBack(0, parse_cards("5H"), r.Fate.DEAD),
    "held-back A 5H 6C played": r.HeldBack(0, parse_cards("5H 6C"), r.Fate.PLAYED),
    "count-is 15": r.CountIs(15),
    "game-lost A": r.GameLost(0),
    "match-lost A": r.MatchLost(0),
    r'told "Take another pack\u003b \"now\"."': r.Told('Take another pack; "now".'),
}


@pytest.mark.parametrize(("text", "remedy"), WRITTEN.items())
def test_every_remedy_is_written_and_read(text: str, remedy: r.Remedy) -> None:
    line = ruling_line(RulingMade(("Found.",), (remedy,), ("acc:XII",)))
    assert line == f'ruling "Found.", {text}, by acc:XII'
    assert ruling_of(words_of(line)[1:]) == CarryOut(("Found.",), (remedy,), ("acc:XII",))


def test_no_remedy_is_left_out() -> None:
    assert {text.split()[0] for text in WRITTEN} == set(REMEDY_NAMES)


@pytest.mark.parametrize("name", REMEDY_NAMES)
def test_every_remedy_is_described(name: str) -> None:
    assert re.search(rf"(?m)^\| `{name}\b", PAGE)


@given(st.lists(st.text(), max_size=3), st.text())
def test_any_words_are_had_back(findings: list[str], told: str) -> None:
    event = RulingMade(tuple(findings), (r.Told(told),), ())
    line = ruling_line(event)
    assert ";" not in line
    assert "\n" not in line
    assert ruling_of(words_of(line)[1:]) == CarryOut(event.findings, event.remedies, ())


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(VARIANTS), st.integers(0, 10_000), st.integers(1, 400))
def test_the_record_of_a_ruled_game_gives_its_events_back(rules: RuleSet, seed: int, most: int) -> None:
    for place, played in enumerate(ruled_match(rules, seed, match="2 games", often=0.3)):
        script = played
        if place == most:
            break
    text = write_record(script.events)
    record = read_record(text)
    assert record.events == tuple(script.events)
    assert write_record(record.events) == text


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(VARIANTS), st.integers(0, 10_000))
def test_a_position_of_a_ruled_game_can_be_written_and_is_read_or_refused(rules: RuleSet, seed: int) -> None:
    for place, script in enumerate(ruled_match(rules, seed, often=0.3)):
        if place > 80:
            break
        text = write_position(script.state)
        try:
            assert write_position(read_position(text)) == text
        except InvalidRecord:
            assert any(isinstance(event, RulingMade) for event in script.events)


def ruled_game() -> Game:
    game = Game.deal(["5H 5C 5S JD KH QH", "2C 4C 6C 8D 9D TS"], "7D")
    game.throw(1, "2C 4C")
    game.throw(0, "KH QH")
    game.play(1, "8D")
    return game


def test_a_ruling_in_the_middle_of_a_series_parts_it() -> None:
    game = ruled_game()
    game.carry_out(CarryOut(("Bob touched Ann's peg.",), (r.PointsTo(0, 2),), ("acc:VIII.2",)))
    game.play(0, "JD")
    lines = game.record.splitlines()
    start = lines.index("play B 8D 8")
    assert lines[start + 1 : start + 3] == [
        'ruling "Bob touched Ann\'s peg.", points-to A 2, by acc:VIII.2',
        "play A JD 18",
    ]
    assert Game.from_record(game.record).state == game.state


def test_the_crib_that_was_chosen_is_on_record() -> None:
    game = ruled_game()
    game.carry_out(CarryOut(("Six in the crib.",), (r.DrawnTo(None, 2), r.FourOfCrib()), ()))
    while game.to_act == (game.turn,):
        game.do(game.legal(game.to_act[0])[0])
    game.choose_crib(0, game.state.deal.crib[2:])
    chosen = [line for line in game.record.splitlines() if line.startswith("choose A ")]
    assert len(chosen) == 1
    assert read_record(game.record).events == game.events


def test_a_position_made_by_a_ruling_is_for_looking_at_only() -> None:
    game = ruled_game()
    game.carry_out(CarryOut(("Dead.",), (r.HandDead(0),), ()))
    assert game.position.endswith(" ruled")
    with pytest.raises(InvalidRecord, match="a ruling led to it"):
        read_position(game.position)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("points-to A", "points-to has too few or too many words: 1"),
        ("points-to E 2", "not a seat"),
        ("points-to A two", "not a number"),
        ("points-to D 2", "There is no seat 3"),
        ("fine A 2", "'fine' is not a remedy"),
        ("told now", "put the text in quotes"),
        ("held-back A 5H lost", "dead or played"),
        ("cut-again often", "should be shuffled"),
        ("drawn-to A 99", "cards of the pack can be drawn"),
    ],
)
def test_a_ruling_that_cannot_be_is_refused_with_its_line(wrong: str, reason: str) -> None:
    game = ruled_game()
    game.carry_out(CarryOut(("Bob peeked.",), (r.PointsTo(0, 2),), ()))
    text = re.sub(r"(?m)^end .*", "end", game.record.replace("points-to A 2", wrong))
    place = 1 + next(number for number, line in enumerate(text.splitlines()) if line.startswith("ruling"))
    with pytest.raises(InvalidRecord, match=f"^line {place}: .*{reason}"):
        read_record(text)


def test_the_ruling_shown_on_the_page_can_be_read() -> None:
    (block,) = re.findall(r"(?ms)^```record-of-a-ruling\n(.*?)^```$", PAGE)
    rulings = [line for line in block.splitlines() if line.startswith("ruling")]
    assert len(rulings) == 2
    for line in rulings:
        command = ruling_of(words_of(line)[1:])
        assert ruling_line(RulingMade(command.findings, command.remedies, command.citations)) == line
