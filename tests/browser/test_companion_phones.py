"""Boards that two phones keep, that are kept without a connection, and what is left of them in the end."""

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, THINKING_MS, Window, tap
from tests.kit.browser_companion import BOTH, FITS, S, begin, fill, invitation, pegs, points, show, visitor
from tests.kit.browser_judge import pick, press, ruling

APPLY = """async (id) => (await import("/web/companion/applying.js")).applyRuling({ id, dealer: 1 }, [
  { remedy: "PointsBack", seat: 0, points: 15 },
  { remedy: "PointsTo", seat: 1, points: 3 },
  { remedy: "PlayStops" },
], "A false claim.", ["acc:VIII.4b2"])"""


def board_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[-1]


def served(page: Page) -> dict[str, Any]:
    """The board as the server has it."""
    found: dict[str, Any] = page.request.get(f"/api/boards/{board_of(page)}").json()
    return found


def link_for_another(window: Window) -> str:
    page = window.page
    tap(page, "More", "Second phone")
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = page.get_by_label("Link with the key").input_value()
    tap(page, "Close")
    return link


def test_two_phones_confirm_object_and_go_on_without_a_connection(opened: Opened) -> None:
    first, second, stranger = visitor(opened), visitor(opened), visitor(opened)
    ann = begin(first, "Ann", "Bob")
    link = invitation(first, "Ann", "Bob")
    bob = second.go(link)
    expect(bob.get_by_role("group", name="Who has the points")).to_be_visible()
    assert "#" not in bob.url
    assert served(ann)["phones"] == ["own", "own"]
    second.go("/board")
    bob = second.go(link)  # opened again it is the same phone
    points(ann, 6, "Ann")
    expect(bob.get_by_text("Ann +6 in the play").first).to_be_visible()
    assert bob.evaluate(FITS)
    tap(bob, "Confirm")
    expect(ann.get_by_text("confirmed by Bob")).to_be_visible()
    bob.reload()
    expect(ann.get_by_text("confirmed by Bob")).to_be_visible()

    points(ann, 4, "Ann")
    bob.get_by_role("button", name="Object", exact=True).first.click()
    bob.get_by_label("In your words, if you like").fill("it was three")
    tap(bob, "Object")
    alert = ann.get_by_role("alert").filter(has_text="Bob objects: it was three")
    expect(alert).to_be_visible()
    first.look("companion-disputed")
    alert.get_by_role("button", name="Undo").click()
    pegs(bob, Ann=(6, 0))

    second.context.set_offline(True)
    points(bob, 2, "Bob")
    points(bob, 3, "Bob")
    tap(bob, "Next deal: Bob deals")
    expect(bob.get_by_text("Offline, 3 kept here")).to_be_visible()
    points(ann, 1, "Ann")
    tap(ann, "Next deal: Bob deals")
    second.context.set_offline(False)
    for page in (ann, bob):
        pegs(page, Ann=(7, 6), Bob=(5, 2))
        expect(page.get_by_text("Deal 2: Bob deals")).to_be_visible()  # both began it
        expect(page.get_by_role("alert")).to_be_hidden()
    expect(bob.get_by_text("Saved")).to_be_visible()

    page = stranger.go(link)  # the invitation has been taken up
    pegs(page, Ann=(7, 6))
    expect(page.get_by_role("alert").filter(has_text="This invitation was used")).to_be_visible()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.get_by_role("group", name="Who has the points")).to_be_hidden()
    assert [(one["by"], one["confirmed"]) for one in served(ann)["entries"] if not one["struck"]] == [
        (0, [0, 1]),
        (0, [0]),
        (0, [0]),
        (1, [1]),
        (1, [1]),
    ]


def test_one_phone_for_both_confirms_nothing_and_says_so(opened: Opened) -> None:
    phone = visitor(opened)
    page = begin(phone, "Ann", "Bob")
    tap(page, "More", "Second phone")
    page.get_by_label(BOTH).check()
    expect(page.get_by_text("One phone for all confirms nothing.")).to_be_visible()
    phone.look("companion-one-phone")
    tap(page, "Close")
    points(page, 6, "Ann")
    expect(page.get_by_text("Nobody confirms for Ann and Bob yet")).to_be_visible()
    expect(page.get_by_role("button", name="Confirm")).to_be_hidden()
    assert page.evaluate(FITS)
    phone.look("companion-nobody-confirms")
    phone.resize(DESK)
    phone.look("companion-nobody-confirms")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    assert [one["confirmed"] for one in served(page)["entries"]] == [[]]


