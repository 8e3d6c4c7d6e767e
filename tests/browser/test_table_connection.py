"""A connection that breaks: the page says so, keeps what it showed, and no move is lost or made twice."""

import re
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests.browser.conftest import Opened
from tests.kit.browser_player import BrowserPlayer, sit_down, turn

BOT: dict[str, Any] = {"bots": [{"seat": 1, "level": "regular"}]}
SOCKET = re.compile(r"/api/tables/.+/socket$")


class Wire:
    """The way between a page and the server, which can be cut at will."""

    def __init__(self, context: BrowserContext) -> None:
        self.moves: list[str] = []
        self.swallow_answers = self.swallow_moves = False
        self._sides: list[WebSocketRoute] = []
        context.route_web_socket(SOCKET, self._connect)

    def _connect(self, page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        self._sides = [page_side, server_side]
        page_side.on_message(lambda message: self._sent(server_side, str(message)))
        server_side.on_message(lambda message: self._answered(page_side, str(message)))

    def _sent(self, server_side: WebSocketRoute, message: str) -> None:
        self.moves.append(message)
        if not self.swallow_moves:
            server_side.send(message)

    def _answered(self, page_side: WebSocketRoute, message: str) -> None:
        if not self.swallow_answers:
            page_side.send(message)

    def cut(self) -> None:
        for side in self._sides:
            side.close()


def own_cards(page: Page) -> list[str | None]:
    cards = page.get_by_role("region", name="Your hand").get_by_role("button").all()
    return [card.get_attribute("aria-label") for card in cards]


def test_offline_is_said_and_hand_and_picked_cards_stay(opened: Opened) -> None:
    window = opened()
    page = sit_down(window, **BOT)
    player = BrowserPlayer(page)
    player.play_until("throw")
    player.pick(0)
    before = own_cards(page)
    window.context.set_offline(offline=True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    assert own_cards(page) == before
    expect(player.cards.nth(0)).to_have_attribute("aria-pressed", "true")
    window.look("table-offline")
    player.pick(1)
    player.press("throw")
    expect(page.get_by_role("region", name="Your hand").get_by_role("button")).to_have_count(4)
    window.context.set_offline(offline=False)
    expect(page.get_by_text("Connected again.")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Ann throws two cards.")


def test_a_move_whose_answer_is_lost_is_sent_again_and_acts_once(opened: Opened) -> None:
    window = opened()
    wire = Wire(window.context)
    page = sit_down(window, **BOT)
    player = BrowserPlayer(page)
    player.play_until("play")
    wire.swallow_answers = True
    wire.moves.clear()
    player.play()
    expect(page.locator(".card.sending")).to_be_visible()
    expect(page.get_by_text("Sending")).to_be_visible()
    wire.swallow_answers = False
    wire.cut()
    expect(page.get_by_text("Connected again.")).to_be_visible()
    expect(page.locator(".card.sending")).to_have_count(0)
    assert len(wire.moves) >= 2
    assert wire.moves[0] == wire.moves[1]
    said = page.get_by_role("log").get_by_text("Ann plays")
    played = page.get_by_role("group", name="You played").get_by_role("img")
    assert said.count() == played.count() == 1


def test_a_browser_that_is_closed_leaves_its_move_to_the_next_page(opened: Opened) -> None:
    window = opened()
    wire = Wire(window.context)
    page = sit_down(window, **BOT)
    player = BrowserPlayer(page)
    player.play_until("play")
    wire.moves.clear()
    wire.swallow_moves = True
    player.play()
    expect(page.locator(".card.sending")).to_be_visible()
    wire.swallow_moves = False
    later = window.context.new_page()
    page.close()
    later.goto(page.url)
    expect(later.get_by_role("log").get_by_text("Ann plays")).to_have_count(1)
    assert len(wire.moves) == 2
    assert wire.moves[0] == wire.moves[1]


def test_a_connection_that_is_silent_for_too_long_is_exchanged(opened: Opened) -> None:
    window = opened()
    window.context.clock.install()
    page = sit_down(window, **BOT)
    BrowserPlayer(page).play_until("throw")
    page.clock.fast_forward(60_000)
    expect(page.get_by_text("Connected again.")).to_be_visible()


def test_whoever_looks_at_the_page_again_sees_who_they_are_by_now(opened: Opened) -> None:
    page = sit_down(opened(), **BOT)
    expect(page.get_by_role("link", name="You are Ann")).to_be_visible()
    page.request.get("/api/account")
    csrf = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "csrftoken")
    page.request.put("/api/account/name", data={"name": "Zoe"}, headers={"x-csrftoken": csrf})
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("link", name="You are Zoe")).to_be_visible()


def test_who_tries_to_seat_a_bot_without_a_network_may_try_again_with_one(opened: Opened) -> None:
    window = opened()
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page = sit_down(window)
    seat = page.get_by_role("button", name="Seat a bot")
    expect(page.get_by_label("Level of the bot")).to_have_value("regular")
    assert asked.count("opponents") == 1
    window.context.set_offline(offline=True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    seat.click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    window.context.set_offline(offline=False)
    expect(page.get_by_role("alert")).to_be_hidden()
    seat.click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def test_a_card_that_is_refused_is_back_in_the_hand(opened: Opened) -> None:
    window = opened()
    page = sit_down(window, **BOT)
    player = BrowserPlayer(page)
    player.play_until("play")
    before = own_cards(page)
    page.route_web_socket(SOCKET, refuse_everything)
    page.reload()
    player.wait()
    player.play()
    expect(page.get_by_role("alert")).to_have_text("Not now.")
    assert own_cards(page) == before
    expect(turn(page)).to_contain_text("Your turn")


def refuse_everything(page_side: WebSocketRoute) -> None:
    server_side = page_side.connect_to_server()
    answer = '{"type": "refused", "id": %s, "error": {"code": "refused", "message": "Not now."}}'

    def refuse(message: str | bytes) -> None:
        found = re.search(r'"id":("\w+")', str(message))
        assert found
        page_side.send(answer % found[1])

    page_side.on_message(refuse)
    server_side.on_message(page_side.send)
