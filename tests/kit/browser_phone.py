"""Events on the server of the browser tests, and their players with their phones."""

import time
from datetime import datetime, timedelta
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opened
from tests.kit.browser import PHONE, Window

LATER = "2099-04-05T19:00:00"


class Event:
    """Run by its director, over HTTP."""

    def __init__(
        self,
        desk: httpx.Client,
        *players: str,
        form: str = "round-robin",
        name: str = "Spring Open",
        **more: Any,
    ) -> None:
        self.desk, self.key, self.name = desk, "", name
        made = self._post("/api/events", {"name": name, "start": LATER, "format": form, **more})
        self.id, self.key = made["event"], made["key"]
        self._number = 0
        for player in players:
            self.do("Register", name=player, kind="member")

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"x-csrftoken": self.desk.cookies.get("csrftoken") or "", "x-event-key": self.key}
        answer = self.desk.post(path, json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def do(self, name: str, /, **fields: Any) -> None:
        """One command of the director's, which must not be refused."""
        self._number += 1
        sent = {"id": f"d{self._number}", "do": name, "with": fields}
        (answer,) = self._post(f"/api/events/{self.id}/records", {"commands": [sent]})["answers"]
        assert answer["refused"] is None, answer

    def get(self, what: str) -> Any:
        answer = self.desk.get(f"/api/events/{self.id}/{what}", headers={"x-event-key": self.key})
        assert answer.status_code == 200, answer.text
        return answer.json()

    @property
    def game(self) -> str:
        """The first that is to be played now."""
        found: str = self.get("lists/pairings")[0]["game"]
        return found

    @property
    def points(self) -> dict[str, int]:
        """Of the first locked score, by the players."""
        line = self.get("lists/results")[0]
        return {line["first"]: line["first_points"], line["second"]: line["second_points"]}

    @property
    def scores_entered(self) -> int:
        """How often the log has one."""
        return sum(line["do"] == "EnterScore" for line in self.get("lists/log"))

    def phone(self, opened: Opened, name: str, **more: Any) -> Window:
        """A player's, opened by the link."""
        window = opened(PHONE, **more)
        key = self.get("links")["players"][name]
        window.go(f"/e/{self.id}/me#{key}")
        expect(window.page.get_by_role("region", name="Where you play")).to_contain_text(self.name)
        return window


def start(*events: Event) -> None:
    """Play begins in all of them, at the next second: no start can be moved to what is over."""
    soon = datetime.now().astimezone().replace(tzinfo=None) + timedelta(seconds=2)
    for event in events:
        event.do("MoveStart", start=soon.isoformat(timespec="seconds"), reason="all are here")
    time.sleep(2)
    for event in events:
        event.do("StartPlay")


def score(page: Page) -> Locator:
    return page.get_by_role("region", name="Score", exact=True)


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="My card")