def test_a_phone_is_removed_and_another_is_invited(opened: Opened) -> None:
    first, second = visitor(opened), visitor(opened)
    ann = begin(first, "Ann", "Bob")
    bob = second.go(invitation(first, "Ann", "Bob"))
    points(bob, 4, "Bob")
    expect(ann.get_by_text("Bob +4 in the play").first).to_be_visible()
    tap(ann, "More", "Second phone")
    first.look("companion-remove-a-phone")
    tap(ann, f"Remove Bob{S} phone")
    tap(ann, "Close")
    expect(ann.get_by_text("Nobody confirms for Bob yet")).to_be_visible()
    removed = bob.get_by_role("alert").filter(has_text="This phone was removed from the board")
    expect(removed).to_be_visible()
    second.look("companion-removed")
    points(bob, 3, "Bob")
    expect(bob.get_by_text("Refused, 1 kept here")).to_be_visible()
    second.go("/board")
    bob = second.go(invitation(first, "Ann", "Bob"))
    expect(bob.get_by_text("Saved", exact=True)).to_be_visible()
    expect(removed).to_be_hidden()
    pegs(ann, Bob=(7, 4))
    assert [one["confirmed"] for one in served(ann)["entries"]] == [[], [1]]
    second.troubles.clear()  # the browser itself writes down what was refused


OLD = """([board]) => {
  const place = `pegout.board.${board}`;
  const { key, served } = JSON.parse(localStorage[place]);
  delete served.phones;
  const sent = (id, by, command) => ({ id, at: 7, by, command });
  const queue = [
    sent("old-1", 1, { do: "points", seat: 0, points: 5, why: "play", penalty: "" }),
    sent("old-2", 0, { do: "confirm", entries: ["old-1"] }),
    sent("old-3", 1, { do: "points", seat: 1, points: 2, why: "play", penalty: "" }),
  ];
  localStorage[place] = JSON.stringify({ key, by: 1, served, queue });
}"""


def test_what_a_page_of_before_has_left_is_sent_without_confirmation(opened: Opened) -> None:
    phone = visitor(opened)
    page = begin(phone, "Ann", "Bob")
    tap(page, "More", "Second phone")
    page.get_by_label(BOTH).check()
    tap(page, "Close")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.evaluate(OLD, [board_of(page)])
    page.reload()
    pegs(page, Ann=(5, 0), Bob=(2, 0))
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    assert [(one["by"], one["confirmed"]) for one in served(page)["entries"]] == [(None, []), (None, [])]


def test_a_side_chosen_offline_is_given_up_where_another_phone_has_it(opened: Opened) -> None:
    first, second = visitor(opened), visitor(opened)
    ann = begin(first, "Ann", "Bob")
    expect(ann.get_by_text("Saved", exact=True)).to_be_visible()
    bob = second.go(link_for_another(first))
    first.context.set_offline(True)
    tap(ann, "More", "Second phone")
    ann.get_by_role("combobox", name="This phone is for").select_option(label="Bob")
    tap(ann, "Close")
    points(ann, 6, "Ann")
    bob.get_by_role("region", name="Whose phone is this?").get_by_role("button", name="Bob").click()
    points(bob, 2, "Bob")
    expect(bob.get_by_text("Saved", exact=True)).to_be_visible()
    first.context.set_offline(False)
    pegs(ann, Ann=(6, 0), Bob=(2, 0))
    expect(ann.get_by_text("Saved", exact=True)).to_be_visible()
    entries = served(ann)["entries"]
    assert [(one["by"], one["confirmed"]) for one in entries] == [(1, [1]), (None, [])]
    first.troubles.clear()  # the browser itself writes down what was refused


def test_a_board_begins_and_is_kept_without_a_connection_and_is_sent_later(opened: Opened) -> None:
    phone = visitor(opened)
    page = phone.go("/board")
    expect(page.get_by_role("button", name="Start the board")).to_be_visible()
    phone.context.set_offline(True)
    fill(page, "Ann", "Bob", "Cy", "Di", Players="partners")
    points(page, 6, "Ann")
    tap(page, "Hand", "Cards")
    show(page, "5H 5C 5S JD 5D")
    tap(page, "Di +29")
    points(page, 9, "Cy")
    tap(page, "Undo")
    pegs(page, **{"Ann and Cy": (6, 0), "Bob and Di": (29, 0)})
    expect(page.get_by_text("Offline, 5 kept here")).to_be_visible()
    phone.context.set_offline(False)
    expect(page.get_by_text("Saved")).to_be_visible()
    found = served(page)
    assert (found["scores"], [one["struck"] for one in found["entries"]]) == ([6, 29], [False, False, True])
    points(page, 115, "Cy")
    expect(page.get_by_role("heading", name="Ann and Cy win the game")).to_be_visible()


