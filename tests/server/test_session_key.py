"""A new session key ends every session, and no link of an event; what is derived today is kept first."""

import hmac
import sqlite3
from base64 import urlsafe_b64encode
from contextlib import closing
from pathlib import Path

import pytest

from pegout.cli.main import main
from tests.kit.event_people import Visitor
from tests.kit.running_server import Guest, sqlite_in
from tests.kit.whole_server import whole_server

PASSWORD = "five fours and a jack"  # noqa: S105


def settings(folder: Path) -> dict[str, str]:
    with closing(sqlite3.connect(folder / "pegout.sqlite")) as connection:
        return dict(connection.execute("SELECT name, value FROM settings").fetchall())


def forget(folder: Path, name: str) -> None:
    with closing(sqlite3.connect(folder / "pegout.sqlite")) as connection, connection:
        connection.execute("DELETE FROM settings WHERE name = ?", [name])


def as_before(session_key: str, event: str) -> str:
    """The key of a director as servers have always made it from the session key."""
    secret = hmac.digest(session_key.encode(), b"keys of events", "sha256")
    made = hmac.digest(secret, f"{event}\ndirector\n\n0".encode(), "sha256")
    return urlsafe_b64encode(made).decode()[:22]


def change(folder: Path) -> int:
    return main(["admin", "session-key", "--database", sqlite_in(folder)])


@pytest.mark.parametrize("of_before", [False, True])
def test_sessions_end_and_links_and_tokens_do_not(
    tmp_path: Path, of_before: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    database = sqlite_in(tmp_path)
    with whole_server(database) as url:
        ann, director = Guest(url), Visitor(url).make()
        name = f"A{ann.person['id'][:12]}"
        ann.post("/api/account/keep", {"name": name, "password": PASSWORD})
        director.do("Register", name="Ann", kind="member")
        links, token = director.keys(), ann.token("read")
    before = settings(tmp_path)
    assert director.key == as_before(before["session key"], director.event)
    if of_before:  # a server of before had no such setting
        forget(tmp_path, "key of events")
    assert change(tmp_path) == 0
    assert "everybody is signed out; event links still work" in capsys.readouterr().out
    after = settings(tmp_path)
    assert after["session key"] != before["session key"]
    assert after["key of events"] == before["key of events"]
    with whole_server(database) as url:
        ann.http.base_url = ann.url = url
        assert ann.http.get("/api/account").status_code == 401
        assert Visitor(url, director.event, director.key).keys() == links
        assert Visitor(url, director.event, links["players"]["Ann"]).at().json()["role"] == "player"
        told = ann.http.get("/api/account", headers={"Authorization": f"Bearer {token}"})
        assert told.json()["name"] == name
        ann.post("/api/account/sign-in", {"name": name, "password": PASSWORD})
        assert ann.get("/api/account")["name"] == name
    ann.http.close()


def test_a_server_that_runs_keeps_its_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with whole_server(sqlite_in(tmp_path)):
        before = settings(tmp_path)
        assert change(tmp_path) == 2
        assert "stop it first" in capsys.readouterr().err
        assert settings(tmp_path) == before


def test_a_database_that_is_not_there_gets_no_key(tmp_path: Path) -> None:
    assert change(tmp_path) == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [["session-key", "x"], ["recovery-codes"], ["backup"]])
def test_what_belongs_to_a_work_is_asked_for(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", *words, "--database", sqlite_in(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_operator_hands_out_recovery_codes_beside_a_server_that_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = sqlite_in(tmp_path)
    with whole_server(database) as url:
        ann = Guest(url)
        name = f"Zoë {ann.person['id'][:8]}"
        ann.post("/api/account/keep", {"name": name, "password": PASSWORD})
        assert main(["admin", "recovery-codes", "Nobody", "--database", database]) == 2
        assert "Nobody has the name 'Nobody'" in capsys.readouterr().err
        assert main(["admin", "recovery-codes", name.upper(), "--database", database]) == 0
        codes = capsys.readouterr().out.split()
        assert len(codes) == 10
        other = Guest(url, "Passer-by")
        sent = {"name": name, "code": codes[0], "password": "muggins and his nob"}
        assert other.post("/api/account/recover", sent)["name"] == name
        assert ann.http.get("/api/account").status_code == 401
        for guest in (ann, other):
            guest.http.close()
