"""`pegout admin` beside a server that runs: reports, closing, renaming and banning, and the log of it all."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from pegout.cli.main import main
from tests.kit import event_people
from tests.kit.crowd import PASSWORD, Crowd
from tests.kit.running_server import TableSocket, sqlite_in
from tests.kit.table_routes import of_two, opened, refusal, view
from tests.kit.whole_server import whole_server

Admin = Callable[..., str]
COME_AGAIN = 1012


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return sqlite_in(tmp_path_factory.mktemp("order"))


@pytest.fixture(scope="module")
def club(database: str) -> Iterator[str]:
    with whole_server(database) as url:
        yield url


@pytest.fixture
def admin(club: str, database: str, capsys: pytest.CaptureFixture[str]) -> Admin:
    """What the command prints; it may not fail unless that is asked for."""
    assert club

    def run(*words: str, code: int = 0) -> str:
        capsys.readouterr()
        assert main(["admin", *words, "--database", database]) == code
        told = capsys.readouterr()
        return told.out if code == 0 else told.err

    return run


def soon(wanted: Callable[[], Any], seconds: float = 5.0) -> Any:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if found := wanted():
            return found
        time.sleep(0.05)
    raise AssertionError("It does not come.")


def listen_to_the_end(socket: TableSocket) -> None:
    with suppress(ConnectionClosed):
        while True:
            socket.hear(timeout=5)


def waiting(admin: Admin, name: str) -> list[dict[str, Any]]:
    return [one for one in json.loads(admin("reports", "--json")) if one["name"] == name]


def test_a_report_reaches_the_operator_and_is_settled_once(crowd: Crowd, admin: Admin) -> None:
    ann, bob = crowd.guest("Report Ann"), crowd.guest("Report Bob")
    table = of_two(ann, bob)
    answer = ann.send("/api/reports", {"who": {"table": table, "seat": 1}, "why": "insults\nagain"})
    assert (answer.status_code, answer.text) == (204, "")
    (report,) = waiting(admin, "Report Bob")
    assert (report["about"], report["by"]) == (bob.person["id"], ann.person["id"])
    assert (report["place"], report["why"]) == (f"table {table}", "insults\nagain")
    assert "Report Bob" in admin("reports")
    admin("settle", report["id"], "--why", "spoken to", "--by", "Olga")
    assert waiting(admin, "Report Bob") == []
    assert "Report Bob" in admin("reports", "--all")
    assert f"Olga  settle report  {report['id']}: spoken to" in admin("log")


def test_one_reports_an_entrant_an_account_or_nobody(crowd: Crowd, admin: Admin) -> None:
    ann, zed = crowd.guest("Tell Ann"), crowd.keeper("Tell Zed")
    director = crowd.visitor().make()
    director.do("Register", name="Tell Written", kind="member")
    ann.send("/api/reports", {"who": {"event": director.event, "name": "tell written"}, "why": "x"})
    ann.send("/api/reports", {"who": {"name": "tell zed"}, "why": "y"})
    assert [one["about"] for one in waiting(admin, "Tell Written")] == [""]
    assert [one["about"] for one in waiting(admin, "Tell Zed")] == [zed.person["id"]]
    for wrong in ({"who": {"name": "Tell Nobody"}, "why": "z"}, {"who": {"table": "none"}, "why": "z"}):
        assert ann.send("/api/reports", wrong).status_code == 404
    for why in ("", "   ", "a\u202eb", "x" * 501):
        assert ann.send("/api/reports", {"who": {"name": "tell zed"}, "why": why}).status_code == 400


def test_nobody_reports_all_day_long(crowd: Crowd) -> None:
    ann = crowd.keeper("Often Ann")
    crowd.keeper("Often Bob")
    body = {"who": {"name": "Often Bob"}, "why": "again"}
    codes = [ann.send("/api/reports", body).status_code for _ in range(21)]
    assert codes == [204] * 20 + [429]


def test_a_table_is_closed_while_people_sit_at_it(crowd: Crowd, admin: Admin) -> None:
    ann, bob = crowd.guest("Shut Ann"), crowd.guest("Shut Bob")
    table = of_two(ann, bob)
    socket = ann.socket(table)
    admin("close-table", table, "--why", "abuse")
    while socket.view["table"]["status"] != "closed":
        socket.hear(timeout=5)
    socket.connection.close()
    assert view(bob, table)["table"]["closed"] == "Those who run this server have closed it: abuse"
    assert refusal(bob.send(f"/api/tables/{table}/leave")) == (409, "closed")
    open_table = opened(ann)
    code = view(ann, open_table)["table"]["code"]
    admin("close-table", code.lower(), "--why", "abuse")
    assert soon(lambda: view(ann, open_table)["table"]["closed"])


def test_an_event_is_closed_with_its_tables(crowd: Crowd, admin: Admin) -> None:
    players = [crowd.guest("Shut One"), crowd.guest("Shut Two")]
    director = crowd.visitor().make(online={}, name="Spam")
    for player in players:
        key = director.do("Register", name=player.person["name"], kind="member")["key"]
        assert crowd.visitor(player, director.event, key).at("seat", "POST").status_code == 200
    director.do("MoveStart", start=event_people.soon(0), reason="all are here")
    table = soon(lambda: [one["table"] for one in players[1].get("/api/tables/mine")])[0]
    admin("close-event", director.event, "--why", "spam")
    shut = "Those who run this server have closed the event: spam"
    assert soon(lambda: director.send("Donate", giver="Ann", cents=5)["refused"] == shut)
    assert director.view()["event"]["event"]["phase"] == "cancelled"
    assert director.view()["event"]["event"]["cancelled"] == "spam"
    assert soon(lambda: "Spam" not in crowd.visitor().http.get("/api/events").text)
    assert soon(lambda: view(players[0], table)["table"]["closed"])


def test_a_banned_account_is_out_at_once_and_told_so(crowd: Crowd, admin: Admin) -> None:
    bad, other = crowd.keeper("Banned Bad"), crowd.guest("Banned Other")
    table = of_two(bad, other)
    token = bad.token("read", "play")
    by_session, by_token = bad.socket(table), bad.socket_by(table, "play")
    admin("ban", "banned bad", "--why", "threats", "--by", "Olga")
    for socket in (by_session, by_token):
        listen_to_the_end(socket)
        assert socket.connection.close_code == COME_AGAIN
    assert refusal(bad.send("/api/account/name", {"name": "Better"}, "PUT")) == (401, "nobody")
    bearer = {"Authorization": f"Bearer {token}"}
    with_token = crowd.visitor().http.get("/api/tables/mine", headers=bearer)
    assert refusal(with_token) == (403, "banned")
    signed_in = crowd.guest("Banned Again").send(
        "/api/account/sign-in", {"name": "Banned Bad", "password": PASSWORD}
    )
    assert refusal(signed_in) == (403, "banned")
    assert "threats" not in signed_in.text
    wrong = crowd.guest("Banned Third").send(
        "/api/account/sign-in", {"name": "Banned Bad", "password": "x" * 12}
    )
    assert refusal(wrong) == (401, "wrong_credentials")
    admin("unban", bad.person["id"], "--why", "said sorry")
    again = {"name": "Banned Bad", "password": PASSWORD}
    assert soon(lambda: bad.send("/api/account/sign-in", again).status_code == 200)


def test_a_guest_is_banned_by_id_and_known_by_the_address(crowd: Crowd, admin: Admin) -> None:
    guest, same = crowd.guest("Near Guest"), crowd.guest("Near Same")
    known = json.loads(admin("person", guest.person["id"], "--json"))
    assert (known["name"], known["kept"], known["banned"]) == ("Near Guest", False, None)
    assert same.person["id"] in {one["id"] for one in known["same_address"]}
    admin("ban", guest.person["id"], "--why", "spam")
    assert soon(lambda: guest.http.get("/api/account").status_code == 401)
    assert "banned: spam" in admin("person", guest.person["id"])


def test_no_address_is_stored_as_it_is(crowd: Crowd, database: str) -> None:
    crowd.guest("Hash Ann")
    folder = Path(database.removeprefix("sqlite:///")).parent
    stored = b"".join([file.read_bytes() for file in folder.iterdir() if file.suffix != ".lock"])
    assert b"Hash Ann" in stored
    assert b"127.0.0.1" not in stored


def test_an_account_gets_another_name_that_is_free(crowd: Crowd, admin: Admin) -> None:
    rude = crowd.keeper("Rude Name")
    crowd.keeper("Nice Name")
    assert "That name is taken" in admin("rename", "Rude Name", "N1CE NAME", "--why", "rude", code=2)
    assert "visible characters" in admin("rename", "Rude Name", "A\u202eB", "--why", "rude", code=2)
    admin("rename", "Rude Name", "Quiet Name", "--why", "rude")
    assert soon(lambda: rude.get("/api/account")["name"] == "Quiet Name")
    signed_in = {"name": "Quiet Name", "password": PASSWORD}
    assert crowd.guest("Any").send("/api/account/sign-in", signed_in).status_code == 200
    assert "Rude Name to Quiet Name: rude" in admin("log")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ban", "Nobody Known", "--why", "x"), "There is no such person"),
        (("unban", "Who Known", "--why", "x"), "There is no such person"),
        (("close-table", "nowhere", "--why", "x"), "There is no such table"),
        (("close-event", "nowhere", "--why", "x"), "There is no such event"),
        (("settle", "nowhere", "--why", "x"), "There is no such report"),
        (("ban", "Nobody Known"), "say why"),
        (("person", "Nobody Known"), "There is no such person"),
    ],
)
def test_what_is_not_there_is_one_sentence(admin: Admin, words: tuple[str, ...], said: str) -> None:
    told = admin(*words, code=2)
    assert said in told
    assert told.count("\n") == 1
