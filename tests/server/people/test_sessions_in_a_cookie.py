"""Sessions: an encrypted cookie that works on every process and cannot be made by anybody else."""

import asyncio
import base64
from http.cookies import SimpleCookie
from urllib.parse import unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.server.people import PeopleSettings, shared_session_key
from pegout.server.people.sessions import COOKIE, NAME_COOKIE
from tests.kit.people import Answer, Browser, PeopleInMemory, browser, code_of, guest, keeper, script, server
from tests.kit.proofs import proof


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites_and_lasts_a_year() -> None:
    with script(server(settings=PeopleSettings(https=True))) as client:
        client.base_url = "https://cribbage.example"
        client.get("/api/account")
        answer = client.post("/api/guest", headers={"x-csrftoken": client.cookies["csrftoken"]})
    cookie = written(answer)[COOKIE]
    assert cookie["httponly"]
    assert cookie["secure"]
    assert cookie["samesite"].lower() == "lax"
    assert int(cookie["max-age"]) == 365 * 24 * 60 * 60


def written(answer: Answer) -> SimpleCookie:
    """The cookies that an answer writes."""
    return SimpleCookie("\r\n".join(answer.headers.get_list("set-cookie")))


def test_without_https_the_cookie_is_still_sent() -> None:
    with guest(server(), "Ann") as ann:
        assert "secure" not in ann.get("/api/account").headers["set-cookie"].lower()


def test_the_cookie_shows_nothing_of_the_person() -> None:
    with guest(server(), "Ann") as ann:
        shown = base64.b64decode(ann.cookies[COOKIE].strip('"'))
        assert ann.get("/api/account").json()["id"].encode() not in shown


def test_all_processes_and_the_next_start_share_one_key() -> None:
    store = PeopleInMemory()
    keys = [asyncio.run(shared_session_key(store)) for _ in range(2)]
    assert keys[0] == keys[1] == store.settings["session key"]
    with guest(server(store, key=keys[0]), "Ann") as ann, script(server(store, key=keys[1])) as next_start:
        next_start.cookies = ann.cookies
        assert next_start.get("/api/account").json() == ann.get("/api/account").json()


def test_two_stores_have_two_keys() -> None:
    assert asyncio.run(shared_session_key(PeopleInMemory())) != asyncio.run(
        shared_session_key(PeopleInMemory())
    )


def test_a_key_that_is_too_short_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 32 characters"):
        server(key="short")


def test_a_session_under_another_key_is_nobodys() -> None:
    store = PeopleInMemory()
    with guest(server(store), "Ann") as ann, script(server(store, key="another key " * 4)) as other:
        other.cookies = ann.cookies
        assert code_of(other.get("/api/account")) == (401, "nobody")


FORGED_DATA = [
    b"{}",
    b"[]",
    b"null",
    b'{"expires_at":"x"}',
    b'{"expires_at":9999999999}',
    b"{",
    b"\xff",
    b'{"\xff":1}',
    b"[" * 2000,
]


@pytest.mark.parametrize("claimed", FORGED_DATA, ids=range(len(FORGED_DATA)))
def test_a_cookie_made_up_around_the_seal_is_nobodys(claimed: bytes) -> None:
    forged = base64.b64encode(b"n" * 12 + b"sealed" * 8 + b"additional_authenticated_data=" + claimed)
    with script(server()) as client:
        answer = client.get("/api/account", headers={"cookie": f"{COOKIE}={forged.decode()}"})
    assert code_of(answer) == (401, "nobody")


def test_whatever_is_changed_or_cut_in_a_session_it_is_nobodys() -> None:
    app = server()
    with guest(app, "Ann") as ann, script(app) as client:
        sealed = base64.b64decode(ann.cookies[COOKIE].strip('"'))

        @given(st.integers(0, len(sealed) - 1), st.integers(1, 255), st.booleans())
        @proof(25, 2000)
        def nobody(place: int, flip: int, cut: bool) -> None:
            changed = bytes([sealed[place] ^ flip])
            forged = sealed[:place] + (b"" if cut else changed + sealed[place + 1 :])
            cookie = f"{COOKIE}={base64.b64encode(forged).decode()}"
            assert code_of(client.get("/api/account", headers={"cookie": cookie})) == (401, "nobody")

        nobody()
        whole = f"{COOKIE}={base64.b64encode(sealed).decode()}"
        assert client.get("/api/account", headers={"cookie": whole}).status_code == 200


