"""The full-screen table: cards, keys and the show."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Digits, Footer

from pegout.cli.table import TableApp
from pegout.cli.table.panels import ShowPanel
from pegout.game import Phase
from tests.kit.terminal_screen import (
    LARGE,
    SEATINGS,
    SHORT,
    SMALL,
    act,
    act_until,
    at_table,
    screen_text,
    shown,
)


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
    [
        pytest.param("2", SMALL, (), marks=pytest.mark.long),
        ("3", SMALL, SHORT),
        pytest.param("4", LARGE, SHORT, marks=pytest.mark.long),
        ("partners", LARGE, SHORT),
    ],
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
        assert shown(app, "prompt") == "Your turn: pick two cards to throw to Bob's crib."
        await pilot.press("enter")
        assert shown(app, "prompt") == "Player must throw 2 different cards."
        await pilot.press("1", "2", "3")
        assert shown(app, "prompt") == "Two cards are picked already: put one back first."
        await pilot.press("2", "9")
        assert shown(app, "prompt") == "There is no card 9 in your hand."
        await pilot.press("2")
        assert shown(app, "prompt") == "Enter throws A♦ 7♠ to Bob's crib; U undoes."
        await pilot.press("enter")
        assert app.session.view.phase is Phase.PLAY
        assert shown(app, "title") == "acc · deal 1 · Bob's crib · starter Q♦ · you threw A♦ 7♠"

    at_table(throw, "--seed", "1")


def test_a_choice_is_taken_back_before_it_is_confirmed() -> None:
    async def undo(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "2", "u")
        assert [str(card) for card in app.choice.cards] == ["AD"]
        await pilot.press("u", "u")
        assert shown(app, "prompt") == "Nothing is picked, so there is nothing to undo."

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
        assert shown(app, "prompt") == "Pick a card first: you hold four cards."
        await pilot.press("g")
        assert shown(app, "prompt") == "Player has a playable card, so cannot say go at 0."
        await pilot.press("1")
        assert shown(app, "prompt") == "Enter plays 10♣; U undoes."
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
