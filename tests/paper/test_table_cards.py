"""Table cards and their codes."""

from collections.abc import Mapping
from typing import Any

import pytest
import segno

from pegout.paper import NothingToPrint, table_address, table_cards, tables_of
from pegout.tournament.event import FORMATS, Event
from tests.kit.paper_pictures import Grey, picture
from tests.kit.pdf import pages, squeezed, text
from tests.kit.printed_events import started

ADDRESS = "https://pegout.example.org/e/spring_Open1"


@pytest.fixture(scope="module")
def event() -> Event:
    return started(FORMATS["acc"], 22)


@pytest.mark.parametrize(("per_page", "number"), [(1, 11), (4, 3)])
def test_every_table_has_a_card(event: Event, per_page: int, number: int) -> None:
    found = pages(table_cards(event, ADDRESS, tables_of(event), per_page=per_page))
    assert len(found) == number
    cards = "".join(found)
    for table in range(1, 12):
        assert squeezed(f"Table {table}") in cards
        assert f"{ADDRESS}/{table}" in cards


def test_the_picture_on_the_card_is_the_code_of_the_address(
    event: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Grey] = []

    def look(template: str, data: Mapping[str, Any]) -> bytes:
        drawn.append(picture(template, data, 40))
        return b""

    monkeypatch.setattr("pegout.paper.tables_with_codes.pressed", look)
    table_cards(event, ADDRESS, [7], per_page=1)
    code = segno.make(f"{ADDRESS}/7", error="q", micro=False)
    assert _modules(drawn[0], len(code.matrix)) == [list(row) for row in code.matrix]


def _modules(page: Grey, across: int) -> list[list[int]]:
    """The squares of the code, which alone is all black, read at the middle of each."""
    rows = [y for y, row in enumerate(page) if 0 in row]
    columns = [x for row in page for x, grey in enumerate(row) if grey == 0]
    top, left = rows[0], min(columns)
    step = (max(columns) + 1 - left) / across
    return [
        [int(page[int(top + (y + 0.5) * step)][int(left + (x + 0.5) * step)] < 128) for x in range(across)]
        for y in range(across)
    ]


def test_a_card_names_the_field_where_several_have_the_same_tables() -> None:
    event = started(FORMATS["golden-age"], 6)
    words = text(table_cards(event, ADDRESS, [3], division="men"))
    assert f"{ADDRESS}/3?field=men" in words
    assert ",men" in words
    assert table_address(ADDRESS, 3, "א/# x") == f"{ADDRESS}/3?field=%D7%90%2F%23%20x"


def test_the_tables_of_a_season_are_the_same_every_night(event: Event) -> None:
    """The cards are printed once."""
    assert "?field" not in text(table_cards(event, ADDRESS, [3], division="night 1"))


def test_without_an_address_a_card_has_no_code(event: Event) -> None:
    """There is no page that it could lead to."""
    words = text(table_cards(event, "", [7]))
    assert "Table7" in words
    assert "Scan" not in words
    assert "http" not in words


@pytest.mark.parametrize("address", [ADDRESS, f"{ADDRESS}/", f"{ADDRESS}?part=play", f"{ADDRESS}#key"])
def test_the_table_follows_the_address_of_the_event(address: str) -> None:
    assert table_address(address, 3) == f"{ADDRESS}/3"


@pytest.mark.parametrize(
    "address",
    [
        "pegout.org",
        "ftp://a.b/e/spring_Open1",
        "https://",
        "https:///e/spring_Open1",
        "https://[a/e/spring_Open1",
        "https://a.b",
        "https://a.b/e",
        "https://a.b/t/spring_Open1",
        "https://a.b/e/spring open 1",
        "https://a.b/e/spring_Open1/desk",
        "javascript:1",
    ],
)
def test_what_is_no_address_of_an_event_is_refused(event: Event, address: str) -> None:
    with pytest.raises(NothingToPrint, match=r"is not the address of an event: give that of its page"):
        table_cards(event, address, [1])


@pytest.mark.parametrize("place", ["a b.c", "c" * 600])
def test_an_address_that_no_phone_could_read_is_refused(event: Event, place: str) -> None:
    with pytest.raises(NothingToPrint, match="cannot be a QR code"):
        table_cards(event, f"https://{place}/e/spring_Open1", [1])


def test_other_numbers_a_page_and_no_tables_at_all_are_refused(event: Event) -> None:
    with pytest.raises(NothingToPrint, match="one or four to a page, not 3"):
        table_cards(event, ADDRESS, [1], per_page=3)
    with pytest.raises(NothingToPrint, match="name at least one"):
        table_cards(event, ADDRESS, [])


def test_a_sheet_has_no_tables_of_its_own_but_cards_can_be_made_for_any() -> None:
    event = started(FORMATS["knock-out"], 4)
    assert tables_of(event) == ()
    assert "Table99" in text(table_cards(event, ADDRESS, [99]))
