"""Whole officiated deals by the page alone: the time to peg, counts announced and pegged, cards mixed."""

import re
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from pegout.rules import number_word
from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE, Screen, Window, window
from tests.kit.browser_moments import Moments
from tests.kit.browser_official import Official
from tests.kit.browser_player import turn
from tests.kit.browser_table import is_in_play
from tests.kit.running_server import serving, sqlite_in

LAPTOP = Screen("1366x768", 1366, 768, touch=False)
FIRST_EDITION = """import functools
import pegout.services.tables.decide as decide
from pegout.cli.main import run
decide.StartMatch = functools.partial(decide.StartMatch, edition=1)
run()"""
"""The server as it is now, with matches such as 0.1.0 began."""
WORDS = {number_word(points): points for points in range(30)}
MOST = 90
"""Acts of a deal for four."""


def sit(windows: Sequence[Window], rules: str = "acc", **options: Any) -> list[Official]:
    """All of them at a new table, as far as the cards are dealt."""
    players = [Official(one, rules) for one in windows]
    players[0].open(rules=rules, officiating="players", options=options)
    for player in players[1:]:
        player.join(players[0])
    for player in players:
        expect(turn(player.page)).to_contain_text("Your turn: choose")
    return players


def play_a_deal(players: list[Official]) -> list[str]:
    """Until the next one is dealt; what was pressed."""
    acts: list[str] = []
    for _ in range(MOST):
        for player in players:
            if player.view()["game"]["deal_number"] > 1:
                return acts
            acts += filter(None, [player.step()])
        let_bots_go_on(players[0])
    raise AssertionError(f"the deal does not end: {acts}")


def let_bots_go_on(player: Official) -> None:
    urge = player.button("Nothing to claim: carry on")
    if urge.count() and urge.is_enabled():
        urge.click()
        player.page.wait_for_timeout(100)


def pegged(log: list[str], name: str) -> int:
    """What the player has pegged, as everybody heard it."""
    told = [re.match(rf"{name} pegs ([a-z-]+)", line) for line in log]
    return sum(WORDS[one[1]] for one in told if one)


@pytest.mark.parametrize(
    ("rules", "seats", "options"),
    [
        ("acc", 2, {"muggins": True}),
        ("golden-age", 2, {}),
        ("portfolio", 2, {}),
        pytest.param("club-3", 3, {}, marks=pytest.mark.long),
    ],
)
def test_people_play_a_deal_to_its_end(
    opened: Opened, rules: str, seats: int, options: dict[str, bool]
) -> None:
    players = sit([opened(screen) for screen in (PHONE, LAPTOP, DESK)[:seats]], rules, **options)
    play_a_deal(players)
    seen = players[0].view()
    for name, score in zip(seen["game"]["names"], seen["game"]["scores"], strict=True):
        assert score == pegged(seen["log"], name)
    assert not any(line.startswith("Unnoticed") for line in seen["log"]), "what was there was pegged"


def test_a_person_plays_a_deal_with_a_bot(opened: Opened) -> None:
    player = Official(opened(PHONE))
    bots = [{"seat": 1, "level": "regular"}]
    player.open(officiating="players", options={"muggins": True}, bots=bots)
    play_a_deal([player])
    own = [line for line in player.view()["log"] if line.startswith("Unnoticed: Guest")]
    assert own == []


@pytest.mark.long
def test_a_game_of_the_first_edition_is_played_on_as_it_began(browser: Browser, tmp_path: Path) -> None:
    """A count is pegged as it is said, to accept is enough, and nobody is asked to pass."""
    program = (sys.executable, "-c", FIRST_EDITION)
    with ExitStack() as stack:
        server = stack.enter_context(serving(sqlite_in(tmp_path), program=program))
        windows = [stack.enter_context(window(browser, server.url, screen)) for screen in (PHONE, DESK)]
        players = sit(windows, muggins=True)
        acts = play_a_deal(players)
        log = players[0].view()["log"]
        assert server.failures == []
    assert players[0].edition == 1
    assert "Accept" in acts
    assert not {"Accept and mix", "Mix the cards", "Nothing to peg"} & set(acts)
    assert not any("for the hand" in line for line in log)


def to_the_wait(opened: Opened, **options: Any) -> tuple[Official, Official]:
    """Two at a table that waits for the first of them to peg."""
    players = sit([opened(PHONE), opened(LAPTOP, color_scheme="dark")], **options)
    for _ in range(MOST):
        for player, other in (players, players[::-1]):
            seen = player.view()
            if seen["table"]["seat"] in seen["game"]["pegging"]:
                return player, other
            player.step()
    raise AssertionError("nobody is waited for")


def test_several_scores_are_pegged_one_by_one_while_the_others_wait(opened: Opened) -> None:
    player, other = to_the_wait(opened)
    expect(turn(player.page)).to_contain_text("peg your points, or say there are none")
    expect(turn(other.page)).to_contain_text(re.compile(r"Guest \d+ may peg\."))
    expect(player.button("Peg 1")).to_have_count(0)  # no number is offered that nobody has said
    player.window.look("officiated-time-to-peg")
    other.window.look("officiated-others-may-peg")
    player.type(1)
    player.button("Peg 1, then more").click()
    expect(player.button("Nothing more to peg")).to_be_visible()
    expect(turn(other.page)).to_contain_text("may peg")
    player.button("Nothing more to peg").click()
    expect(player.button("Nothing more to peg")).to_have_count(0)
    expect(turn(other.page)).not_to_contain_text("may peg")