def test_what_waits_outlives_the_page_and_a_refusal_is_told(opened: Opened) -> None:
    phone = visitor(opened)
    page = begin(phone, "Ann", "Bob")
    expect(page.get_by_text("Saved")).to_be_visible()
    sending = "**/api/boards/*/commands"

    def refuse(route: Route) -> None:
        """As if the server could not be reached."""
        route.abort("connectionfailed")

    phone.context.route(sending, refuse)
    points(page, 120, "Ann")
    page.reload()
    pegs(page, Ann=(120, 0))
    expect(page.get_by_text("Offline, 1 kept here")).to_be_visible()
    key = page.evaluate("(board) => JSON.parse(localStorage[`pegout.board.${board}`]).key", board_of(page))
    meanwhile = {"do": "points", "seat": 1, "points": 121, "why": "play"}
    csrf = {one["name"]: one["value"] for one in phone.context.cookies()}["csrftoken"]
    answer = page.request.post(
        f"/api/boards/{board_of(page)}/commands",
        data={"key": key, "commands": [{"id": "meanwhile", "at": 1, "by": None, "command": meanwhile}]},
        headers={"x-csrftoken": csrf},
    )
    assert answer.ok
    phone.context.unroute(sending)
    expect(page.get_by_role("alert").filter(has_text="The match is over")).to_be_visible()
    expect(page.get_by_role("heading", name="Bob wins the game")).to_be_visible()


def test_a_wrong_link_does_not_take_the_place_of_the_right_key(opened: Opened) -> None:
    first, second = visitor(opened), visitor(opened)
    page = begin(first, "Ann", "Bob")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    board, right = board_of(page), link_for_another(first)
    wrong = f"/b/{board}#{'x' * 22}"
    page = first.go("/board")  # an address that differs behind its # alone is not loaded anew
    points(first.go(wrong), 5, "Ann")
    pegs(second.go(f"/b/{board}"), Ann=(5, 0))  # it was saved

    second.go("/board")
    page = second.go(wrong)
    points(page, 3, "Bob")
    expect(page.get_by_text("Refused, 1 kept here")).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="That key does not open this board")).to_be_visible()
    second.go("/board")
    page = second.go(right)
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    assert served(page)["scores"] == [5, 3]
    second.troubles.clear()  # the browser itself writes down what was refused


def test_a_ruling_from_the_judges_desk_is_an_entry_of_the_board(opened: Opened) -> None:
    page = begin(visitor(opened), "Ann", "Bob")
    points(page, 20, "Ann")
    tap(page, "Next deal: Bob deals")  # so that Bob deals, and the judge names him first
    tap(page, "More")
    page.get_by_role("link", name="Call the judge").click()
    pick(page, "touched opponent", "A player touched or moved an opponent's peg")
    press(page, "Who touched the peg?", "Bob")
    expect(ruling(page)).to_contain_text("20 \N{RIGHTWARDS ARROW} 22")  # two points (acc:VIII.6a)
    page.get_by_role("button", name="Enter it on the board").dblclick()
    pegs(page, Ann=(22, 20), Bob=(0, 0))
    expect(page.get_by_text(re.compile("Ruling: .*Ann \\+2")).first).to_be_visible()
    page.go_back()
    expect(ruling(page)).to_contain_text("This ruling is on the board.")
    page.get_by_role("link", name="Back to the board").click()
    pegs(page, Ann=(22, 20), Bob=(0, 0))

    tap(page, "More")
    page.get_by_role("link", name="Call the judge").click()
    pick(page, "claimed game", "A player claimed the game")
    press(page, "Who claimed the game?", "Bob")
    page.get_by_role("spinbutton", name="Which hole do the points").fill("119")
    expect(ruling(page)).to_contain_text("0 \N{RIGHTWARDS ARROW} 104")  # fifteen back (acc:VIII.4b)
    page.get_by_role("button", name="Enter it on the board").click()
    pegs(page, Ann=(24, 22), Bob=(104, 0))
    expect(page.get_by_text(re.compile("Ruling: .*Bob pegs fifteen points back.*")).first).to_be_visible()


