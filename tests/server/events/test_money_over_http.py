"""Amounts over HTTP: a minus is refused at its field, in one sentence."""

from typing import Any

import pytest

from tests.kit.event_people import Visitor

ABOVE_NOUGHT = "An amount is a positive number of cents: give what was actually paid."


@pytest.fixture
def director(club: str) -> Visitor:
    director = Visitor(club).make(fee=2000)
    director.do("Register", name="Ann", kind="member")
    return director


@pytest.mark.parametrize("cents", [-2000, -1, 0])
@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("Pay", {"entrant": "Ann"}),
        ("Donate", {"giver": "Ann"}),
        ("Spend", {"on": "packs"}),
        ("PutIn", {}),
        ("HandOver", {}),
    ],
)
def test_an_amount_is_above_nought(director: Visitor, name: str, fields: dict[str, Any], cents: int) -> None:
    told = director.send(name, cents=cents, **fields)
    assert (told["record"], told["refused"], told["field"]) == (None, ABOVE_NOUGHT, "cents")
    assert director.view()["entries"]["Ann"]["paid_cents"] == 0


def test_a_refund_takes_nothing(director: Visitor) -> None:
    director.do("Pay", entrant="Ann", cents=2000)
    director.do("Withdraw", entrant="Ann")
    told = director.send("DecideRefund", entrant="Ann", cents=-1, reason="too late")
    assert (told["refused"], told["field"]) == ("Ann paid $20.00: refund nothing or up to that.", "cents")


@pytest.mark.parametrize(
    ("how", "field"), [({"fee": -1}, "fee"), ({"pools": [["high hand", -5]]}, "pools[0][1]")]
)
def test_no_event_is_made_with_a_minus(club: str, how: dict[str, Any], field: str) -> None:
    asked = {"name": "Night", "start": "2099-12-11T19:00", "format": "knock-out", **how}
    answer = Visitor(club).ask("POST", "/api/events", asked)
    assert answer.status_code == 400
    assert answer.json()["error"]["field"] == field
    assert ">= 0" in answer.json()["error"]["message"]


def test_no_prize_has_a_minus(club: str) -> None:
    asked = {"name": "Night", "start": "2099-12-11T19:00", "format": "knock-out", "prizes": "50/-30"}
    answer = Visitor(club).ask("POST", "/api/events", asked)
    assert answer.status_code == 409
    assert answer.json()["error"]["field"] == "prizes"
    assert "'-30' is negative" in answer.json()["error"]["message"]
