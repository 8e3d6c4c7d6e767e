"""A match that somebody has played to its end, and badly: every throw was the worst there was."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from pegout.values import value
from tests.kit.browser import Window
from tests.kit.members import SHORT
from tests.kit.running_server import Guest, any_move

ADDED = "c0ffee"
"""What Ann added to the shuffles."""


@value
class Finished:
    """Ann's match, with the cookies that make a browser hers."""

    table: str
    record: str
    review: str
    """What the server says of it, as it was sent."""
    cookies: tuple[tuple[str, str], ...]


def as_ann(window: Window) -> Finished:
    """The match; the window is hers from now on."""
    match = finished_match(window.url)
    window.context.add_cookies(
        [{"name": name, "value": text, "url": window.url} for name, text in match.cookies]
    )
    return match


@cache
def finished_match(url: str, **terms: Any) -> Finished:
    """One for all tests at a server that want nothing else."""
    ann = Guest(url, "Ann")
    asked = {**SHORT, "bots": [{"seat": 1, "level": "regular"}], **terms}
    table = ann.post("/api/tables", asked)["table"]["table"]
    ann.post(f"/api/tables/{table}/sit", {"secret": ADDED})
    _play_out(ann, table, _worst_throw)
    record = ann.http.get(f"/api/tables/{table}/record").text
    review = ann.send("/api/analysis/review", {"record": record}).text
    cookies = tuple(ann.http.cookies.items())
    ann.http.close()
    return Finished(table, record, review, cookies)


def _play_out(guest: Guest, table: str, throw: Callable[[Guest, dict[str, Any]], list[str]]) -> None:
    socket, dice, moves = guest.socket(table), Random(7), 0
    while socket.view["table"]["status"] == "playing":
        if not socket.is_to_act:
            socket.hear()
            continue
        moves += 1
        move = any_move(socket.view["game"], dice)
        if move["do"] == "throw":
            move["cards"] = throw(guest, socket.view["game"])
        socket.do(move, f"move {moves}")
    socket.close()


def _worst_throw(guest: Guest, game: dict[str, Any]) -> list[str]:
    asked = {"cards": game["hand"], "dealer": game["dealer"] == 0}
    worst: list[str] = guest.post("/api/analysis/discard", asked)["throws"][-1]["thrown"]
    return worst
