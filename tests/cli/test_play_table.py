import asyncio
import html
import re
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Digits, Footer, Static

from pegout.cli.table import TableApp
from pegout.cli.table.faces import FOUR_COLOURS, TWO_COLOURS
from pegout.cli.table.panels import CutPanel, HelpPanel, LeavePanel, LogPanel, Panel, ShowPanel
from pegout.game import Phase
from tests.cli.play_kit import is_go, numbers, seated, wish

SMALL, LARGE = (80, 24), (120, 40)
SEATINGS = {"2": (), "3": ("--seats", "3"), "4": ("--seats", "4"), "partners": ("--partners",)}
SHORT = ("--rules", "classic", "--set", "goal=61")

Doing = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def at_table(doing: Doing, *options: str, size: tuple[int, int] = SMALL, pause: float = 0.0) -> TableApp:
    """Open the table in a terminal of that size, and do something at it."""
    app = TableApp(seated(*options), pause)

    async def sit_down() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await doing(app, pilot)

    asyncio.run(sit_down())
    return app


def shown(app: TableApp, name: str) -> str:
    return str(app.table.query_one(f"#{name}", Static).render())


def screen_text(app: TableApp) -> str:
    """Everything on the screen, row by row, without the spaces between what is apart."""
    cells = re.findall(r'<text [^>]*y="([\d.]+)"[^>]*>(.*?)</text>', app.export_screenshot())
    rows: dict[str, str] = {}
    for height, text in cells:
        rows[height] = rows.get(height, "") + html.unescape(text).replace("\xa0", " ")
    return "\n".join(rows.values())


async def act(app: TableApp, pilot: Pilot[None]) -> None:
    """Press the keys for something sensible."""
    if isinstance(app.screen, Panel | CutPanel):
        await pilot.press("enter")
        return
    command = wish(app.session)
    keys = ["g"] if is_go(command) else [*numbers(app.session, command), "enter"]
    await pilot.press(*keys)


async def act_at_once(app: TableApp, pilot: Pilot[None]) -> None:
    """As `act` for the cards, by what the keys stand for: a whole game by single keys takes long."""
    if isinstance(app.screen, Panel | CutPanel):
        await pilot.press("enter")
        return
    command = wish(app.session)
    if is_go(command):
        app.action_say_go()
    else:
        for number in numbers(app.session, command):
            app.action_pick(int(number))
        app.action_confirm()
    await asyncio.sleep(0)


async def act_until(
    app: TableApp, pilot: Pilot[None], reached: Callable[[], bool], *, keys: bool = True
) -> None:
    for _ in range(300):
        if reached():
            await pilot.pause()
            return
        await (act if keys else act_at_once)(app, pilot)
    pytest.fail("This is not reached.")


def test_a_whole_game_is_played_with_keys() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await act_until(app, pilot, lambda: app.session.over)
        assert "won the match." in screen_text(app)

    assert (
        at_table(play, "--seed", "1", "--rules", "classic", "--set", "goal=31")
        .last_words()[-1]
        .endswith("won the match.")
    )


@pytest.mark.parametrize(
    ("seating", "size", "options"),
    [("2", SMALL, ()), ("3", SMALL, SHORT), ("4", LARGE, SHORT), ("partners", LARGE, SHORT)],
)
def test_a_whole_game_is_played_at_every_table(
    seating: str, size: tuple[int, int], options: tuple[str, ...]
) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await act_until(app, pilot, lambda: app.session.over, keys=False)
        assert "won the match." in screen_text(app)

    at_table(play, "--seed", "1", *SEATINGS[seating], *options, size=size)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize("seating", SEATINGS)
def test_everything_has_its_place_on_the_screen(seating: str, size: tuple[int, int]) -> None:
    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        for step in range(2):
            await pilot.press("1")
            _check_places(app, size)
            await pilot.press("u")
            await act(app, pilot)
            assert step or app.session.view.phase is Phase.PLAY

    at_table(look, "--seed", "1", *SEATINGS[seating], size=size)


