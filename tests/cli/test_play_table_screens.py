"""The full-screen table: panels, leaving, cutting, matches and small terminals."""

import pytest
from textual.pilot import Pilot

from pegout.cli.table import TableApp
from pegout.cli.table.faces import FOUR_COLOURS, TWO_COLOURS
from pegout.cli.table.panels import CutPanel, HelpPanel, LeavePanel, LogPanel, Panel, ShowPanel
from tests.kit.card_knowledge import cards_in
from tests.kit.terminal_screen import (
    LARGE,
    SMALL,
    act_until,
    at_table,
    screen_text,
    shown,
)


def test_help_and_log_open_and_close() -> None:
    async def read(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("?")
        assert isinstance(app.screen, HelpPanel)
        assert "say go, when no card can be played" in screen_text(app)
        assert "The first to reach hole 121 wins at once." in screen_text(app)
        await pilot.press("down", "?", "l")
        assert isinstance(app.screen, LogPanel)
        assert "Bob has the low card and deals first." in screen_text(app)
        await pilot.press("home", "l", "pageup", "pagedown")
        assert len(app.screen_stack) == 2

    at_table(read, "--seed", "1")


def test_suits_have_two_colours_or_four() -> None:
    async def colour(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("c")
        assert app.table.colours is FOUR_COLOURS
        await pilot.press("c")
        assert app.table.colours is TWO_COLOURS

    at_table(colour, "--seed", "1")


@pytest.mark.parametrize("keys", [("q", "y"), ("ctrl+c", "ctrl+c"), ("q", "n", "q", "enter", "ctrl+q", "y")])
def test_leaving_a_game_is_asked_first(keys: tuple[str, ...]) -> None:
    async def leave(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(keys[0])
        assert isinstance(app.screen, LeavePanel)
        await pilot.press(*keys[1:-1])
        assert app.is_running
        await pilot.press(keys[-1])

    app = at_table(leave, "--seed", "1")
    assert app.return_code == 0
    assert app.last_words() == ["Left the game. Score: Player 0, Bob 0."]


def test_the_person_cuts_the_pack() -> None:
    async def cut(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, CutPanel)
        await pilot.press("3", "0", "enter")
        assert "30 cards: lift 4 to 26" in screen_text(app)
        await pilot.press("backspace", "backspace", "1", "2", "right", "enter")
        assert any(line.startswith("Player cuts ") for line in app.session.log)
        await act_until(app, pilot, lambda: isinstance(app.screen, ShowPanel), keys=False)

    at_table(cut, "--seed", "1", "--cut")


def test_leaving_while_cutting_can_be_thought_better_of() -> None:
    async def cut(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        assert isinstance(app.screen, LeavePanel)
        await pilot.press("n")
        assert isinstance(app.screen, CutPanel)

    at_table(cut, "--seed", "1", "--cut")


def game_is_over(app: TableApp) -> bool:
    return isinstance(app.screen, Panel) and app.screen.heading == "The game is over"


def test_a_match_goes_on_after_the_result() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await act_until(app, pilot, lambda: game_is_over(app), keys=False)
        assert "Games won, best of 3:" in screen_text(app)
        await pilot.press("enter")
        assert app.session.view.game_number == 2
        await act_until(app, pilot, lambda: game_is_over(app), keys=False)
        await pilot.press("q")

    app = at_table(play, "--seed", "3", "--match", "best of 3", "--rules", "classic", "--set", "goal=31")
    assert app.return_code == 0


def test_bots_take_their_time_and_wait_while_somebody_reads() -> None:
    async def wait(app: TableApp, pilot: Pilot[None]) -> None:
        assert not app.session.options
        await pilot.press("enter")
        assert shown(app, "prompt") == "It is not your turn yet."
        await pilot.press("?")
        told = len(app.session.log)
        await pilot.pause(0.4)
        assert len(app.session.log) == told
        await pilot.press("?")
        while not app.session.options:
            await pilot.pause(0.1)
        await pilot.press("1", "2", "enter")
        assert "Player throws two cards." in app.session.log

    at_table(wait, "--seed", "1", pause=0.3)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_cards_that_are_turned_over_are_seen_from_the_back(size: tuple[int, int]) -> None:
    """With seed 3 the first series is KH of Bob's, 7S, 9D of Bob's, a go, and 5D of Bob's for 31."""

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "2", "enter")
        await pilot.press("1", "enter")
        bob, own = shown(app, "seats").split("\n")
        assert "░" not in bob + own
        assert {"K♥", "9♦"} <= set(bob.split())
        await pilot.press("g")
        assert "5♦" in shown(app, "seats").split()  # it is seen before it is turned over
        assert not app.session.options
        while not app.session.options:
            await pilot.pause(0.1)
        bob, own = shown(app, "seats").split("\n")
        assert (bob.count("░░░"), own.count("░░░")) == (3, 1)
        assert not cards_in(bob + own)
        assert cards_in(" ".join(app.session.log[-3:])) == set()
        assert app.session.log[-1] == "Bob plays: thirty-one for two."
        assert "K♥" not in screen_text(app)

    at_table(play, "--seed", "3", "--rules", "club", size=size)


def test_a_small_terminal_is_told_what_is_needed() -> None:
    async def look(app: TableApp, _: Pilot[None]) -> None:
        assert shown(app, "prompt") == "The table needs 80 columns and 24 rows; --plain fits any screen."

    at_table(look, "--seed", "1", size=(60, 20))
