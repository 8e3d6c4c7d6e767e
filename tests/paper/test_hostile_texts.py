"""Nothing that people type is ever read as markup, leaves its place or stops the press."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegout.paper import (
    books,
    bracket_sheet,
    entries_list,
    final_report,
    movement_by_player,
    movement_chart,
    receipt_slips,
    score_cards,
    season_sheet,
    standings_sheet,
    table_cards,
)
from pegout.paper.press import plain
from pegout.tournament.entries import LONGEST_NAME
from pegout.tournament.event import FORMATS, Event, NoteRuling, OpenNight
from tests.kit.pdf import fonts, pages, sizes, squeezed, text
from tests.kit.printed_events import HOSTILE, START, Staging, names, paid_event, started

Paper = Callable[[Event], bytes]

READABLE = [name for name in HOSTILE if name.isascii() and len(name) < 40]
OF_A_CHART: dict[str, Paper] = {
    "score cards": score_cards,
    "movement": movement_chart,
    "by player": movement_by_player,
    "standings": standings_sheet,
}
OF_A_LODGE: dict[str, Paper] = {
    "bracket": bracket_sheet,
    "receipts": receipt_slips,
    "books": books,
    "entries": entries_list,
    "report": final_report,
}


@pytest.fixture(scope="module")
def chart() -> Event:
    return started(FORMATS["acc"], 16, HOSTILE, name="#panic(1) $x [y] *z*")


@pytest.fixture(scope="module")
def lodge() -> Event:
    return paid_event(HOSTILE)


@pytest.mark.parametrize("paper", OF_A_CHART.values(), ids=OF_A_CHART)
def test_hostile_names_stand_on_paper_as_they_are(chart: Event, paper: Paper) -> None:
    found = text(paper(chart))
    assert [name for name in READABLE if squeezed(name) not in found] == []
    assert squeezed("#panic(1) $x [y] *z*") in found


@pytest.mark.parametrize("paper", OF_A_LODGE.values(), ids=OF_A_LODGE)
def test_hostile_names_stand_in_books_and_brackets_as_they_are(lodge: Event, paper: Paper) -> None:
    found = text(paper(lodge))
    expected = READABLE[:-1]  # the last of the sixteen withdraws
    assert [name for name in expected if squeezed(name) not in found] == []


@pytest.mark.parametrize("paper", OF_A_CHART.values(), ids=OF_A_CHART)
def test_hostile_names_need_no_more_pages_than_others(chart: Event, paper: Paper) -> None:
    assert sizes(paper(chart)) == sizes(paper(started(FORMATS["acc"], 16)))


def test_names_in_other_writings_are_set_in_the_fonts_of_the_press(chart: Event) -> None:
    pdf = standings_sheet(chart)
    assert fonts(pdf) == {"LibertinusSerif", "DejaVuSansMono"}
    for word in ("אברהם", "לוי", "محمد", "علي", "Zoë"):
        assert word in text(pdf)


@pytest.mark.parametrize("length", [41, 400, 5000])
def test_names_of_any_length_stay_in_their_place(length: int) -> None:
    stage = Staging(FORMATS["season"], name="n" * length)
    stage.now = START
    longest = "W" * LONGEST_NAME
    stage.do(OpenNight((longest, " ".join("a" * (LONGEST_NAME // 2)), *names(6))))
    event = stage.event
    for paper in OF_A_CHART.values():
        assert len(sizes(paper(event))) <= 3 + length // 400
    assert "…" in text(score_cards(event))
    assert text(season_sheet(event)).count("W") >= len(longest)  # a list breaks what a card cuts short


def test_a_long_ruling_is_printed_to_its_last_word() -> None:
    stage = Staging(FORMATS["knock-out"])
    stage.do(NoteRuling("#set page(width: 1cm) " + "so it is " * 2000 + "the end"))
    found = pages(final_report(stage.event))
    assert len(found) > 2
    assert "theend" in "".join(found)
    assert squeezed("#set page(width: 1cm) so it is") in found[0]


def test_the_event_s_name_cannot_break_out_of_a_table_card(chart: Event) -> None:
    fields = replace(chart.setup.form, divisions=("#panic()", "men"))
    event = replace(chart, setup=replace(chart.setup, name="#panic()", form=fields))
    found = text(table_cards(event, "https://$a*_.example/e/AbCdEf123456", [1], division="#panic()"))
    assert "https://$a*_.example/e/AbCdEf123456/1?field=%23panic%28%29" in found
    assert found.startswith("#panic()")


def test_signs_that_steer_are_left_out_and_lines_are_joined() -> None:
    assert plain("a\u202eb\u2066c\r\n\td\x00e") == "abc d e"
    assert plain("\ud800x") == "\ufffdx"
    assert plain(["क्\u200dष", {"a": (1, None, True)}]) == ["क्\u200dष", {"a": [1, None, True]}]


@settings(max_examples=30, deadline=None)
@given(st.text(max_size=60), st.text(max_size=60))
def test_the_press_prints_whatever_is_typed(name: str, title: str) -> None:
    event = started(FORMATS["knock-out"], 2)
    division = replace(event.divisions[0], players=(name, "Bob"))
    event = replace(event, divisions=(division,), setup=replace(event.setup, name=title))
    assert len(sizes(bracket_sheet(event))) == 1