def test_the_judge_knows_the_board_and_the_board_keeps_what_was_ordered(opened: Opened) -> None:
    phone = visitor(opened)
    page = phone.go("/board")
    page.get_by_text("More options").click()
    page.get_by_role("combobox", name="Game hole").select_option("61")
    page.get_by_label("Muggins is played").check()
    fill(page, "Ann", "Bob")
    points(page, 20, "Ann")
    points(page, 12, "Bob")
    points(page, 41, "Ann")  # into the game hole
    tap(page, "More")
    page.get_by_role("link", name="Call the judge").click()
    expect(page.get_by_text("Tournament (acc), to 61, muggins: Ann 61, Bob 12")).to_be_visible()
    pick(page, "claimed game", "A player claimed the game")
    press(page, "Who claimed the game?", "Ann")
    page.get_by_role("spinbutton", name="Which hole do the points").fill("59")
    expect(ruling(page)).to_contain_text(
        "61 \N{RIGHTWARDS ARROW} 44"
    )  # to 59, and fifteen back (acc:VIII.4b)
    expect(ruling(page)).to_contain_text("12 \N{RIGHTWARDS ARROW} 14")
    page.get_by_role("button", name="Enter it on the board").click()
    pegs(page, Ann=(44, 20), Bob=(14, 12))

    pick(phone.go("/judge"), "front peg", "A player took out the front peg")
    press(page, "Who took out the front peg?", "Pone")
    page.get_by_role("spinbutton", name="How many points").fill("6")
    press(page, "Was it pegged backward", "Yes")
    page.get_by_text("Apply to a game or a board").click()
    page.get_by_role("link", name="Board: Ann and Bob, 44\N{EN DASH}14").click()
    expect(ruling(page)).to_contain_text("14 \N{RIGHTWARDS ARROW} 12")  # the last score too (acc:VIII.5a1)

    pick(page, "else", "Something the rules do not cover")
    page.get_by_role("textbox", name="What do the judges decide?").fill("Bob sits out one deal.")
    expect(ruling(page)).to_contain_text("do all of it by hand")
    phone.look("judge-for-a-board")
    page.get_by_role("button", name="Enter it on the board").click()
    pegs(page, Ann=(44, 20), Bob=(14, 12))
    expect(page.get_by_text(re.compile("Ruling: .*Bob sits out one deal")).first).to_be_visible()
    phone.troubles.clear()  # the browser itself writes down that nobody is signed in


def test_only_pegs_are_moved_by_a_ruling_and_seats_are_counted_from_the_dealer(opened: Opened) -> None:
    page = begin(visitor(opened), "Ann", "Bob")
    points(page, 20, "Bob")
    page.evaluate(APPLY, board_of(page))
    pegs(page, Ann=(3, 0), Bob=(5, 0))
    expect(page.get_by_text("Ruling: A false claim. Bob \N{MINUS SIGN}15. Ann +3.").first).to_be_visible()


def test_a_board_ends_as_a_record_and_is_reviewed(opened: Opened) -> None:
    phone = visitor(opened)
    page = begin(phone, "Ann", "Bob")
    points(page, 6, "Ann")
    tap(page, "Hand", "Cards")
    page.get_by_label("Name the thrown cards too").check()
    show(page, "5H 5C 5S JD 5D 2C 9H")
    tap(page, "Bob +29")
    points(page, 8, "Ann")
    tap(page, "Next deal: Bob deals")
    points(page, 110, "Ann")
    tap(page, "More", "Show the record")
    expect(page.get_by_role("dialog", name="Record")).to_contain_text("points A 6 play by - at")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == "pegout-board.rec"
    tap(page, "Close")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("img", name=f"Ann{S} chance to win game 1")).to_be_visible(timeout=THINKING_MS)
    assert page.locator(".chart text").all_text_contents()[:3] == ["deal", "1", "2"]
    expect(page.get_by_role("row", name="Play as dealer 0 0.0")).to_be_visible()
    expect(page.get_by_text(f"Bob{S} best: 29")).to_be_visible()
    expect(page.get_by_text("Bob threw 2♣ 9♥")).to_be_visible()
    expect(page.get_by_role("row", name="Hand as pone 29 29.0")).to_be_visible()
    phone.look("companion-review")
    phone.resize(DESK)
    phone.look("companion-review")


def test_a_link_that_leads_nowhere_says_so(opened: Opened) -> None:
    window = visitor(opened)
    for board in ("shortened", "a" * 22, "shortened/review"):
        page = window.go(f"/b/{board}")
        expect(page.get_by_role("alert")).to_contain_text("This board is not on the server")
    window.troubles.clear()  # the browser itself writes down what was refused
