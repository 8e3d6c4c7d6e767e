"""Slips at a board beside real cards: what was chosen wrong, tapped twice or forgotten does no harm."""

from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Opened
from tests.kit.browser import tap
from tests.kit.browser_companion import begin, pegs, points, visitor

FAMILY = "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
START = "Start the board"
OPEN: dict[str, Any] = {
    "do": "open",
    "names": ["Ann", "Ann"],
    "rules": "acc",
    "partners": False,
    "match": "1 game",
    "options": {},
    "dealer": 0,
    "both": False,
}
NEW_BOARD = """async (asked) => (await import("/web/companion/boards_here.js")).newBoard(asked)"""
MANY = """async (asked) => {
  const { boardsHere, changeBoard, newBoard } = await import("/web/companion/boards_here.js");
  const all = Array.from({ length: 41 }, () => newBoard(asked));
  for (const board of all.slice(1)) changeBoard(board, () => ({ queue: [] }));
  const latest = newBoard(asked);
  return [boardsHere().includes(all[0]), boardsHere().includes(all[1]), boardsHere()[0] === latest];
}"""

SENT = """async (board) =>
  (await import("/web/companion/boards_here.js")).changeBoard(board, () => ({ queue: [] }))"""
LISTED = "JSON.parse(localStorage['pegout.boards'])"
NO_ROOM = """(old) => {
  const set = window.set ??= Storage.prototype.setItem;
  Storage.prototype.setItem = function (place, text) {
    const full = place.startsWith("pegout.board.") && (!old || localStorage[`pegout.board.${old}`]);
    if (full) throw new DOMException("full", "QuotaExceededError");
    set.call(this, place, text);
  };
}"""
"""As if the browser had no room for boards: until that old one is gone, or at all."""


def test_the_form_asks_for_what_the_server_would_refuse_and_whose_phone_it_is(opened: Opened) -> None:
    phone = visitor(opened)
    page = phone.go("/board")
    for second, why in (("Ann", "Two players are called Ann"), (FAMILY, "characters a board cannot keep")):
        page.get_by_label("Player 1", exact=True).fill("Ann")
        page.get_by_label("Player 2", exact=True).fill(second)
        tap(page, START)
        expect(page.get_by_role("alert").filter(has_text=why)).to_be_visible()
    phone.look("companion-start-refused")
    page.get_by_label("Player 2", exact=True).fill("Bob")
    expect(page.locator("form").get_by_role("alert")).to_be_hidden()
    page.get_by_text("More options").click()
    muggins = page.get_by_label("Muggins is played")
    muggins.check()
    rules = page.get_by_role("combobox", name="Rules")
    rules.select_option(label="Golden Age event (golden-age)")
    expect(muggins).to_be_disabled()
    expect(muggins).not_to_be_checked()
    rules.select_option(label="Club (club)")
    page.get_by_role("combobox", name="Game hole").select_option("61")
    page.get_by_label("Every side confirms each entry").check()
    tap(page, START)
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    whose = page.get_by_role("region", name="Whose phone is this?")
    box = whose.bounding_box()
    assert box is not None
    assert box["width"] > 300
    phone.look("companion-whose")
    whose.get_by_role("button", name="Everybody").click()
    expect(whose).to_be_hidden()


def test_a_board_that_the_server_refuses_says_so_and_begins_anew(opened: Opened) -> None:
    phone = visitor(opened)
    page = phone.go("/board")
    page = phone.go(f"/b/{page.evaluate(NEW_BOARD, OPEN)}")
    expect(page.get_by_text("Refused, 1 kept here")).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="Two players have the same name")).to_be_visible()
    phone.troubles.clear()  # the browser itself writes down what was refused
    phone.look("companion-refused")
    page.get_by_role("link", name="Start again with these players").click()
    expect(page.get_by_label("Player 2", exact=True)).to_have_value("Ann")
    phone.troubles.clear()  # the old board was tried once more


def test_a_board_that_is_only_here_is_not_forgotten_unawares(opened: Opened) -> None:
    phone = visitor(opened)
    page = phone.go("/board")
    expect(page.get_by_role("button", name=START)).to_be_visible()  # the boards of before were listed
    assert page.evaluate(MANY, OPEN) == [True, False, True]
    page.evaluate("localStorage.clear()")

    def refuse(route: Route) -> None:
        """As if the server could not be reached."""
        route.abort("connectionfailed")

    phone.context.route("**/api/boards", refuse)
    page.evaluate(NEW_BOARD, OPEN | {"names": ["Ann", "Bob"]})
    page.reload()
    page.get_by_role("button", name="Forget the board").click()
    expect(page.get_by_role("dialog")).to_contain_text("It is only here, and will be lost.")


