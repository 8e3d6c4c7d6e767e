"""An account that is deleted leaves its name, its seats and no way back; what is kept is told before."""

import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.kit.running_server import Guest
from tests.kit.table_routes import SHORT, of_two, play_out, view, with_bot

PASSWORD = "five fours and a jack"  # noqa: S105


@pytest.fixture
def cleo(club: str) -> Iterator[Guest]:
    """Somebody new for every test, who keeps a name."""
    guest = Guest(club, "Cleo")
    guest.post("/api/account/keep", {"name": name_of(guest), "password": PASSWORD})
    yield guest
    guest.http.close()


def name_of(guest: Guest) -> str:
    return f"C{guest.person['id'][:12]}"


def delete(guest: Guest) -> None:
    assert guest.send("/api/account", method="DELETE").status_code == 204


def seats(guest: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in view(guest, table)["table"]["seats"] if seat]


def wait_until(what: Any) -> None:
    until = time.monotonic() + 10
    while not what():
        assert time.monotonic() < until, "That does not happen."
        time.sleep(0.02)


def test_nothing_leads_back_and_the_name_is_free(cleo: Guest, club: str) -> None:
    token = cleo.token("read")
    codes = cleo.post("/api/account/recovery-codes")["codes"]
    name = name_of(cleo)
    delete(cleo)
    other = Guest(club, "Other")
    assert cleo.http.get("/api/account").status_code == 401
    assert httpx.get(f"{club}/api/account", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    signed = {"name": name, "password": PASSWORD}
    assert other.send("/api/account/sign-in", signed).status_code == 401
    recovered = {"name": name, "code": codes[0], "password": "muggins and his nob"}
    assert other.send("/api/account/recover", recovered).status_code == 401
    assert other.post("/api/account/keep", signed)["kept"]
    assert other.get("/api/tables/mine") == []
    other.http.close()


def test_a_match_that_is_on_is_left_and_one_that_is_over_has_a_former_player(cleo: Guest, bob: Guest) -> None:
    over, on = of_two(cleo, bob, options=SHORT), of_two(cleo, bob)
    play_out([cleo, bob], over)
    assert name_of(cleo) in seats(bob, over)
    delete(cleo)
    wait_until(lambda: "Former player" in seats(bob, over))
    assert name_of(cleo) not in seats(bob, over)
    left, _ = view(bob, on)["table"]["seats"]
    assert (left["name"], left["person"], left["stands_in"]) == ("Former player", False, True)
    listed = {one["table"]: one for one in bob.get("/api/tables/mine")}
    assert name_of(cleo) not in str(listed[over]["summary"]["seats"])
    assert bob.http.get(f"/api/tables/{over}/record").status_code == 200


def test_a_guest_is_forgotten_without_a_password(club: str) -> None:
    guest = Guest(club, "Passer-by")
    delete(guest)
    assert guest.http.get("/api/account").status_code == 401
    guest.http.close()


def test_all_that_is_kept_is_told_and_no_secret(cleo: Guest, club: str) -> None:
    table, token = with_bot(cleo), cleo.token("read")
    told = cleo.get("/api/account/export")
    assert told["person"] == cleo.get("/api/account")
    assert [one["this"] for one in told["sessions"]] == [True]
    assert [one["label"] for one in told["tokens"]] == ["test"]
    assert told["recovery_codes_left"] == 10
    assert told["passkeys"] == []
    assert [(one["table"], one["status"]) for one in told["tables"]] == [(table, "playing")]
    assert told["tables"][0]["acts"] >= 2
    assert token not in str(told)
    stranger = Guest(club, "Stranger")
    assert stranger.get("/api/account/export")["tables"] == []
    assert httpx.get(f"{club}/api/account/export").status_code == 401
    stranger.http.close()


def test_what_is_known_for_the_sake_of_order_is_told_and_goes(cleo: Guest, bob: Guest) -> None:
    table = of_two(cleo, bob)
    cleo.post("/api/account/blocks", {"table": table, "seat": 1})
    bob.post("/api/account/blocks", {"name": name_of(cleo)})
    assert cleo.send("/api/reports", {"who": {"table": table, "seat": 1}, "why": "rude"}).status_code == 204
    told = cleo.get("/api/account/export")
    assert [one["name"] for one in told["blocks"]] == [bob.person["name"]]
    assert [(one["place"], one["why"]) for one in told["reports"]] == [(f"table {table}", "rude")]
    assert len(told["addresses"]) == 1
    assert bob.get("/api/account/export")["reports"] == []  # what others say of one is not one's own
    delete(cleo)
    assert bob.get("/api/account/blocks") == []
