"""The first page: everything that can be done here, one click away."""

import re

from playwright.sync_api import Dialog, Page, expect

from tests.browser.conftest import Opened
from tests.kit.browser import PHONE, Window
from tests.kit.browser_player import QUIET
from tests.kit.web import ADDRESSES

DOORS = {
    "Learn to play": "/learn",
    "Board for real cards": "/board",
    "Events": "/events",
    "Drills": "/drills",
    "Review a game": "/review",
    "Rules": "/rules",
    "Ask the judge": "/judge",
}


def play_button(page: Page) -> None:
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def answered(page: Page, *, accept: bool) -> list[str]:
    """Answers the next question of the page; it stands in the list then."""
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept() if accept else dialog.dismiss()

    page.once("dialog", answer)
    return asked


def test_one_click_plays_the_computer_and_the_game_is_gone_on_with(seen: Window) -> None:
    page = seen.go("/")
    expect(page.get_by_text("No table waits for players now.")).to_be_visible()
    seen.look("first")
    play_button(page)
    seen.look("table-begun")
    table = page.url
    seen.go("/")
    going = page.get_by_role("region", name="Continue").get_by_role("link")
    expect(going).to_have_text(re.compile("Continue with Regular"))
    expect(going).to_have_text(re.compile(r"You \d+, Regular \(bot\) \d+, just now"))
    seen.look("first-continue")
    going.click()
    page.wait_for_url(table)


def test_games_that_nobody_goes_on_with_are_folded_and_can_be_dropped(opened: Opened) -> None:
    window = opened(PHONE)
    page = window.go("/")
    for _ in range(3):
        play_button(page)
        window.go("/")
    going = page.get_by_role("region", name="Continue")
    expect(going.get_by_role("link")).to_have_count(1)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    going.get_by_text("2 more games").click()
    expect(going.get_by_role("link")).to_have_count(3)
    window.look("first-many-games")
    asked = answered(page, accept=False)
    going.get_by_role("button", name="Drop the game with Regular (bot)").first.click()
    expect(going.get_by_text("2 more games")).to_be_visible()
    answered(page, accept=True)
    going.get_by_role("button", name="Drop the game with Regular (bot)").last.click()
    expect(going.get_by_text("1 more game", exact=True)).to_be_visible()
    assert asked == ["Leave this game for good? It ends here, and nobody can resume it."]


def test_newcomers_with_a_telephone_see_play_at_once_and_nothing_that_needs_somebody(opened: Opened) -> None:
    page = opened(PHONE).go("/")
    box = page.get_by_role("button", name="Play", exact=True).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < PHONE.height
    assert box["height"] >= 44
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    expect(page.get_by_role("region", name="Continue")).to_be_hidden()
    expect(page.get_by_role("alert")).to_be_hidden()


def test_every_door_leads_where_it_says(opened: Opened) -> None:
    page = opened().go("/")
    doors = page.get_by_role("navigation").get_by_role("link")
    expect(doors).to_have_text(list(DOORS))
    for words, address in DOORS.items():
        expect(doors.filter(has_text=words)).to_have_attribute("href", address)
    for words in [words for words, address in DOORS.items() if address in ADDRESSES]:
        page.get_by_role("navigation").get_by_role("link", name=words).click()
        page.wait_for_url(f"**{DOORS[words]}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.go_back()


def test_choices_are_remembered(opened: Opened) -> None:
    window = opened(PHONE)
    page = window.go("/")
    page.get_by_text("Against Regular").click()
    page.get_by_role("combobox", name="Opponent").select_option("greedy")
    form = page.get_by_role("form", name="Play")
    form.get_by_label("Length").select_option("best of 5")
    muggins = form.get_by_label("Muggins")
    expect(muggins).to_be_disabled()
    form.get_by_label("We count and peg for ourselves").check()
    form.get_by_label("Rules").select_option("golden-age")
    expect(muggins).to_be_hidden()
    form.get_by_label("Rules").select_option("portfolio")
    expect(muggins).to_be_checked()
    form.get_by_label("Rules").select_option("club-3")
    expect(muggins).not_to_be_checked()
    muggins.check()
    window.look("first-options")
    play_button(page)
    expect(page.get_by_role("region", name="Scores")).to_contain_text("Greedy")
    terms = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]["terms"]
    assert (terms["match"], terms["officiating"], terms["muggins"]) == ("best of 5", "players", True)
    window.go("/")
    chosen = "Club, three players (club-3), best of five, you count and peg yourselves, with muggins"
    expect(page.get_by_text(f"Against Greedy, {chosen}")).to_be_visible()
    expect(page.get_by_role("form", name="Play a friend").locator("summary")).to_have_text(
        "Tournament (acc), one game Options"
    )


