"""Two servers on one PostgreSQL: what one writes the other shows, and both look after an online event."""

import time
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.kit.event_people import Visitor, soon
from tests.kit.postgres import fresh_database
from tests.kit.whole_server import whole_server

SECONDS = 60
BOTS = ["Bot 1", "Bot 2", "Bot 3", "Bot 4"]


@pytest.fixture(scope="module")
def two() -> Iterator[tuple[str, str]]:
    with fresh_database() as database, whole_server(database) as first, whole_server(database) as second:
        yield first, second


def test_a_socket_at_one_server_shows_what_is_written_at_the_other(two: tuple[str, str]) -> None:
    first, second = two
    director = Visitor(first).make()
    hall = Visitor(second, director.event).socket()
    assert hall.hear()["role"] == "public"
    director.do("Register", name="Ann", kind="member")
    assert hall.hear(10)["view"]["event"]["event"]["entered"] == 1
    Visitor(second, director.event, director.key).do("Register", name="Bob", kind="member")
    assert hall.hear(10)["view"]["event"]["event"]["entered"] == 2
    assert set(director.view()["entries"]) == {"Ann", "Bob"}
    hall.close()


def test_an_online_event_that_both_look_after_has_every_result_once(two: tuple[str, str]) -> None:
    first, second = two
    director = Visitor(first).make(fee=0, minimum=0, prizes="", online={})
    director.at("bots", "POST", {"names": BOTS, "level": "random"})
    director.do("MoveStart", start=soon(0), reason="all are there")
    there = Visitor(second, director.event, director.key)
    until = time.monotonic() + SECONDS
    while not there.view()["event"]["event"]["closed"]:
        assert time.monotonic() < until, there.view()["todo"]
        time.sleep(0.1)
    log = there.at("lists/log").json()
    assert log == director.at("lists/log").json()
    done = Counter(line["do"] for line in log)
    games = {"R1-1", "R1-2", "F1", "3P"}  # of four, with a match for the third place
    assert (done["Register"], done["StartPlay"], done["EnterScore"], done["CloseEvent"]) == (4, 1, 4, 1)
    results = director.at("lists/results").json()
    assert sorted(line["game"] for line in results) == sorted(games)
    for line in results:
        assert max(line["first_points"], line["second_points"]) == 121
