"""Opening a table over HTTP: under every preset, with every option, and what cannot be."""

from typing import Any

import pytest

from pegout.rules import FIELD_TYPES, PRESETS, write_field
from pegout.server.tables.open_request import OpenTable
from tests.kit.running_server import Guest
from tests.kit.table_routes import refusal


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_opens_a_table_of_its_own_kind(ann: Guest, name: str) -> None:
    rules = PRESETS[name]
    table = ann.post("/api/tables", {"rules": name})["table"]
    assert table["status"] == "open"
    assert table["host"] is True
    assert table["seat"] is None
    assert [seat["free"] for seat in table["seats"]] == [True] * rules.seats
    terms = table["terms"]
    assert (terms["rules"], terms["goal"], terms["muggins"]) == (rules.name, rules.goal, rules.muggins)
    lines = (terms["skunk_below"], terms["double_skunk_below"], terms["double_skunk_word"])
    assert lines == (rules.skunk_below, rules.double_skunk_below, rules.double_skunk_word)
    assert (terms["early_end_at"], terms["early_end_under"]) == (rules.early_end_at, rules.early_end_under)
    assert (terms["seats"], terms["partners"]) == (rules.seats, rules.partners)
    assert len(table["code"]) == 6
    assert len(table["next_commitment"]) == 64


@pytest.mark.parametrize("field", FIELD_TYPES)
def test_every_field_of_the_rules_may_be_named(ann: Guest, field: str) -> None:
    asked = {field: write_field(PRESETS["club"], field)}
    answer = ann.send("/api/tables", {"rules": "club", "options": asked})
    assert answer.status_code == 201, answer.text


OPTIONS: dict[str, tuple[Any, dict[str, Any]]] = {
    "rules": ("lodge", {"rules": "lodge"}),
    "seats": (3, {"seats": 3}),
    "partners": (True, {"seats": 4, "partners": True}),
    "match": ("best of 3", {"match": "best of 3"}),
    "officiating": ("players", {"officiating": "players"}),
    "options": ({"goal": 181}, {"goal": 181}),
    "move_seconds": (30, {"move_seconds": 30}),
    "game_minutes": (20, {"game_minutes": 20}),
    "gone": ("forfeit", {"gone": "forfeit"}),
    "wait_seconds": (60, {"wait_seconds": 60}),
    "stand_in": ("expert", {"stand_in": "expert"}),
    "listed": (True, {"listed": True}),
    "watched": (False, {"watched": False}),
    "delay_seconds": (30, {"delay_seconds": 30}),
}
"""What is asked for, and what the terms of the table then say."""


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_in_the_terms(ann: Guest, name: str) -> None:
    asked, told = OPTIONS[name]
    usual = ann.post("/api/tables", {})["table"]["terms"]
    terms = ann.post("/api/tables", {name: asked})["table"]["terms"]
    assert {key: terms[key] for key in told} == told
    if name != "rules":
        assert {key: usual[key] for key in told} != told


def test_every_option_is_tested() -> None:
    assert set(OpenTable.__struct_fields__) == {*OPTIONS, "bots"}


def test_bots_sit_where_they_were_asked_for(ann: Guest) -> None:
    bots = [{"seat": 2, "level": "regular"}, {"seat": 0, "level": " Random"}]
    seats = ann.post("/api/tables", {"seats": 3, "bots": bots})["table"]["seats"]
    assert [(seat["bot"], seat["free"]) for seat in seats] == [
        ("random", False),
        (None, True),
        ("regular", False),
    ]


WRONG: list[tuple[str, Any]] = [
    ("bad_request", {"rules": "chess"}),
    ("bad_request", {"rules": "x" * 31}),
    ("bad_request", {"seats": 5}),
    ("bad_request", {"seats": 1}),
    ("bad_request", {"seats": "two"}),
    ("bad_request", {"seats": 3, "partners": True}),
    ("bad_request", {"match": "for ever"}),
    ("bad_request", {"match": "0 games"}),
    ("bad_request", {"officiating": "nobody"}),
    ("bad_request", {"options": {"goal": 30}}),
    ("bad_request", {"options": {"goal": "many"}}),
    ("bad_request", {"options": {"no_such_rule": "on"}}),
    ("bad_request", {"rules": "lodge", "options": {"muggins": True}}),
    ("bad_request", {"options": {"self": 1}}),
    ("bad_request", {"options": {"rules": "acc"}}),
    ("bad_request", {"options": {"name": "mine"}}),
    ("bad_request", {"options": {"": ""}}),
    ("bad_request", {"options": {"goal": None}}),
    ("bad_request", {"options": {f"rule{number}": 1 for number in range(41)}}),
    ("bad_request", {"move_seconds": -1}),
    ("bad_request", {"move_seconds": 604_801}),
    ("bad_request", {"move_seconds": 30, "gone": "wait"}),
    ("bad_request", {"game_minutes": 1441}),
    ("bad_request", {"gone": "fishing"}),
    ("bad_request", {"wait_seconds": 4}),
    ("no_such_opponent", {"stand_in": "nobody"}),
    ("bad_request", {"listed": "yes"}),
    ("bad_request", {"watched": []}),
    ("bad_request", {"delay_seconds": 3601}),
    ("no_such_opponent", {"bots": [{"seat": 0, "level": "grandmaster"}]}),
    ("bad_request", {"bots": [{"seat": 0, "level": "random"}] * 2}),
    ("bad_request", {"bots": [{"seat": 2, "level": "random"}]}),
    ("bad_request", {"bots": [{"seat": 4, "level": "random"}]}),
    ("bad_request", {"bots": [{"level": "random"}]}),
    ("bad_request", {"colour": "green"}),
    ("bad_request", []),
    ("bad_request", "acc"),
]


@pytest.mark.parametrize(("code", "asked"), WRONG)
def test_what_cannot_be_is_refused_with_a_sentence(ann: Guest, code: str, asked: Any) -> None:
    assert refusal(ann.send("/api/tables", asked)) == (400, code)


def test_every_option_is_refused_at_least_once() -> None:
    asked = {name for _, body in WRONG if isinstance(body, dict) for name in body}
    assert set(OpenTable.__struct_fields__) <= asked
