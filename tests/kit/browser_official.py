"""Somebody who plays, pegs and counts at an officiated table by its page alone, and pegs what is there."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from pegout.cards import Card
from pegout.rules import PRESETS, score_at, score_show
from tests.kit.browser import Window
from tests.kit.browser_table import Json, Player, fitting

HAND = 4


class Official(Player):
    """Pegs each card's points at once, and the last card when the table waits for it."""

    def __init__(self, window: Window, preset: str = "acc") -> None:
        super().__init__(window)
        self.preset = preset
        self.pegged_at: tuple[Any, ...] = ()
        """The series whose last card is pegged already."""
        self.edition = 0
        self.kept: list[str] = []
        """The four cards of the deal: what is played may be turned over."""

    def step(self) -> str:
        """One act where the table waits for this seat, by the page; what it was, or nothing."""
        seen = self.view()
        game, seat = seen["game"], seen["table"]["seat"]
        if game is None or game["phase"].startswith("cut") or seat not in game["to_act"]:
            self.page.wait_for_timeout(20)  # the pages cut by themselves
            return ""
        self.edition = game["edition"]
        if len(game["hand"]) == HAND and game["starter"]:
            self.kept = game["hand"]
        act = self._pegs(game, seat) or self._turn(game, seat)
        expect_version(self, seen["version"] + 1)
        return act

    def due(self) -> int:
        """What the last card brought, where the table waits for this seat to peg."""
        seen = self.view()
        return self._last_points(seen["game"], seen["table"]["seat"])

    def _pegs(self, game: Json, seat: int) -> str:
        if seat not in game["pegging"]:
            return ""
        if any(count["seat"] == seat and not count["pegged"] for count in game["counts"]):
            return self._press(re.compile(r"^Peg \d+$"))
        points = self._last_points(game, seat)
        if points == 0 and {"play", "go"} & {option["do"] for option in game["legal"]}:
            return ""  # who may play on need not say so
        if points == 0:
            return self._press("Nothing to peg")
        self.type(points)
        return self._press(f"Peg {points}")

    def _last_points(self, game: Json, seat: int) -> int:
        """What the last card of the series brought, pegged in one with the point for being last."""
        if game["last"] != seat or not game["series"]:
            return 0
        made = self._made(game)
        made = 0 if self.pegged_at == (game["deal_number"], *game["series"]) else made
        return made + int(game["series_over"] and game["count"] != 31)

    def _made(self, game: Json) -> int:
        """By the count as it stands: a wrong one that nobody put right goes on (acc:VII.4)."""
        series = [Card.parse(one) for one in game["series"]]
        return score_at(series, game["count"], PRESETS[self.preset].limit).total

    def _turn(self, game: Json, seat: int) -> str:
        does = {option["do"] for option in game["legal"]}
        if game["phase"] == "throw":
            return self._throw(game)
        if "mix" in does and any(seat in count["callers"] for count in game["counts"]):
            return self._press("Accept and mix" if "accept" in does else "Mix the cards")
        if "accept" in does:
            return self._press("Accept")
        if "play" in does and fitting(game):
            return self._lay()
        if "go" in does:
            return self._press("Go")
        return self._count(game, crib="count" not in does)

    def _throw(self, game: Json) -> str:
        number = next(option["number"] for option in game["legal"])
        for card in game["hand"][:number]:
            self.page.locator(f"#card-{card}").click()
        return self._press(re.compile("^Throw to "))

    def _lay(self) -> str:
        self._heels()
        before = self.view()
        self.play()
        expect_version(self, before["version"] + 1)
        game, seat = self.view()["game"], before["table"]["seat"]
        made = self._made(game)
        if made and game["last"] == seat and seat not in game["pegging"]:
            self.pegged_at = (game["deal_number"], *game["series"])
            self.type(made)
            self._press(f"Peg {made}")
            expect(self.page.get_by_role("log").get_by_role("listitem").last).to_contain_text("pegs")
        return "play"

    def _heels(self) -> None:
        """Before the dealer's first card (acc:VI.3c)."""
        seen = self.view()
        game, seat = seen["game"], seen["table"]["seat"]
        if game["starter"].startswith("J") and seat == game["dealer"] and not game["played"][seat]:
            self.type(2)
            self._press("Peg 2")
            expect_version(self, seen["version"] + 1)

    def _count(self, game: Json, *, crib: bool) -> str:
        cards = game["crib"] if crib else self.kept
        hand, starter = [Card.parse(card) for card in cards], Card.parse(game["starter"])
        worth = score_show(hand, starter, PRESETS[self.preset], crib=crib).total
        self.type(worth)
        what = "crib" if crib else "hand"
        return self._press(re.compile(rf"^Count (my {what}|and peg): {worth}$"))

    def _press(self, name: str | re.Pattern[str]) -> str:
        button: Locator = self.page.get_by_role("button", name=name, exact=True)
        button.click()
        return name if isinstance(name, str) else name.pattern


def expect_version(player: Player, version: int) -> None:
    """The table has gone on: what was pressed is done."""
    for _ in range(200):
        if player.view()["version"] >= version:
            return
        player.page.wait_for_timeout(20)
    raise AssertionError("nothing happened")
