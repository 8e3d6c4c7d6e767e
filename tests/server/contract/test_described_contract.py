"""The description of the API is complete and clean: programs, and the pages' types, are made from it."""

from copy import deepcopy
from typing import Any

import msgspec
import pytest
from litestar.routes import WebSocketRoute

from pegout.server.contract.messages import SOCKETS
from tests.kit import contract

TABLE_COMMANDS = """
    throw play go cut peg pass count count_crib accept mix choose pick next claim propose agree decline
    urge back
"""
BOARD_COMMANDS = """
    points back hand crib ruling deal marker game undo confirm object withdraw both invite join remove open
"""
MESSAGES = {
    "TableCommand": TABLE_COMMANDS,
    "TableMessage": "table change done refused beat",
    "BoardCommand": BOARD_COMMANDS,
}


@pytest.fixture(name="document")
def _document() -> dict[str, Any]:
    return deepcopy(contract.described()[1])


def test_every_type_says_what_it_holds(document: dict[str, Any]) -> None:
    assert contract.untyped(document) == []


@pytest.mark.parametrize("empty", [{}, {"type": "object"}, {"type": "array"}, {"description": "Something."}])
def test_a_type_that_says_nothing_would_be_found(document: dict[str, Any], empty: dict[str, Any]) -> None:
    contract.schemas(document)["WholeTable"]["properties"]["game"] = empty
    document["paths"]["/api/tables"]["get"]["responses"]["200"]["content"]["application/json"] = {
        "schema": {"type": "array", "items": empty}
    }
    assert len(contract.untyped(document)) == 2


def test_every_type_has_a_name_of_its_own(document: dict[str, Any]) -> None:
    assert contract.badly_named(document) == []


def test_two_types_of_one_name_would_be_found() -> None:
    one = msgspec.defstruct("Same", [("a", int)], module="one")
    other = msgspec.defstruct("Same", [("b", int)], module="other")
    _, schemas = msgspec.json.schema_components([one, other])
    assert len(contract.badly_named({"components": {"schemas": schemas}})) == 2


def test_operations_are_named_in_one_style(document: dict[str, Any]) -> None:
    assert contract.bad_operations(document) == []


@pytest.mark.parametrize("name", ["GetTable", "health", "get_table", "listTables"])
def test_another_style_or_the_same_name_twice_would_be_found(document: dict[str, Any], name: str) -> None:
    document["paths"]["/health"]["get"]["operationId"] = name
    assert name in contract.bad_operations(document)


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    assert contract.lost(document) == []
    del contract.schemas(document)["GameSeen"]
    assert contract.lost(document)


def test_every_socket_says_what_it_hears_and_sends(document: dict[str, Any]) -> None:
    app, _ = contract.described()
    assert {route.path_format for route in app.routes if isinstance(route, WebSocketRoute)} == set(SOCKETS)
    named = {name for both in SOCKETS.values() for name in both if name is not None}
    assert named <= set(contract.schemas(document))


@pytest.mark.parametrize("name", MESSAGES)
def test_messages_of_sockets_are_described_by_their_tags(document: dict[str, Any], name: str) -> None:
    schemas = contract.schemas(document)
    union = schemas[name]
    tags = set(MESSAGES[name].split())
    assert set(union["discriminator"]["mapping"]) == tags
    field = union["discriminator"]["propertyName"]
    for tag, ref in union["discriminator"]["mapping"].items():
        assert schemas[ref.rpartition("/")[2]]["properties"][field] == {"enum": [tag]}


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("BoardMessage", {"BoardSeen", "ProblemAnswer", "Beat"}),
        ("EventMessage", {"WholeSent", "ChangeSent", "ProblemAnswer", "Beat"}),
    ],
)
def test_messages_without_a_tag_are_described_too(
    document: dict[str, Any], name: str, kinds: set[str]
) -> None:
    refs = contract.schemas(document)[name]["anyOf"]
    assert {ref["$ref"].rpartition("/")[2] for ref in refs} == kinds


def test_what_happens_at_a_table_is_described_by_its_names(document: dict[str, Any]) -> None:
    events = contract.schemas(document)["WholeTable"]["properties"]["shown"]["items"]
    assert {"CardPlayed", "CardsThrown", "CardsDealt", "RulingMade", "SeatTaken"} <= set(
        events["discriminator"]["mapping"]
    )
    played = contract.schemas(document)["CardPlayedEvent"]
    assert set(played["properties"]) == {"event", "seat", "card", "count"}


def test_what_may_be_left_out_is_what_may_be_missing(document: dict[str, Any]) -> None:
    """The server sends every field, except those of changes; a request may leave out what has a default."""
    schemas = contract.schemas(document)
    assert "log_before" in schemas["WholeTable"]["required"]
    assert set(schemas["GameChange"]["properties"]) == set(schemas["GameSeen"]["properties"])
    assert not schemas["GameChange"].get("required")
    assert not schemas["OpenTable"].get("required")