@given(st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters=';"\\,'), max_size=300))
@proof(25, 1000)
def test_any_text_for_a_session_is_nobodys(text: str) -> None:
    with script(APP) as client:
        answer = client.get("/api/account", headers={"cookie": f"{COOKIE}={text}"})
    assert code_of(answer) == (401, "nobody")


APP = server()


def test_answers_in_between_do_not_write_the_session_so_none_undoes_a_sign_out() -> None:
    with guest(server(), "Ann") as ann:
        assert "set-cookie" not in ann.get("/api/account/tokens").headers
        assert COOKIE in ann.get("/api/account").headers["set-cookie"]


def shown(client: Browser) -> str:
    """The name by which pages call whoever uses the browser."""
    return unquote(client.cookies.get(NAME_COOKIE) or "")


def test_pages_can_read_the_name_as_long_as_the_session_lasts_and_no_longer() -> None:
    app = server(settings=PeopleSettings(remembered=0, at_the_door=1000))
    with guest(app, "Änne; b=1, 5♥") as anne:
        assert shown(anne) == "Änne; b=1, 5♥"
        cookie = written(anne.get("/api/account"))[NAME_COOKIE]
        assert not cookie["httponly"]
        assert int(cookie["max-age"]) == 365 * 24 * 60 * 60
        anne.put("/api/account/name", json={"name": "Anne"})
        assert shown(anne) == "Anne"
        anne.post("/api/account/keep", json={"name": "Queen Anne", "password": "five fours and a jack"})
        assert shown(anne) == "Queen Anne"
        anne.post("/api/account/sign-out")
        assert shown(anne) == ""


def test_the_name_of_a_session_that_was_ended_elsewhere_goes_with_the_first_question() -> None:
    app = server(settings=PeopleSettings(remembered=0, at_the_door=1000))
    with keeper(app, "Ann") as ann, browser(app) as other:
        other.post("/api/account/sign-in", json={"name": "Ann", "password": "five fours and a jack"})
        ann.post("/api/account/sign-out-everywhere")
        assert shown(other) == "Ann"
        assert other.get("/api/account/tokens").status_code == 401
        assert shown(other) == ""


def test_pages_of_a_session_that_know_no_name_are_told_it_with_any_answer() -> None:
    with guest(server(), "Ann") as ann:
        ann.cookies.delete(NAME_COOKIE)
        ann.get("/api/account/tokens")
        assert shown(ann) == "Ann"


def test_a_person_who_is_gone_is_nobody() -> None:
    store = PeopleInMemory()
    with guest(server(store, PeopleSettings(remembered=0)), "Ann") as ann:
        store.persons.clear()
        assert code_of(ann.get("/api/account")) == (401, "nobody")


def test_a_session_newer_than_what_a_process_remembers_is_good_there_at_once() -> None:
    store, slow = PeopleInMemory(), PeopleSettings(remembered=3600)
    here, there = server(store, slow), server(store, slow)
    with keeper(here, "Ann") as ann, script(there) as second:
        second.cookies = ann.cookies
        assert second.get("/api/account").status_code == 200
        ann.post("/api/account/sign-out-everywhere")
        ann.post("/api/account/sign-in", json={"name": "Ann", "password": "five fours and a jack"})
        second.cookies = ann.cookies
        assert second.get("/api/account").json() == ann.get("/api/account").json()


def test_a_socket_knows_the_session_too() -> None:
    with (
        guest(server(), "Ann") as ann,
        ann.websocket_connect("/api/socket", headers={"origin": "http://cribbage.example"}) as socket,
    ):
        assert socket.receive_json() == "Ann"
