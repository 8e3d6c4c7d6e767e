"""Movement charts by round and by player."""

from collections.abc import Callable

import pytest

from pegout.paper import NothingToPrint, Stock, movement_by_player, movement_chart
from pegout.tournament.event import FORMATS, Event, JoinLate, with_games
from tests.kit.pdf import pages, sizes, squeezed, text
from tests.kit.printed_events import Staging, names, started


@pytest.mark.parametrize("players", [2, 5, 12, 13, 40])
def test_every_seating_of_the_chart_is_on_paper(players: int) -> None:
    event = started(FORMATS["golden-age"], players)
    division = event.divisions[0]
    assert division.chart is not None
    found = text(movement_chart(event, "men"))
    for each in division.chart.rounds:
        for seat in each.seatings:
            first, second = division.named(seat.first), division.named(seat.second)
            assert squeezed(f"{seat.table} {seat.first} {first} {seat.second} {second}") in found
        for player in each.sitting_out:
            assert squeezed(f"sits out {player} {division.named(player)}") in found


def test_make_up_games_are_called_so() -> None:
    assert "Make-upgames,round7" in text(movement_chart(started(FORMATS["golden-age"], 13), "men"))


def test_a_warning_of_the_chart_is_printed() -> None:
    assert "Opponentsrepeat" in text(movement_chart(started(FORMATS["golden-age"], 4), "men"))


def _line_of(event: Event, player: int) -> str:
    division = event.divisions[0]
    assert division.chart is not None
    words = [str(player), division.named(player)]
    for each in division.chart.rounds:
        if player in each.sitting_out:
            words.append("sits out")
        for seat in each.seatings:
            if player in (seat.first, seat.second):
                words += [str(seat.first + seat.second - player), f"table {seat.table}"]
    return squeezed("".join(words))


@pytest.mark.parametrize("players", [6, 13, 30])
def test_every_player_has_a_line_with_opponents_and_tables(players: int) -> None:
    event = started(FORMATS["golden-age"], players)
    found = text(movement_by_player(event, "men"))
    for player in range(1, players + 1):
        assert _line_of(event, player) in found


def test_more_than_ten_rounds_go_on_on_another_sheet() -> None:
    event = started(FORMATS["round-robin"], 20)
    found = pages(movement_by_player(event))
    assert len(found) == 2
    assert "round10" in found[0]
    assert "round11" not in found[0]
    assert "round19" in found[1]


def test_who_joins_late_is_on_the_chart() -> None:
    stage = Staging(with_games(FORMATS["acc"], 4))
    stage.enter(names(7))
    stage.start()
    stage.play(2)
    stage.do(JoinLate("", "Late Larry"))
    for found in (movement_chart(stage.event), movement_by_player(stage.event)):
        assert "LateLarry" in text(found)


def test_charts_stand_upright_by_round_and_lie_across_by_player() -> None:
    event = started(FORMATS["acc"], 10)
    assert set(sizes(movement_chart(event))) == {(210, 297)}
    assert set(sizes(movement_by_player(event, stock=Stock.LETTER))) == {(279, 216)}


@pytest.mark.parametrize("paper", [movement_chart, movement_by_player])
def test_a_field_without_rounds_has_no_chart(paper: Callable[[Event], bytes]) -> None:
    with pytest.raises(NothingToPrint, match="has no movement chart"):
        paper(started(FORMATS["knock-out"], 4))
