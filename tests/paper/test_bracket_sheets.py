"""Bracket sheets: names, scores, byes and winners as the event has them."""

from dataclasses import replace

import pytest

from pegout.paper import NothingToPrint, Stock, bracket_sheet, empty_bracket
from pegout.tournament.event import (
    FORMATS,
    Elimination,
    EnterScore,
    Event,
    Format,
    MarkAbsent,
    StartPlayOffs,
    with_best_of,
)
from tests.kit.pdf import pages, sizes, squeezed, text
from tests.kit.printed_events import Staging, names, played, started

KNOCK_OUT = FORMATS["knock-out"]
DOUBLE = replace(KNOCK_OUT, sheet=FORMATS["lodge"].sheet)


def test_names_stand_with_their_numbers_and_scores() -> None:
    stage = Staging(KNOCK_OUT)
    stage.enter(names(4))
    stage.start()
    stage.do(EnterScore("", "R1-2", (88, 121)))
    found = text(bracket_sheet(stage.event))
    assert squeezed("3 Cleo Underhill 88 4 Dan Featherstonehaugh 121 R1-2") in found
    assert squeezed("1 Ann Lee 2 Bob Baker R1-1") in found
    assert found.count("DanFeatherstonehaugh") == 2


def test_a_finished_sheet_names_the_winner_and_the_next() -> None:
    event = played(KNOCK_OUT, 8)
    progress = event.divisions[0].courses[0].progress
    first, second, third = (
        event.divisions[0].named(line)
        for line in (progress.champion, progress.second, progress.third)
        if line
    )
    assert squeezed(f"Winner {first} 2nd {second} 3rd {third}") in text(bracket_sheet(event))


def test_byes_are_written_and_those_who_have_them_go_on() -> None:
    found = text(bracket_sheet(started(KNOCK_OUT, 6)))
    assert found.count("bye") == 2
    assert found.count("CleoUnderhill") == 2


def test_a_longer_match_shows_every_game() -> None:
    stage = Staging(with_best_of(KNOCK_OUT, 3))
    stage.enter(names(4))
    stage.start()
    for scores in ((121, 100), (90, 121), (121, 119)):
        stage.do(EnterScore("", "R1-1", scores))
    found = text(bracket_sheet(stage.event))
    assert squeezed("Ann Lee 121 90 121 2 Bob Baker 100 121 119") in found
    assert squeezed("Semi-finals, best of 3") in found


def test_without_room_for_every_game_the_games_won_are_shown() -> None:
    event = played(with_best_of(KNOCK_OUT, 5), 32, 4)
    assert "AnnLee121" not in text(bracket_sheet(event))


def test_who_was_absent_reads_so() -> None:
    stage = Staging(KNOCK_OUT)
    stage.enter(names(4))
    stage.start()
    stage.do(MarkAbsent("", "R1-1", ("Ann Lee",)))
    assert squeezed("1 Ann Lee absent 2 Bob Baker") in text(bracket_sheet(stage.event))


def test_in_double_elimination_losers_are_sent_to_their_matches_and_awaited_there() -> None:
    found = text(bracket_sheet(started(DOUBLE, 8)))
    for words in ("↓L1-1", "loser of W1-1", "loser of W3-1", "winner of L4-1", "only if needed", "→F1"):
        assert squeezed(words) in found


def test_a_second_final_that_is_not_played_is_not_needed() -> None:
    event = next(event for seed in range(20) if (event := _double_won_at_once(seed)))
    found = text(bracket_sheet(event))
    assert "notneeded" in found
    assert "onlyifneeded" not in found


def _double_won_at_once(seed: int) -> Event | None:
    stage = Staging(DOUBLE)
    stage.enter(names(4))
    stage.start()
    stage.play(seed=seed)
    progress = stage.event.divisions[0].courses[0].progress
    return stage.event if progress["F2"].winner is None else None


def test_play_offs_and_consolation_have_a_sheet_each() -> None:
    stage = Staging(FORMATS["acc"])
    stage.enter(names(16))
    stage.start()
    stage.play()
    with pytest.raises(NothingToPrint, match="This division has no bracket sheet yet"):
        bracket_sheet(stage.event)
    stage.do(StartPlayOffs(""))
    main, rest = text(bracket_sheet(stage.event)), text(bracket_sheet(stage.event, consolation=True))
    assert sum(squeezed(name) in main for name in names(16)) == 4
    assert [squeezed(name) in main for name in names(16)] == [
        squeezed(name) not in rest for name in names(16)
    ]


def test_a_field_without_consolation_says_so() -> None:
    with pytest.raises(NothingToPrint, match="no consolation yet"):
        bracket_sheet(started(KNOCK_OUT, 4), consolation=True)


@pytest.mark.parametrize(("form", "players"), [(KNOCK_OUT, 150), (DOUBLE, 90)])
def test_a_large_sheet_in_parts_names_everybody_and_where_they_go_on(form: Format, players: int) -> None:
    found = pages(bracket_sheet(played(form, players, 60)))
    assert all(squeezed(name) in "".join(found) for name in names(players))
    assert all(f"page{number}of{len(found)}" in page for number, page in enumerate(found, 1))
    assert "→" in found[0]
    assert "winnerof" in found[-1]


@pytest.mark.parametrize("players", [2, 5, 7, 16, 31, 64, 200, 512])
def test_an_empty_single_elimination_numbers_the_lines(players: int) -> None:
    found = text(empty_bracket(players, third_place=True, title="Fair"))
    assert squeezed(f"Single elimination, {players} players") in found
    assert found.count("bye") == (1 << (players - 1).bit_length()) - players
    assert ("3P" in found) is (players > 2)


@pytest.mark.parametrize("players", [2, 3, 7, 16, 33, 128])
def test_an_empty_double_elimination_has_both_brackets(players: int) -> None:
    found = text(empty_bracket(players, Elimination.DOUBLE))
    assert squeezed("only if needed") in found
    assert ("Losers1" in found) is (players > 2)


@pytest.mark.parametrize(
    ("players", "elimination", "why"),
    [
        (1, Elimination.SINGLE, "from 2 to 512 players, not 1"),
        (513, Elimination.SINGLE, "from 2 to 512 players, not 513"),
        (129, Elimination.DOUBLE, "from 2 to 128 players, not 129"),
    ],
)
def test_no_sheet_is_that_large_or_small(players: int, elimination: Elimination, why: str) -> None:
    with pytest.raises(NothingToPrint, match=why):
        empty_bracket(players, elimination)


def test_no_match_is_that_long() -> None:
    with pytest.raises(NothingToPrint, match="best of 1, 3 or 5 games, not 2"):
        empty_bracket(8, best_of=2)


def test_american_sheets_are_letter_and_tabloid() -> None:
    assert sizes(empty_bracket(16, stock=Stock.LETTER)) == [(279, 216)]
    assert sizes(empty_bracket(64, stock=Stock.LETTER)) == [(432, 279)]
    assert set(sizes(empty_bracket(64, large=False))) == {(297, 210)}
