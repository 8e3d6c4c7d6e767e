"""Drawing lots and starting over HTTP is one request: when the start is refused, nothing is drawn."""

import pytest

from tests.kit.event_hall import entered
from tests.kit.event_people import Visitor, soon

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
ORDER = ["Cleo", "Dan", "Bob", "Ann"]
LOTS = {"draws": [{"division": "", "order": ORDER}]}


@pytest.fixture
def director(club: str) -> Visitor:
    return entered(club, NAMES)


def log_of(director: Visitor) -> list[str]:
    return [line["do"] for line in director.at("lists/log").json()]


def positions(director: Visitor) -> list[str]:
    names: list[str] = director.view()["players"][""]["names"]
    return names


def test_a_start_that_is_refused_draws_nothing(director: Visitor) -> None:
    told = director.send("DrawAndStart", **LOTS)
    assert "wait until then, or move the start" in told["refused"]
    assert log_of(director) == ["Register"] * 4
    director.do("MoveStart", start=soon(0), reason="all are here")
    director.do("StartPlay")
    assert positions(director) == NAMES


def test_lots_that_miss_somebody_start_nothing(director: Visitor) -> None:
    director.do("Register", name="Eve", kind="member")  # while the lots were drawn
    director.do("MoveStart", start=soon(0), reason="all are here")
    assert "names every entrant once" in director.send("DrawAndStart", **LOTS)["refused"]
    assert director.view()["event"]["event"]["phase"] == "open"
    assert director.view()["fields"] == {}


def test_both_are_one_record_and_act_once(director: Visitor) -> None:
    """The answer may be lost on its way, and the request sent again."""
    director.do("MoveStart", start=soon(0), reason="all are here")
    first = director.send("DrawAndStart", "the-lots", **LOTS)
    again = director.send("DrawAndStart", "the-lots", **LOTS)
    assert first == again
    assert first["refused"] is None
    assert log_of(director) == [*["Register"] * 4, "MoveStart", "DrawAndStart"]
    assert positions(director) == ORDER
    assert director.at("lists/log").json()[-1]["what"] == "draws Cleo-Dan-Bob-Ann"


def test_only_the_director_may(director: Visitor) -> None:
    director.do("MoveStart", start=soon(0), reason="all are here")
    registrar = director.someone(director.keys()["roles"]["registrar"])
    assert "ask the director" in registrar.send("DrawAndStart", **LOTS)["refused"]
    registrar.do("StartPlay")