def _check_places(app: TableApp, size: tuple[int, int]) -> None:
    names = ("title", "holes", "seats", "starter-box", "series-box", "count-box", "hand", "log", "prompt")
    places = [app.table.query_one(f"#{name}").region for name in names]
    places.append(app.table.query_one(Footer).region)
    for place, region in enumerate(places):
        assert region.width > 0
        assert region.height > 0
        assert region.right <= size[0]
        assert region.bottom <= size[1]
        assert not any(region.overlaps(other) for other in places[place + 1 :])
    hand = shown(app, "hand").split("\n")
    assert app.table.query_one("#hand").region.height == len(hand)
    assert all(
        len(line) <= app.table.query_one("#seats").region.width for line in shown(app, "seats").split("\n")
    )
    text = screen_text(app)
    for word in ("double skunk", "[1]", "Bob", "Player", "crib", "Quit"):
        assert word in text


def test_cards_are_thrown_by_their_numbers() -> None:
    async def throw(app: TableApp, pilot: Pilot[None]) -> None:
        assert shown(app, "prompt") == "Your turn: choose two cards to throw to Bob's crib."
        await pilot.press("enter")
        assert shown(app, "prompt") == "Player must throw 2 different cards."
        await pilot.press("1", "2", "3")
        assert shown(app, "prompt") == "Two cards are chosen already: let go of one first."
        await pilot.press("2", "9")
        assert shown(app, "prompt") == "There is no card 9 in your hand."
        await pilot.press("2")
        assert shown(app, "prompt") == "Enter throws A♦ 7♠ to Bob's crib; U takes back."
        await pilot.press("enter")
        assert app.session.view.phase is Phase.PLAY
        assert shown(app, "title") == "acc · deal 1 · Bob's crib · starter Q♦ · you threw A♦ 7♠"

    at_table(throw, "--seed", "1")


def test_a_choice_is_taken_back_before_it_is_confirmed() -> None:
    async def undo(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "2", "u")
        assert [str(card) for card in app.choice.cards] == ["AD"]
        await pilot.press("u", "u")
        assert shown(app, "prompt") == "Nothing is chosen, so there is nothing to take back."

    at_table(undo, "--seed", "1")


def test_cards_are_chosen_with_the_cursor_and_with_the_mouse() -> None:
    async def choose(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("space", "right", "space", "left", "space")
        assert [str(card) for card in app.choice.cards] == ["AD", "JH"]
        await pilot.click("#hand", offset=(7, 2))
        assert "already" in shown(app, "prompt")
        await pilot.click("#hand", offset=(1, 2))
        await pilot.click("#hand", offset=(45, 2))
        assert [str(card) for card in app.choice.cards] == ["JH"]

    at_table(choose, "--seed", "1")


def test_a_card_that_cannot_be_played_says_why_and_g_says_go() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "2", "enter", "enter")
        assert shown(app, "prompt") == "Choose a card first: you hold four cards."
        await pilot.press("g")
        assert shown(app, "prompt") == "Player can play, so may not say go at 0."
        await pilot.press("1")
        assert shown(app, "prompt") == "Enter plays 10♣; U takes back."
        await pilot.press("enter", "1", "enter", "1", "enter")
        assert shown(app, "prompt") == "You cannot play: press G to say go."
        assert app.table.query_one("#count", Digits).value == "27"
        await pilot.press("1")
        assert shown(app, "prompt") == "JH would take the count from 27 past 31."
        await pilot.press("g")
        assert app.table.query_one("#count", Digits).value == "0"

    at_table(play, "--seed", "1")


def test_the_show_waits_with_every_count() -> None:
    async def count(app: TableApp, pilot: Pilot[None]) -> None:
        await act_until(app, pilot, lambda: isinstance(app.screen, ShowPanel), keys=False)
        text = screen_text(app)
        assert "a pair is two, a pair is four, and a quadruple run of three is" in text
        assert "Bob's crib" in text
        assert "Score: Player 19, Bob 7" in text
        assert "the show" in shown(app, "title")
        await pilot.press("enter")
        assert app.session.view.deal_number == 2
        assert app.screen is app.table

    at_table(count, "--seed", "1")


def test_help_and_log_open_and_close() -> None:
    async def read(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("?")
        assert isinstance(app.screen, HelpPanel)
        assert "say go, when no card can be played" in screen_text(app)
        assert "The first in hole 121 wins at once." in screen_text(app)
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


def test_a_small_terminal_is_told_what_is_needed() -> None:
    async def look(app: TableApp, _: Pilot[None]) -> None:
        assert shown(app, "prompt") == "The table needs 80 columns, 24 rows; --plain needs none."

    at_table(look, "--seed", "1", size=(60, 20))
