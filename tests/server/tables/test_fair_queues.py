"""At a busy server bots say that they play by feel, and papers have places of their own."""

from pathlib import Path
from random import Random
from typing import Any, NoReturn

import httpx

from pegout.game import SeatView
from pegout.judge.notice import Noticed
from pegout.services.worker_pool import Busy, Requester
from tests.kit.analysis import Inline
from tests.kit.event_hall import entered
from tests.kit.running_server import Guest, any_move, sqlite_in
from tests.kit.table_routes import opened, with_bot
from tests.kit.tables import QuickThinker
from tests.kit.whole_server import whole_server

FELT = "Random (bot) ran out of time to think and plays by feel."


class Overrun:
    """A house that is too busy for any bot."""

    async def think(
        self, level: str, seed: str, view: SeatView, seen: Noticed | None, requester: Requester
    ) -> NoReturn:
        raise Busy(f"{level} {seed} {view.seat} {seen} {requester}")


def test_everybody_is_told_of_a_bot_that_had_no_time_to_think(tmp_path: Path) -> None:
    with whole_server(sqlite_in(tmp_path), thinker=Overrun()) as url:
        ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
        table = opened(ann, move_seconds=2, bots=[{"seat": 1, "level": "random"}])
        ann.post(f"/api/tables/{table}/sit", {})
        mine, theirs = ann.socket(table), bob.socket(table)
        heard = _felt(mine, Random(1))
        assert {"event": "PlayedByFeel", "seat": 1} in heard["events"]
        while theirs.view["version"] < heard["version"]:
            told = theirs.hear()
        assert FELT in told["said"]
        assert FELT in httpx.get(f"{url}/api/tables/{table}/log").json()["log"]
        metrics = httpx.get(f"{url}/metrics").text
        assert 'pegout_bots_hampered_total{how="by_feel"}' in metrics
        assert 'pegout_bots_hampered_total{how="failed"}' in metrics
        for socket, guest in ((mine, ann), (theirs, bob)):
            socket.connection.close()
            guest.http.close()


def _felt(socket: Any, dice: Random) -> dict[str, Any]:
    """Plays until the bot has to."""
    for number in range(40):
        if socket.is_to_act:
            socket.send(any_move(socket.view["game"], dice), str(number))
        message: dict[str, Any] = socket.hear()
        if FELT in message.get("said", ()):
            return message
    raise AssertionError("The bot did not say that it plays by feel.")


def test_bots_think_for_whoever_plays_with_them_and_for_their_network(tmp_path: Path) -> None:
    thinker = QuickThinker()
    with whole_server(sqlite_in(tmp_path), thinker=thinker) as url:
        ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
        for guest in (ann, bob):
            table = with_bot(guest)
            socket = guest.socket(table)
            for number in range(6):
                while not socket.is_to_act:
                    socket.hear()
                socket.do(any_move(socket.view["game"], Random(number)), str(number))
            socket.connection.close()
        assert set(thinker.parties) == {Requester(guest.person["id"], "127.0.0.1") for guest in (ann, bob)}
        for guest in (ann, bob):
            guest.http.close()


def test_papers_and_records_do_not_stand_in_the_queue_of_analysis(tmp_path: Path) -> None:
    with whole_server(sqlite_in(tmp_path), analysts=Inline(Busy("Too much work is waiting."))) as url:
        director = entered(url, ["Ann", "Bob", "Cleo", "Dan"])
        printed = director.at("paper/entries")
        assert printed.status_code == 200
        assert printed.content.startswith(b"%PDF")
        ann = Guest(url, "Ann")
        assert ann.http.get(f"/api/tables/{with_bot(ann)}/statistics").status_code == 200
        ann.http.close()
        director.http.close()