def test_what_a_browser_keeps_and_nobody_can_read_harms_nothing(opened: Opened) -> None:
    window = opened()
    page = window.go(QUIET)
    page.evaluate("""() => Object.assign(localStorage,
        {"pegout.first": '{"level": 9, "match": 7}', "pegout.friend": "[", "pegout.settings": "{"})""")
    window.go("/")
    play_button(page)
    unanswered = f"pegout.unanswered./api/tables/{page.url.rpartition('/')[2]}/socket"
    for text in ("{", "5", '[["a", 5], "ab"]', '[["a", "no command"]]'):
        page.evaluate("([place, text]) => localStorage.setItem(place, text)", [unanswered, text])
        page.reload()
        expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The message cannot be read")
    page.wait_for_function("(place) => localStorage.getItem(place) === null", arg=unanswered)


def test_friends_find_a_table_in_the_list_or_by_its_code(opened: Opened) -> None:
    ann, bob = opened(), opened(PHONE)
    page, other = ann.go("/"), bob.go("/")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Show it among the open tables").check()
    expect(page.get_by_text("Tournament (acc), one game, among the open tables")).to_be_visible()
    page.get_by_role("button", name="Invite a friend").click()
    told = page.locator("p.code").inner_text().partition(": ")[2]
    code = other.get_by_role("textbox", name="Code from a friend")
    for typed, answer in {
        "<b>": "No table has that code",
        "  ": "A code is made of letters and digits",
        "ZZZZZZ": "No table has that code",
    }.items():
        code.fill(typed)
        other.get_by_role("button", name="Join").click()
        expect(other.get_by_role("alert")).to_contain_text(answer)
    bob.troubles.clear()  # the browser writes the 404 down
    other.get_by_role("button", name="Look again").click()
    listed = other.get_by_role("region", name="Open tables").get_by_role("link")
    expect(listed.first).to_have_attribute("href", re.compile(re.escape(page.url.rpartition("/")[2])))
    code.fill(f" {told[:3].lower()}-{told[3:]} ")
    other.get_by_role("button", name="Join").click()
    other.wait_for_url(page.url)
    asked = answered(page, accept=True)
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert asked == ["Leave this table? Nobody else is here, so it will close."]


def test_many_open_tables_do_not_push_the_doors_away(opened: Opened) -> None:
    window = opened()
    seats = [{"name": "Wolfeschlegelsteinhausen", "bot": None}, None]
    summary = {"seats": seats, "rules": "acc", "match": "1 game", "officiating": "program"}
    many = [{"table": f"t{number}", "status": "open", "summary": summary} for number in range(30)]
    window.page.route("**/api/tables", lambda route: route.fulfill(json=many))
    page = window.go("/")
    tables = page.get_by_role("region", name="Open tables")
    expect(tables.get_by_role("link")).to_have_count(4)
    expect(page.get_by_role("link", name="Ask the judge")).to_be_in_viewport(ratio=1)
    window.look("first-many-tables")
    tables.get_by_text("26 more tables").click()
    expect(tables.get_by_role("link")).to_have_count(30)


def test_an_address_that_leads_nowhere_says_so_and_one_with_a_slash_leads_there(opened: Opened) -> None:
    window = opened(PHONE)
    page = window.go("/rules/?x=1#words")
    expect(page.get_by_role("heading", level=1, name="Rule book")).to_be_visible()
    assert page.url.endswith("/rules?x=1#words")
    window.go("/Judge")
    expect(page.get_by_text("There is nothing at this address")).to_be_visible()
    window.troubles.clear()  # the browser writes the 404 down
    window.look("nowhere")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    window.go("/t/cut.off")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
    window.look("table-nowhere")
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    window.go("/e/nope")
    expect(page.get_by_role("alert")).to_contain_text("There is no such event")
    expect(page.get_by_text("Being fetched").locator("visible=true")).to_have_count(0)
