"""How many files a stranger opens to follow one move, and one score, through the server.

A whole server runs in a thread, and every call in it is noted. Two players at a table play cards that peg;
two phones at an event agree on scores that the hall display shows. What counts are the modules of Pegout in
which a function starts between the message and what everybody is shown, and only those that every try has in
common: sweeps and heartbeats drop out.
"""

import os
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from tests.kit.event_people import EventSocket, Visitor, soon
from tests.kit.running_server import Guest, TableSocket, any_move, sqlite_in
from tests.kit.table_routes import opened
from tests.kit.whole_server import whole_server

TRIES = 8
PLAYERS = tuple(f"Player {number}" for number in range(1, 2 * TRIES + 1))
"""Two for each try: every try is a game of the first round."""
BEGINS = 0
"""What the instruction RESUME says where a function begins, instead of going on after an await."""


class Footprints:
    """Which modules of Pegout run, in threads begun after `noting`."""

    def __init__(self) -> None:
        self.walks: list[set[str]] = []
        self._walk: set[str] | None = None

    @contextmanager
    def noting(self) -> Iterator[None]:
        threading.setprofile(self._step)
        try:
            yield
        finally:
            threading.setprofile(None)

    @contextmanager
    def walk(self) -> Iterator[None]:
        """Everything that runs within the block is one try."""
        self._walk = set()
        yield
        self.walks.append(self._walk)
        self._walk = None

    def _step(self, frame: FrameType, event: str, _: Any) -> None:
        """By the module's name, as the methods that dataclasses write have no file.

        A coroutine that goes on is called again, with everything that awaits it; only what starts counts.
        """
        walk = self._walk
        if walk is not None and event == "call" and frame.f_code.co_code[frame.f_lasti + 1] == BEGINS:
            name = frame.f_globals.get("__name__", "")
            if name.startswith("pegout."):
                walk.add(name)

    @property
    def path(self) -> list[str]:
        """What every try went through."""
        return sorted(set.intersection(*self.walks))


def follow_cards(url: str, prints: Footprints) -> None:
    """Cards that peg, each until both players are shown the new score."""
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    table = opened(ann, rules="acc")
    for guest in (ann, bob):
        guest.post(f"/api/tables/{table}/sit", {})
    sockets, dice, number = [ann.socket(table), bob.socket(table)], Random(121), 0
    while len(prints.walks) < TRIES:
        number += 1
        mover = _next_to_move(sockets)
        move, before = any_move(mover.view["game"], dice), mover.view["game"]["scores"]
        with prints.walk():
            _everybody_sees(sockets, mover.do(move, f"m{number}")["version"])
        if move["do"] != "play" or mover.view["game"]["scores"] == before:
            prints.walks.pop()
    for guest, socket in zip((ann, bob), sockets, strict=True):
        socket.close()
        guest.http.close()


def _next_to_move(sockets: list[TableSocket]) -> TableSocket:
    while True:
        for socket in sockets:
            if socket.view["game"] and socket.is_to_act:
                return socket
        for socket in sockets:
            socket.hear()


def _everybody_sees(sockets: list[TableSocket], version: int) -> None:
    for socket in sockets:
        while socket.view["version"] < version:
            socket.hear()


def follow_scores(url: str, prints: Footprints) -> None:
    """Scores that the second player's phone agrees to, each until the display in the hall has it."""
    director = Visitor(url).make(format="acc", name="A stranger's walk")
    for name in PLAYERS:
        director.do("Register", name=name, kind="player")
    director.do("MoveStart", start=soon(0), reason="everybody is here")
    director.do("StartPlay")
    phones = {name: director.someone(key) for name, key in director.keys()["players"].items()}
    display = EventSocket(url, director.event, "")
    display.hear()
    for key, line in list(display.view["games"].items())[:TRIES]:
        _enter(phones[line["first"]], display, line["first"], key)
        with prints.walk():
            _enter(phones[line["second"]], display, line["second"], key)
    display.close()


def _enter(phone: Visitor, display: EventSocket, player: str, key: str) -> None:
    """What the phone sends, and the wait until the display shows something else of the game."""
    line = display.view["games"][key]
    phone.do("EnterScore", division="", game=line["game"], scores=[121, 90], player=player, nth=1)
    while display.view["games"].get(key) == line:
        display.hear()


def tell(title: str, prints: Footprints, *, files: bool) -> None:
    rooms = Counter(name.split(".")[1] for name in prints.path)
    print(f"  {title}: {len(prints.path)} files")
    print("    " + ", ".join(f"{room} {count}" for room, count in rooms.most_common()))
    if files:
        print(*(f"      {name}" for name in prints.path), sep="\n")


WALKS: dict[str, Callable[[str, Footprints], None]] = {
    "a click on a card to the peg": follow_cards,
    "a phone's score to the hall display": follow_scores,
}


def footprints(follow: Callable[[str, Footprints], None]) -> Footprints:
    """Of one kind of walk, on a server of its own."""
    prints = Footprints()
    with (
        tempfile.TemporaryDirectory() as folder,
        prints.noting(),
        whole_server(sqlite_in(Path(folder))) as url,
    ):
        follow(url, prints)
    return prints


def main() -> None:
    print("walk: Python files of src from a message to what everybody is shown")
    for title, follow in WALKS.items():
        tell(title, footprints(follow), files=bool(os.environ.get("PEGOUT_BENCH_FILES")))
