"""A score card for everybody, with tables and opponents from the chart."""

from dataclasses import replace

import pytest

from pegout.paper import NothingToPrint, Stock, score_cards
from pegout.tournament.event import FORMATS, ChartPlan, DropOut, Movement, with_games
from pegout.tournament.standings import ACC
from tests.kit.pdf import first_page, pages, sizes, squeezed, text
from tests.kit.printed_events import Staging, names, started

GOLDEN, CLUB = FORMATS["golden-age"], FORMATS["acc"]


def test_six_cards_of_six_games_go_on_a_page() -> None:
    found = pages(score_cards(started(GOLDEN, 12), "men"))
    assert [page.count("pointsandbonus") for page in found] == [6, 6]


def test_a_card_has_table_number_and_name_of_every_opponent_in_the_order_of_the_chart() -> None:
    event = started(GOLDEN, 12)
    chart, division = event.divisions[0].chart, event.divisions[0]
    assert chart is not None
    first = "".join(
        squeezed(f"{number} table {seat.table} {seat.second} {division.named(seat.second)}")
        for number, each in enumerate(chart.rounds, 1)
        for seat in each.seatings
        if seat.first == 1
    )
    assert first in text(score_cards(event, "men"))


def test_who_sits_out_reads_so_and_has_a_line_for_the_extra_game() -> None:
    found = text(score_cards(started(GOLDEN, 13), "women"))
    assert (found.count("sitsout"), found.count("extra")) == (6, 6)


def test_acc_cards_have_the_columns_of_acc_and_four_fit_a_page() -> None:
    found = pages(score_cards(started(CLUB, 20)))
    assert len(found) == 5
    for words in ("game points", "spread+", "spread−", "skunk", "initials", "net spread", "win 2, skunk"):  # noqa: RUF001
        assert squeezed(words) in found[0]


@pytest.mark.parametrize(("games", "on_the_page"), [(1, 8), (3, 8), (9, 4), (15, 2), (28, 2)])
def test_cards_of_any_length_have_room_to_write(games: int, on_the_page: int) -> None:
    found = first_page(score_cards(started(with_games(CLUB, games), 30)))
    assert found.count("netspread") == on_the_page


def test_a_card_longer_than_a_page_goes_on_on_another() -> None:
    pdf = score_cards(started(FORMATS["round-robin"], 31))
    found = first_page(pdf)
    assert len(sizes(pdf)) == 31
    assert "card1of2" in found
    assert "card2of2" in found
    assert found.count("total") == 1


def test_free_pairing_leaves_table_and_opponent_to_write_in() -> None:
    free = replace(CLUB, chart=ChartPlan(Movement.FREE, ACC, games=7), sheet=None, consolation=None)
    found = text(score_cards(started(free, 4)))
    assert found.count("table") == 0
    assert found.count("1234567") == 4


def test_who_has_left_gets_no_card_and_is_on_no_other() -> None:
    stage = Staging(CLUB)
    stage.enter(names(12))
    stage.start()
    stage.do(DropOut("Cleo Underhill"))
    assert "CleoUnderhill" not in text(score_cards(stage.event))


def test_letter_paper_is_for_american_printers() -> None:
    assert set(sizes(score_cards(started(GOLDEN, 6), "men", stock=Stock.LETTER))) == {(216, 279)}


def test_a_knock_out_has_no_score_cards() -> None:
    with pytest.raises(NothingToPrint, match="print the bracket sheet instead"):
        score_cards(started(FORMATS["knock-out"], 4))


def test_an_unknown_division_is_named_with_those_there_are() -> None:
    with pytest.raises(NothingToPrint, match=r"There is no division 'boys': name one of 'men', 'women'\."):
        score_cards(started(GOLDEN, 6), "boys")


def test_nothing_is_printed_before_play_starts() -> None:
    with pytest.raises(NothingToPrint, match="start it first"):
        score_cards(Staging(GOLDEN).event, "men")
