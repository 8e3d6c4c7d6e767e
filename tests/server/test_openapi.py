"""The description of the API is complete, and the server keeps to it, whatever is sent."""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import given
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from tests.kit.proofs import proof
from tests.kit.running_server import Guest, sqlite_in
from tests.kit.whole_server import whole_server

Asked = Case[Any]

STREAMS = {"StreamNews", "StreamTable"}
"""They never end by themselves; the tests of the bots read them."""
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Hostile:
    """A server with a description, tables in all states, and somebody who may do everything."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.document: dict[str, Any] = httpx.get(f"{url}/schema/openapi.json").json()
        ann = Guest(url)
        self.token = {"Authorization": f"Bearer {ann.token('read', 'play', 'analyse')}"}
        bot = [{"seat": 1, "level": "random"}]
        self.tables = [
            ann.post("/api/tables", asked)["table"]["table"]
            for asked in ({}, {"bots": bot, "officiating": "players"}, {"bots": bot}, {"watched": False})
        ]
        for table in self.tables[:3]:
            ann.post(f"/api/tables/{table}/sit", {"secret": "ab"})
        ann.http.close()

    @property
    def schema(self) -> Any:
        return schemathesis.openapi.from_dict(self.document)

    def ask(self, case: Asked, headers: dict[str, str]) -> None:
        answer = case.call(base_url=self.url, headers=headers, timeout=60)
        case.validate_response(answer, checks=CHECKS)


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hostile]:
    with whole_server(sqlite_in(tmp_path_factory.mktemp("hostile"))) as url:
        yield Hostile(url)


def operations(hostile: Hostile) -> Iterator[Any]:
    for found in hostile.schema.get_all_operations():
        operation = found.ok()
        if operation.definition.raw["operationId"] not in STREAMS:
            yield operation


def asked_of(operation: Any, tables: list[str]) -> st.SearchStrategy[Asked]:
    """What fits the description and what does not, at tables that there are and at others."""
    modes = [operation.as_strategy(mode) for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)]
    return st.builds(_at, st.one_of(modes), st.sampled_from([*tables, *tables, None]))


def _at(case: Asked, table: str | None) -> Asked:
    if table is not None and "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = table
    return case


def hostilely(operation: Any, tables: list[str], ask: Callable[[Asked], None]) -> None:
    @proof(25, 60)
    @given(asked_of(operation, tables))
    def run(case: Asked) -> None:
        ask(case)

    run()


@pytest.mark.parametrize("who", ["somebody with every scope", "nobody"])
def test_nothing_that_is_sent_breaks_the_server_or_its_description(hostile: Hostile, who: str) -> None:
    headers = hostile.token if who != "nobody" else {}
    wrong: list[str] = []
    for operation in operations(hostile):
        try:
            hostilely(operation, hostile.tables, lambda case: hostile.ask(case, headers))
        except BaseExceptionGroup as failures:
            wrong.append(f"{operation.label}: {failures}")
    assert wrong == []


def test_a_server_that_does_other_than_described_would_be_found(hostile: Hostile) -> None:
    lie = {"type": "object", "properties": {}, "required": ["crib"]}
    document = dict(hostile.document)
    answers = document["paths"]["/health/live"]["get"]["responses"]
    wrong = {**answers, "200": {"description": "", "content": {"application/json": {"schema": lie}}}}
    document["paths"] = {"/health/live": {"get": {"operationId": "live", "responses": wrong}}}
    operation = schemathesis.openapi.from_dict(document)["/health/live"]["GET"]
    with pytest.raises(BaseExceptionGroup, match="crib"):
        hostilely(operation, [], lambda case: hostile.ask(case, {}))


def described(hostile: Hostile) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every operation of the document."""
    for path, methods in hostile.document["paths"].items():
        for method, operation in methods.items():
            yield method, path, operation


def test_operation_ids_are_there_and_unique(hostile: Hostile) -> None:
    ids = [operation["operationId"] for _, _, operation in described(hostile)]
    assert len(ids) == len(set(ids)) > 40


def test_every_operation_says_in_words_what_it_does(hostile: Hostile) -> None:
    for _, path, operation in described(hostile):
        assert " " in operation["summary"], path
        assert operation["summary"] != operation["operationId"]


def test_every_answer_has_a_shape_and_every_error_the_one_shape(hostile: Hostile) -> None:
    for _, path, operation in described(hostile):
        for status, answer in operation["responses"].items():
            if status == "204":
                continue
            is_health = path in ("/health", "/health/ready") and status == "503"
            assert all(kind["schema"] for kind in answer["content"].values()), (path, status)
            if int(status) >= 400 and not is_health:
                problem = {"$ref": "#/components/schemas/ProblemAnswer"}
                assert answer["content"] == {"application/json": {"schema": problem}}, (path, status)


def test_every_operation_of_the_api_says_who_may_ask_and_how_they_are_refused(hostile: Hostile) -> None:
    for method, path, operation in described(hostile):
        if not path.startswith("/api"):
            continue
        assert {"400", "401", "429", "500", "503"} <= set(operation["responses"]), path
        assert method == "get" or "403" in operation["responses"]
        for way in operation["security"]:
            assert set(way) <= set(hostile.document["components"]["securitySchemes"])


def test_the_ways_in_are_those_that_the_server_knows(hostile: Hostile) -> None:
    schemes = hostile.document["components"]["securitySchemes"]
    assert schemes["session"]["in"] == "cookie"
    assert schemes["bearer"]["scheme"] == "bearer"
    ann = Guest(hostile.url)
    assert schemes["session"]["name"] in ann.http.cookies
    ann.http.close()


def test_what_needs_somebody_is_described_so(hostile: Hostile) -> None:
    """Asked by nobody, an operation answers 401 if and only if its description wants somebody."""
    csrf = httpx.get(f"{hostile.url}/api/tables").cookies["csrftoken"]
    headers = {"x-csrftoken": csrf, "Cookie": f"csrftoken={csrf}"}
    asks_itself = {"whoAmI", "signIn"}  # the answer to nobody, and to a wrong password
    for method, path, operation in described(hostile):
        address = hostile.url + path.replace("{table}", hostile.tables[0])
        answer = httpx.request(method.upper(), address, headers=headers, json=None)
        wants = {} not in operation["security"]
        assert (answer.status_code == 401) == wants or operation["operationId"] in asks_itself, path