def test_nothing_is_lost_where_the_browser_has_no_room_and_what_it_spoilt_is_fetched_anew(
    opened: Opened,
) -> None:
    phone = visitor(opened)
    page = begin(phone, "Ann", "Bob")
    board = page.url.rsplit("/", 1)[-1]
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    old = page.evaluate(NEW_BOARD, OPEN)
    page.evaluate(SENT, old)
    page.evaluate(NO_ROOM, old)
    points(page, 4, "Ann")  # there is room again once the old board is gone
    pegs(page, Ann=(4, 0))
    assert page.evaluate(LISTED) == [board]
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.evaluate(NO_ROOM, "")
    phone.context.set_offline(True)
    points(page, 6, "Bob")
    points(page, 3, "Bob")
    pegs(page, Ann=(4, 0), Bob=(9, 6))
    expect(page.get_by_role("alert").filter(has_text="2 lost if you leave")).to_be_visible()
    phone.context.set_offline(False)
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()

    page.evaluate("board => localStorage[`pegout.board.${board}`] = '{'", board)
    page.evaluate("localStorage['pegout.sheets'] = '{'")
    expect(phone.go("/board").get_by_role("button", name=START)).to_be_visible()
    pegs(phone.go(f"/b/{board}"), Ann=(4, 0), Bob=(9, 6))


def test_what_is_tapped_twice_or_before_its_time_is_done_once(opened: Opened) -> None:
    page = begin(visitor(opened), "Ann", "Bob", Length="first to 3")
    first = page.get_by_text("Type the points first")
    tap(page, "Ann")
    expect(first).to_be_visible()
    tap(page, "0", "Ann +0")
    expect(page.get_by_role("alert").filter(has_text="give 1 to 999")).to_be_visible()
    tap(page, "Bob +0")  # what is shown as typed is meant: it is refused for the same reason
    expect(page.get_by_role("alert").filter(has_text="give 1 to 999")).to_be_visible()
    tap(page, "5")
    expect(first).to_be_hidden()
    page.get_by_role("button", name="Ann +5").dblclick()
    pegs(page, Ann=(5, 0))
    expect(first).to_be_hidden()
    page.get_by_role("button", name="Next deal: Bob deals").dblclick()
    expect(page.get_by_text("Deal 2: Bob deals")).to_be_visible()
    tap(page, "Other", "Renege: 2 a card", "4", "Bob +4")  # a digit takes the place of what was filled in
    tap(page, "2 points", "3", "Bob +3")
    pegs(page, Bob=(7, 4))
    tap(page, "Other", "Another penalty")
    page.get_by_label("What for").fill("a phone that rang")
    tap(page, "Then type the points", "1", "Bob +1")
    expect(page.get_by_label("Entries").get_by_text("Bob +1 for a phone that rang")).to_be_visible()
    points(page, 121, "Ann")
    expect(page.get_by_text("It counts 2 games")).to_be_visible()
    expect(page.get_by_text("Game 1, first to 3: 2 \N{EN DASH} 0")).to_be_visible()


def a_deal(page: Page) -> None:
    points(page, 2, "Bob")
    tap(page, "Hand")
    points(page, 8, "Bob")
    points(page, 6, "Ann")
    points(page, 4, "Ann")


def test_a_next_deal_that_was_forgotten_begins_by_itself_and_a_wrong_dealer_is_set_right(
    opened: Opened,
) -> None:
    page = begin(visitor(opened), "Ann", "Bob")
    a_deal(page)
    entries = page.get_by_label("Entries")
    points(page, 3, "Ann")
    expect(page.get_by_text("Deal 2: Bob deals")).to_be_visible()
    expect(entries.get_by_text("begun by itself")).to_be_visible()
    tap(page, "Undo")  # the points, with the deal that they began
    expect(page.get_by_text("Deal 1: Ann deals")).to_be_visible()
    expect(entries.get_by_role("listitem").first).to_have_text("Game 1, deal 1")
    pegs(page, Ann=(10, 6), Bob=(10, 2))
    tap(page, "Undo", "Enter it again: Ann +4 for the crib")  # it was right after all
    expect(page.get_by_role("button", name="Enter it again: Ann +4")).to_be_hidden()
    pegs(page, Ann=(10, 6), Bob=(10, 2))

    tap(page, "Next deal: Bob deals", "Undo entry 1: Bob +2 in the play")
    expect(page.get_by_role("dialog", name="An entry of an earlier deal")).to_contain_text("Bob +2")
    tap(page, "Close")
    pegs(page, Bob=(10, 2))
    tap(page, "Other", "Heels: the dealer turned a jack", "Ann +2")
    expect(page.get_by_role("dialog")).to_contain_text("move the deal marker if somebody else is dealing")
    tap(page, "Enter it anyway")
    expect(entries.get_by_text("Only the dealer scores that")).to_be_visible()
    tap(page, "More", "Set the deal marker right: Ann deals")
    expect(page.get_by_text("Deal 2: Ann deals")).to_be_visible()
    expect(entries.get_by_text("Only the dealer scores that")).to_be_hidden()
