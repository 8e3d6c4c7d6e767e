"""A person plays for one seat from two places at once; a stranger tries to."""

import asyncio
import json
from collections import Counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.kit.ledger import Ledger, read_beside
from tests.kit.members import opened, post
from tests.kit.running_server import any_move, socket_url
from tests.kit.spectators import Spectator
from tests.kit.table_players import Player, all_play
from tests.server.faults.conftest import Hall

MEDDLINGS = 40
"""Below what a socket may send at once."""


async def answered(player: Player, socket: ClientConnection) -> dict[str, Any]:
    """What the server says to the move that is pending; everything before it is taken in."""
    while True:
        message = await player.hear(socket)
        if message["type"] in ("done", "refused"):
            return message


async def both_move(devices: list[Player], sockets: list[ClientConnection]) -> list[dict[str, Any]]:
    """A move of each for the version that both see."""
    move = any_move(devices[0].view["game"], devices[0].dice)
    await asyncio.gather(*[one.send(socket, move) for one, socket in zip(devices, sockets, strict=True)])
    return await asyncio.gather(
        *[answered(one, socket) for one, socket in zip(devices, sockets, strict=True)]
    )


async def hear_until(player: Player, socket: ClientConnection, version: int) -> None:
    while player.view["version"] < version:
        await player.hear(socket)


async def duel(url: str, devices: list[Player], bob: Player) -> list[list[dict[str, Any]]]:
    """The answers to every move that both devices made at once, over a whole game."""
    answers: list[list[dict[str, Any]]] = []
    async with devices[0].connected(url) as first, devices[1].connected(url) as second:
        sockets = [first, second]
        playing = asyncio.create_task(bob.play(url))
        for one, socket in zip(devices, sockets, strict=True):
            await one.hear(socket)
        while not devices[0].is_over:
            if devices[0].is_to_act:
                await hear_until(devices[1], second, devices[0].view["version"])
                if devices[1].view["version"] == devices[0].view["version"]:
                    answers.append(await both_move(devices, sockets))
                await hear_until(devices[0], first, devices[1].view["version"])
            else:
                await devices[0].hear(first)
        assert await playing
    return answers


def test_each_version_is_moved_by_one_of_them_and_the_other_is_told_it_came_too_late(hall: Hall) -> None:
    ann, bob = hall.people(2)
    ledger, table = Ledger(), opened(hall.url, [ann, bob])
    devices = [Player(ann, table, ledger, device) for device in ("-phone", "-laptop")]
    answers = asyncio.run(duel(hall.url, devices, Player(bob, table, ledger)))
    assert len(answers) > 20
    for pair in answers:
        (lost,) = [one for one in pair if one["type"] == "refused"]
        (won,) = [one for one in pair if one["type"] == "done"]
        assert lost["error"]["code"] == "stale"
        assert lost["view"]["version"] >= won["version"]
    versions = Counter(ledger.done.values())
    assert set(versions.values()) == {1}


async def meddle(eve: Spectator, ann: Player, url: str) -> list[str]:
    """Eve sends whatever Ann may do at the moment; gives what she is told."""
    codes: list[str] = []
    async with connect(socket_url(url, eve.table), additional_headers=eve.headers) as socket:
        while not eve.is_over:
            message = await eve.hear(socket)
            if message["type"] == "refused":
                codes.append(message["error"]["code"])
            elif len(codes) < MEDDLINGS and ann.view and ann.is_to_act:
                move = any_move(ann.view["game"], ann.dice)
                await socket.send(json.dumps({"id": "eve", "version": ann.view["version"], **move}))
    return codes


def test_a_stranger_neither_acts_for_the_seat_nor_sees_its_cards(hall: Hall) -> None:
    ann, bob, eve = hall.people(3)
    ledger, table = Ledger(), opened(hall.url, [ann, bob])
    stranger, players = Spectator(table, eve), [Player(one, table, ledger) for one in (ann, bob)]

    async def meet() -> list[str]:
        codes, _ = await asyncio.gather(meddle(stranger, players[0], hall.url), all_play(players, hall.url))
        return codes

    codes = asyncio.run(meet())
    stored = read_beside(hall.server.database, table)
    assert len(codes) > 5
    assert set(codes) == {"not_seated"}
    assert stranger.secrets_told(stored) == []
    assert eve.id not in {entry.by for entry in stored}
    assert ledger.codes == {}
    over_http = post(hall.url, eve, f"/tables/{table}/moves", {"id": "e", "version": 1, "do": "go"})
    assert (over_http.status_code, over_http.json()["error"]["code"]) == (403, "not_seated")
