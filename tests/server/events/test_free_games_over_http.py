"""A free game over HTTP: nobody has lost by what another sends alone."""

from collections.abc import Iterator

import pytest

from tests.kit.event_people import Visitor, soon
from tests.kit.running_server import sqlite_in
from tests.kit.whole_server import whole_server


@pytest.fixture
def director(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """An event for four where players find their opponents themselves, in play."""
    with whole_server(sqlite_in(tmp_path_factory.mktemp("free"))) as url:
        visitor = Visitor(url).make(format="acc", movement="free", games=3)
        for name in ("Ann", "Bob", "Cleo", "Dan"):
            visitor.do("Register", name=name, kind="player")
        visitor.do("MoveStart", start=soon(0), reason="all here")
        visitor.do("StartPlay")
        yield visitor


def test_a_players_own_entry_waits_for_the_opponent(director: Visitor) -> None:
    keys = director.keys()["players"]
    ann, bob = director.someone(keys["Ann"]), director.someone(keys["Bob"])
    ann.do("FreeGame", division="", first="Ann", second="Bob", scores=[121, 60])
    assert not director.at("lists/results").json()
    assert "has not agreed to 121-60 against Ann" in str(director.view()["todo"])
    (game,) = [line for line in bob.view()["games"].values() if line["proposed"]]
    assert bob.view()["me"]["me"]["theirs"] == [121, 60]
    told = ann.send("EnterScore", division="", game=game["game"], scores=[121, 60], player="Bob")
    assert "players act only for themselves" in told["refused"]
    bob.do("EnterScore", division="", game=game["game"], scores=[121, 60], player="Bob")
    (result,) = director.at("lists/results").json()
    assert (result["first"], result["second"]) == ("Ann", "Bob")


def test_what_was_never_played_is_denied(director: Visitor) -> None:
    keys = director.keys()["players"]
    ann, bob = director.someone(keys["Ann"]), director.someone(keys["Bob"])
    ann.do("FreeGame", division="", first="Ann", second="Bob", scores=[121, 60])
    (game,) = bob.view()["games"].values()
    bob.do("DenyGame", division="", game=game["game"], player="Bob")
    assert not bob.view()["games"]
    assert bob.view()["me"]["me"]["key"] is None
