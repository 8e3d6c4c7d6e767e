"""The press itself: the same bytes for the same data, its own fonts, and its templates in the package."""

from collections.abc import Callable
from pathlib import Path
from time import process_time
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

from pegout.paper import (
    bracket_sheet,
    final_report,
    movement_chart,
    score_cards,
    standings_sheet,
    table_cards,
    tables_of,
)
from pegout.paper.press import TEMPLATES
from pegout.tournament.event import FORMATS, Event
from tests.kit.pdf import fonts
from tests.kit.printed_events import paid_event, played, started

ROOT = Path(__file__).parents[2]


def test_the_same_event_gives_the_same_bytes() -> None:
    event = paid_event()
    assert final_report(event) == final_report(event)
    assert bracket_sheet(event) == bracket_sheet(event)


def test_no_font_of_the_machine_is_used() -> None:
    assert fonts(final_report(paid_event())) == {"LibertinusSerif"}


def test_a_wheel_carries_the_templates(tmp_path: Path) -> None:
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
    found = {f"pegout/paper/templates/{path.name}" for path in TEMPLATES.glob("*.typ")}
    assert len(found) > 5
    assert found <= names


def test_templates_ask_for_nothing_from_elsewhere() -> None:
    for path in TEMPLATES.glob("*.typ"):
        imports = [line for line in path.read_text("utf-8").splitlines() if line.startswith("#import")]
        assert imports in ([], ['#import "house.typ": *'])


@pytest.mark.parametrize("paper", [score_cards, movement_chart, standings_sheet, final_report])
def test_papers_of_a_hundred_players_take_less_than_two_seconds(paper: Callable[[Event], bytes]) -> None:
    event = started(FORMATS["acc"], 100)
    before = process_time()
    paper(event)
    assert process_time() - before < 2


def test_a_large_sheet_takes_less_than_two_seconds() -> None:
    event = played(FORMATS["knock-out"], 500, 10)
    before = process_time()
    bracket_sheet(event)
    assert process_time() - before < 2


def test_the_codes_of_fifty_tables_take_less_than_two_seconds() -> None:
    event = started(FORMATS["acc"], 100)
    before = process_time()
    table_cards(event, "https://a.example/e/spring_Open1", tables_of(event))
    assert process_time() - before < 2
