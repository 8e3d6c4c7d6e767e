"""Whatever is sent, the answer is a refusal and never a failure."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.people import Browser, guest, keeper, server
from tests.kit.proofs import proof

anything = st.text(st.characters(exclude_categories=()), max_size=40)
bodies = st.one_of(
    st.fixed_dictionaries({"name": anything, "password": anything}),
    st.fixed_dictionaries({"name": anything}),
    st.fixed_dictionaries({"old": anything, "new": st.one_of(anything, st.text(min_size=8))}),
    st.fixed_dictionaries({"label": anything, "scopes": st.lists(st.sampled_from(["read", "play", "x"]))}),
    st.recursive(
        st.none() | st.booleans() | st.floats() | anything,
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["name", "password", "x"]), inner),
        max_leaves=8,
    ),
)
DOORS = ("guest", "account/keep", "account/sign-in", "account/password", "account/tokens")


def _send(client: Browser, path: str, content: bytes) -> None:
    method = "PUT" if path.endswith("name") else "POST"
    answer = client.request(
        method, f"/api/{path}", content=content, headers={"content-type": "application/json"}
    )
    assert answer.status_code < 500, answer.text


def test_no_name_password_or_label_makes_the_server_fail() -> None:
    with keeper(server(), "Ann") as ann:

        @given(st.sampled_from([*DOORS, "account/name"]), bodies)
        @proof(25, 5000)
        def never_fails(path: str, body: Any) -> None:
            _send(ann, path, json.dumps(body).encode())

        never_fails()


def test_no_bytes_make_the_server_fail() -> None:
    with keeper(server(), "Ann") as ann:

        @given(st.sampled_from(DOORS), st.binary(max_size=60))
        @proof(25, 2000)
        def never_fails(path: str, content: bytes) -> None:
            _send(ann, path, content)

        never_fails()


@pytest.mark.parametrize(
    ("content", "status"),
    [
        pytest.param(b"[" * 16_000, 400, id="brackets"),
        pytest.param(b'{"name":' * 2_000, 400, id="objects"),
        pytest.param(b'{"name": "\xff", "password": "12345678"}', 400, id="not UTF-8"),
        pytest.param(b" " * 17_000, 413, id="large"),
        pytest.param(b'{"name": "Ann", "password": "12345678", "admin": true}', 400, id="unknown field"),
    ],
)
def test_deep_large_and_strange_bodies_are_refused(content: bytes, status: int) -> None:
    with keeper(server(), "Ann") as ann:
        answers = [ann.post(f"/api/{path}", content=content) for path in DOORS]
    assert [answer.status_code for answer in answers] == [status] * len(DOORS)


def test_no_header_makes_the_server_fail() -> None:
    with guest(server(), "Ann") as ann:

        @given(
            st.sampled_from([b"authorization", b"cookie", b"x-csrftoken", b"origin", b"content-type"]),
            st.binary(max_size=200).filter(lambda value: not {0, 10, 13} & set(value)),
        )
        @proof(25, 2000)
        def never_fails(header: bytes, value: bytes) -> None:
            assert ann.get("/api/account", headers={header: value}).status_code < 500
            assert ann.post("/api/play", headers={header: value}).status_code < 500

        never_fails()
