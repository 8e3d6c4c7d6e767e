"""Two people at one table in two windows: what a test is about they click, and the rest goes by itself."""

from itertools import count
from typing import Any

from playwright.sync_api import Locator, expect

from pegout.cards import Card
from tests.kit.browser import Window
from tests.kit.browser_player import join, sit_down, turn

Json = dict[str, Any]

_NUMBERS = count(1)


class Player:
    """Somebody at a table, in a window of their own."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.page = window.page
        self.table = ""

    def open(self, **terms: Any) -> str:
        """Opens a table and sits down at it; gives its name."""
        sit_down(self.window, f"Guest {next(_NUMBERS)}", **terms)
        expect(self.page.get_by_role("heading", name="Table", exact=True)).to_be_attached()
        self.table = self.page.url.rpartition("/")[2]
        return self.table

    def join(self, other: "Player") -> None:
        join(self.window, other.page, f"Guest {next(_NUMBERS)}")
        self.table = other.table

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def rulings(self) -> Locator:
        return self.page.get_by_role("status", name="Rulings")

    def view(self) -> Json:
        seen: Json = self.page.request.get(f"/api/tables/{self.table}").json()
        return seen

    def do(self, seen: Json | None = None, /, **move: Any) -> Json:
        """A move without the page, which sees it all the same; gives the table after it."""
        cookies = {one.get("name"): one.get("value", "") for one in self.window.context.cookies()}
        sent = {**move, "id": f"t{next(_NUMBERS)}", "version": (seen or self.view())["version"]}
        headers = {"x-csrftoken": cookies.get("csrftoken", "")}
        answer = self.page.request.post(f"/api/tables/{self.table}/moves", data=sent, headers=headers)
        assert answer.ok, answer.text()
        after: Json = answer.json()
        return after

    def option(self, what: str) -> Json | None:
        game = self.view()["game"]
        return next((one for one in game["legal"] if one["do"] == what), None)

    def type(self, number: int) -> None:
        """On the pad, figure by figure."""
        for figure in str(number):
            self.page.get_by_role("form", name="Numbers").get_by_role(
                "button", name=figure, exact=True
            ).click()

    def play(self, said: int | None = None) -> None:
        """The first card that fits, in the page, announced as it is or as told."""
        game = self.view()["game"]
        card = fitting(game)[0]
        self.page.locator(f"#card-{card}").click()
        number = count_after(game, card) if said is None else said
        self.type(number)
        self.button(f"Play and say {number}").click()
        expect(self.page.locator(f"#card-{card}")).to_have_count(0)

    def score(self) -> list[int]:
        scores: list[int] = self.view()["game"]["scores"]
        return scores


def fitting(game: Json) -> list[str]:
    """Cards of the hand that do not pass thirty-one."""
    return [card for card in game["hand"] if count_after(game, card) <= 31]


def count_after(game: Json, card: str) -> int:
    so_far = 0 if game["series_over"] else game["count"]
    return int(so_far) + Card.parse(card).pips


def two_at(one: Window, other: Window, **terms: Any) -> tuple[Player, Player]:
    """Both at a new table, up to the play: pone, who leads, and the dealer."""
    first, second = Player(one), Player(other)
    first.open(**terms)
    second.join(first)
    for player in (first, second):
        expect(turn(player.page)).to_contain_text("choose two cards")
    for player in (first, second):
        game = player.view()["game"]
        player.do(do="throw", cards=game["hand"][:2])
    dealer = first.view()["game"]["dealer"]
    for player in (first, second):
        expect(player.page.get_by_text("Count 0")).to_be_visible()
    return (second, first) if dealer == 0 else (first, second)


def play_to_the_show(players: tuple[Player, Player]) -> None:
    """Every card with its true count; nobody pegs, and who is waited for passes."""
    while is_in_play(players[0].view()["game"]):
        for player in players:
            seen = player.view()
            while is_in_play(seen["game"]) and seen["table"]["seat"] in seen["game"]["to_act"]:
                seen = player.do(seen, **quiet_move(seen["game"], seen["table"]["seat"]))


def is_in_play(game: Json) -> bool:
    """Whether cards are held, or somebody is given the time to peg for the last ones."""
    return any(game["hand_sizes"]) or bool(game["pegging"])


def quiet_move(game: Json, seat: int) -> Json:
    if seat in game["pegging"]:
        return {"do": "pass"}
    cards = fitting(game)
    return {"do": "play", "card": cards[0], "said": count_after(game, cards[0])} if cards else {"do": "go"}
