"""docs/record.md shows what is so, and leaves no kind of line and no field out."""

import re
from pathlib import Path

import pytest

from pegout.game import replay
from pegout.game.officiated.claims import CLAIMS
from pegout.notation import InvalidRecord, read_position, read_record, write_position, write_record
from pegout.notation.header import OWN_TAGS
from pegout.notation.orders import ORDERS, RESULTS
from pegout.notation.position import OFFICIATED, PHASES, RULED
from pegout.notation.reckoned_line import SLIPS
from tests.kit import records_by_players
from tests.kit.records_by_hand import WHOLE

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"(?ms)^```{kind}\n(.*?)^```$", PAGE)


def test_both_records_shown_are_the_same_game() -> None:
    short, full = blocks("record")
    record = read_record(full)
    assert read_record(short).events == record.events == read_record(WHOLE).events
    assert write_record(record.events, record.tags) == full


def test_the_record_of_officiating_players_is_the_one_worked_out_on_paper() -> None:
    (shown,) = blocks("record-by-players")
    facts = [line.partition(";")[0].rstrip() for line in shown.splitlines() if line]
    assert facts == records_by_players.SECOND_EDITION.splitlines()
    assert read_record(shown).events == read_record(records_by_players.SECOND_EDITION).events


def test_the_position_of_officiating_players_is_that_of_their_record() -> None:
    (shown,) = blocks("position-to-look-at")
    begun = records_by_players.WHOLE.partition("accept A\n")[0]
    assert write_position(replay(read_record(begun + "end\n").events)) + "\n" == shown
    with pytest.raises(InvalidRecord, match="its players officiate"):
        read_position(shown)


@pytest.mark.parametrize("line", [line for block in blocks("position") for line in block.splitlines()])
def test_every_position_shown_is_one(line: str) -> None:
    assert write_position(read_position(line)) == line


@pytest.mark.parametrize("kind", [*ORDERS, *RESULTS, "end"])
def test_every_kind_of_line_is_described(kind: str) -> None:
    assert re.search(rf"(?m)^\| `{kind}[ `]", PAGE)


@pytest.mark.parametrize("name", CLAIMS)
def test_every_claim_is_described(name: str) -> None:
    assert re.search(rf"(?m)^\| `{name} [AB]", PAGE)


@pytest.mark.parametrize("word", SLIPS.values())
def test_every_mistake_is_described(word: str) -> None:
    assert re.search(rf"(?m)^\| .*`{word}( 2)?`.* \| ", PAGE)


@pytest.mark.parametrize("mark", [RULED, OFFICIATED])
def test_every_mark_of_a_position_to_look_at_is_described(mark: str) -> None:
    assert f"the word `{mark}`" in PAGE


@pytest.mark.parametrize("name", OWN_TAGS)
def test_every_tag_is_described(name: str) -> None:
    assert re.search(rf"(?m)^\| .*`{name}`.* \|", PAGE)


@pytest.mark.parametrize("word", sorted({*PHASES.values()}))
def test_every_phase_of_a_position_is_described(word: str) -> None:
    assert re.search(rf"(?m)^\| `{word}` \| ", PAGE)


@pytest.mark.parametrize("word", ["match=", "won=", "reached="])
def test_every_option_of_a_position_is_described(word: str) -> None:
    assert re.search(rf"(?m)^\| `{word}", PAGE)