def test_muggins_names_the_score(opened: Opened) -> None:
    """acc:X.4a."""
    player, other = to_the_wait(opened, muggins=True)
    worth = player.due()
    player.button("Nothing to peg").click()
    seat = player.view()["table"]["seat"]
    call, which = (
        other.page.locator(f"#claim-muggins-{seat}"),
        other.page.locator(f"#claim-muggins-{seat}-score"),
    )
    other.type(worth)
    expect(call).to_be_disabled()
    game = other.view()["game"]
    which.select_option(
        "thirty-one" if game["count"] == 31 else "go" if any(game["hand_sizes"]) else "last-card"
    )
    expect(call).to_be_enabled()
    other.window.look("officiated-muggins-named")
    call.click()
    expect(other.rulings()).to_contain_text("upheld")
    expect(other.rulings()).not_to_contain_text("not upheld")
    other.button(f"Peg {worth}").click()
    expect(other.page.get_by_role("log")).to_contain_text("pegs")


def test_a_fuller_count_is_named_under_golden_age(opened: Opened) -> None:
    """golden-age:5: until the score is agreed, and what is named is pegged."""
    pone = to_the_count(sit([opened(PHONE), opened(DESK)], "golden-age"))
    before = pone.score()[pone.view()["table"]["seat"]]
    pone.type(1)
    at_once = pone.view()["game"]["pegs_at_once"]
    pone.page.locator("#number-count").click()
    if not at_once:  # the dealer may still object to the play
        pone.button("Peg 1").click()
    again = pone.button("Count again")
    expect(again).to_be_disabled()
    pone.type(3)
    pone.button("Count again: 3").click()
    expect(pone.page.get_by_role("log")).to_contain_text(
        "counts the hand again, three, and pegs the difference"
    )
    assert pone.score()[pone.view()["table"]["seat"]] == before + 3
    expect(pone.region("The last show")).to_contain_text("3 points")


def to_the_count(players: list[Official]) -> Official:
    """Who is to count first, when all cards are played."""
    for _ in range(MOST):
        for player in players:
            seen = player.view()
            if not is_in_play(seen["game"]) and seen["game"]["to_act"] == [seen["table"]["seat"]]:
                return player
            player.step()
    raise AssertionError("nobody counts")


@pytest.mark.parametrize(("rules", "asked"), [("club", True), ("acc", False)])
def test_an_impossible_count_is_asked_about_only_where_help_is_allowed(
    opened: Opened, rules: str, asked: bool
) -> None:
    """Rule book digest 2.3: not under acc (IX.5), where only a slip of the fingers over 29 is."""
    pone = to_the_count(sit([opened(PHONE), opened(DESK)], rules))
    pone.type(26)
    pone.page.locator("#number-count").click()
    dialog = pone.page.get_by_role("dialog", name="Count 26?")
    if asked:
        expect(dialog).to_contain_text("No hand counts 26.")
        dialog.get_by_role("button", name=re.compile("^Count .*26$")).click()
    expect(pone.page.get_by_role("log")).to_contain_text("twenty-six")
    expect(dialog).to_have_count(0)


def test_points_to_go_back_and_whose_they_are_is_said_and_nobody_passes_them(opened: Opened) -> None:
    """acc:VIII.4b: fifteen back; acc:XI.1: by the player's own hand."""
    moments = Moments(opened(PHONE), "acc", 2)
    moments.play([], [{"do": "peg", "least": 1, "most": 121}], pegging=[0], awards=[-15, 0])
    page = moments.page
    expect(turn(page)).to_contain_text("Your turn: peg 15 back.")
    expect(page.get_by_role("button", name="Peg 15 back", exact=True)).to_be_enabled()
    expect(page.locator("#pass")).to_have_count(0)
    moments.play([], [], pegging=[1], awards=[0, -15], to_act=[1])
    expect(turn(page)).to_contain_text("Regular (bot) is to peg.")
    expect(page.get_by_label("Your number")).to_be_hidden()


def test_a_count_is_not_the_thing_to_do_while_the_table_waits_for_pegs(opened: Opened) -> None:
    moments = Moments(opened(), "acc", 2)
    moments.peg()
    moments.page.keyboard.type("2")
    expect(moments.page.locator("#number-count")).to_be_enabled()
    expect(moments.page.locator("#number-count")).not_to_have_class("main")
    expect(moments.page.locator("#number-peg")).to_have_class("main")


def test_whether_muggins_is_played_is_said_before_the_first_card(opened: Opened) -> None:
    """In the room where players wait, in the list of tables, and in the first line of the log."""
    host = Official(opened(PHONE))
    host.open(officiating="players", rules="portfolio", listed=True)
    expect(host.region("Who plays?")).to_contain_text("players officiate, with muggins")
    host.window.look("officiated-lobby")
    guest = opened(DESK)
    listed = guest.go("/").get_by_role("region", name="Open tables").get_by_role("listitem")
    expect(listed.filter(has_text="Boxed game")).to_contain_text("players officiate, with muggins")
    without = sit([opened(PHONE), opened(DESK)], "club")
    expect(without[1].page.get_by_role("log")).to_contain_text("without muggins.")
    expect(without[1].region("This table")).to_contain_text("players officiate, without muggins")
