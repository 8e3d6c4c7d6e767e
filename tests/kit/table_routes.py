"""Tables as guests of a server open, take and play them."""

from itertools import count
from random import Random
from typing import Any

import httpx

from tests.kit.running_server import Guest, any_move

Json = dict[str, Any]

SHORT = {"goal": 31, "skunk_below": 0, "double_skunk_below": 0}
"""Options of a match that is soon over."""

_NUMBERS = count(1)


def opened(guest: Guest, **asked: Any) -> str:
    """The name of a new table."""
    table: str = guest.post("/api/tables", asked)["table"]["table"]
    return table


def with_bot(guest: Guest, level: str = "random", **asked: Any) -> str:
    """A table at which the guest plays against a bot: the match is on."""
    table = opened(guest, bots=[{"seat": 1, "level": level}], **asked)
    guest.post(f"/api/tables/{table}/sit", {"secret": "ab"})
    return table


def of_two(first: Guest, second: Guest, **asked: Any) -> str:
    """A table with both of them at it: the match is on."""
    table = opened(first, **asked)
    for guest in (first, second):
        guest.post(f"/api/tables/{table}/sit", {})
    return table


def view(guest: Guest, table: str) -> Json:
    seen: Json = guest.get(f"/api/tables/{table}")
    return seen


def is_asked(seen: Json) -> bool:
    """Whether the table waits for whoever sees it so."""
    game = seen["game"]
    if game is None or not game["legal"]:
        return False
    return seen["table"]["seat"] in game["to_act"] or game["phase"] == "game over"


def step(guests: list[Guest], table: str, dice: Random) -> Json:
    """One move of somebody who is asked for one; gives the table as the first of them sees it then."""
    for guest in guests:
        if is_asked(seen := view(guest, table)):
            _move(guest, table, seen, dice)
            break
    return view(guests[0], table)


def _move(guest: Guest, table: str, seen: Json, dice: Random) -> Json:
    """Any move; gives the table after it, as it also is told where something came before."""
    sent = any_move(seen["game"], dice) | {"id": f"m{next(_NUMBERS)}", "version": seen["version"]}
    answer = guest.send(f"/api/tables/{table}/moves", sent)
    told: Json = answer.json() if answer.status_code == 200 else answer.json()["error"]["view"]
    return told


def play_out(guests: list[Guest], table: str, seed: int = 1, most: int = 3000) -> Json:
    """Any moves until the match is over."""
    dice = Random(seed)
    for _ in range(most):
        for guest in guests:
            seen = view(guest, table)
            while is_asked(seen):
                seen = _move(guest, table, seen, dice)
            if seen["table"]["status"] in ("over", "closed"):
                return seen
    raise AssertionError("The match does not end.")


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of an error in the one shape, whose message is a sentence."""
    error = answer.json()["error"]
    assert set(error) <= {"code", "message", "view", "field", "retry_after", "reason", "values"}
    assert "reason" in error or error["code"] != "refused", error
    assert error["message"].endswith((".", "?")), error
    assert "\n" not in error["message"]
    return answer.status_code, error["code"]
