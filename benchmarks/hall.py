"""How soon a score that was entered is on the desk and on the phones of a full hall.

One server process with an event of 512 entrants and one of 16, each looked at by the desk, a display and 64
phones. A score is entered over HTTP; measured is the time until the desk's socket has the change. Beside it,
in the same run, a bare echo over a socket.
"""

import statistics
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from websockets.sync.client import connect

from benchmarks.echo import echoing
from tests.kit.event_people import EventSocket, Visitor, soon
from tests.kit.running_server import serving, sqlite_in

SIZES = (16, 512)
PHONES = 64
SCORES = 40
PAUSE = 0.25
"""Seconds between two scores: the server draws at most five times a second."""


def full_hall(url: str, size: int) -> Visitor:
    """An event of so many entrants that is being played."""
    director = Visitor(url).make(format="acc", name=f"{size} players")
    names = [f"Player {number}" for number in range(1, size + 1)]
    for start in range(0, size, 100):
        batch = [
            {"id": name.replace(" ", ""), "do": "Register", "with": {"name": name, "kind": "player"}}
            for name in names[start : start + 100]
        ]
        director.at("records", "POST", {"commands": batch})
    director.do("MoveStart", start=soon(0), reason="everybody is here")
    director.do("StartPlay")
    return director


def look_on(director: Visitor) -> tuple[EventSocket, list[EventSocket]]:
    """The desk, and everybody else who is shown the event."""
    keys = list(director.keys()["players"].values())[:PHONES]
    others = [EventSocket(director.url, director.event, key) for key in ("", *keys)]
    desk = director.socket()
    for socket in (desk, *others):
        socket.hear()
    return desk, others


def shown(director: Visitor) -> list[float]:
    """Milliseconds from sending a score until the desk has it."""
    desk, others = look_on(director)
    times: list[float] = []
    with ThreadPoolExecutor(1) as listener:
        while len(times) < SCORES:
            game = next(iter(director.view()["games"].values()))
            heard = listener.submit(desk.hear)
            start = time.perf_counter()
            director.do("EnterScore", division=game["division"], game=game["game"], scores=[121, 90])
            heard.result()
            times.append(1000 * (time.perf_counter() - start))
            time.sleep(PAUSE)
    for socket in (desk, *others):
        socket.close()
    return times


def echoes() -> list[float]:
    """Milliseconds that a bare echo takes."""
    times = []
    with echoing() as url, connect(url, compression=None) as socket:
        for _ in range(SCORES):
            start = time.perf_counter()
            socket.send("121-90")
            socket.recv()
            times.append(1000 * (time.perf_counter() - start))
    return times


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(sqlite_in(Path(folder))) as server:
        middles = {}
        for size in SIZES:
            times = shown(full_hall(server.url, size))
            middles[size] = statistics.median(times)
            print(f"{size:>4} entrants: {middles[size]:.1f} ms in the middle, {max(times):.1f} at most")
    echo = statistics.median(echoes())
    small, large = (middles[size] for size in SIZES)
    print(f"512 entrants take {large / small:.1f} times as long as 16; a bare echo takes {echo:.2f} ms")
