"""An online event with bots runs to its end by itself, and survives a server that is killed in the middle."""

import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import PHONE, window
from tests.kit.event_people import Visitor, soon
from tests.kit.running_server import RunningServer, serving, sqlite_in

PATIENCE = 60_000


def under_way(director: Visitor) -> None:
    """Until some matches are played, and others not."""
    until = time.monotonic() + 60
    while len(director.at("lists/results").json()) < 2:
        assert time.monotonic() < until
        time.sleep(0.2)


def entered(server: RunningServer, bots: int) -> tuple[Visitor, str]:
    """So many bots, and Ann, who enters herself and then never comes to a table."""
    director = Visitor(server.url).make(
        name="Saturday online", format="lodge", fee=0, minimum=0, prizes="", online={"wait_seconds": 5}
    )
    answer = director.at("bots", "POST", {"names": [f"Bot {n + 1}" for n in range(bots)], "level": "random"})
    assert answer.status_code == 200, answer.text
    return director, director.someone().do("Register", name="Ann", kind="member")["key"]


@pytest.mark.long
@pytest.mark.parametrize("bots", [3, 7])
def test_it_opens_its_tables_and_goes_on_after_a_kill(browser: Browser, tmp_path: Path, bots: int) -> None:
    database = sqlite_in(tmp_path)
    first = RunningServer(database, "--newcomers", "10000")
    director, key = entered(first, bots)
    with window(browser, first.url) as hall, window(browser, first.url, PHONE) as phone:
        hall.go(f"/e/{director.event}/display")
        expect(hall.page.locator("body")).to_contain_text("Saturday online")
        phone.go(f"/e/{director.event}/me#{key}")
        director.do("MoveStart", start=soon(0), reason="everybody is here")
        under_way(director)
        first.kill()
        port = str(urlsplit(first.url).port)
        with serving(database, "--newcomers", "10000", "--port", port) as second:
            assert second.url == first.url
            expect(hall.page.locator("body")).to_contain_text("Bot", timeout=PATIENCE)
            until = time.monotonic() + 90
            while director.view()["event"]["event"]["phase"] != "closed":
                assert time.monotonic() < until, director.view()["todo"]
                time.sleep(0.3)
            winner = director.view()["event"]["event"]["winner"]
            assert winner.startswith("Bot ")
            expect(hall.page.locator("body")).to_contain_text(winner, timeout=PATIENCE)
            hall.look("online-display-after-the-end")
            phone.look("online-phone-after-the-end")
            log = director.at("lists/log").json()
            assert [line for line in log if line["do"] == "MarkAbsent" and "Ann" in line["what"]]
            results = director.at("lists/results").json()
            assert len({line["game"] for line in results}) == len(results)  # nothing was entered twice
            assert second.failures == []
