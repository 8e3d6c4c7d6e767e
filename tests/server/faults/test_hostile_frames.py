"""Frames of every wrong kind: whoever sends them is answered or shut out, and nobody else notices."""

import asyncio
import json
import string
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.kit.ledger import Ledger, read_beside
from tests.kit.members import Member, opened
from tests.kit.proofs import WHOLE
from tests.kit.running_server import socket_url
from tests.kit.table_players import Player, all_play, close_code
from tests.server.faults.conftest import Hall

SOCKETS = 60 if WHOLE else 6
FRAMES = 45
"""Below what a socket takes at once."""
TOO_FAST, TOO_BIG = 1008, 1009
WORDS = (
    "throw",
    "play",
    "go",
    "cut",
    "peg",
    "count",
    "count_crib",
    "accept",
    "choose",
    "next",
    "claim",
    "urge",
)
CARDS = ("5H", "JD", "10S", "", "XX", "5H5H", "♥", "\x00", "ZZZZZZ")
NUMBERS: tuple[Any, ...] = (0, -1, 7, 200, 2**31, 2**63, 2**64, 10**30, 1e308, -0.0, True, None, "1", [], {})
CLAIMS = (
    "count",
    "overpegged",
    "peg-back",
    "false-game",
    "renege",
    "muggins",
    "heels",
    "full-count",
    "nothing",
)
IDS = ("x", "", "\x00", "\ud800", "x" * 64, "x" * 65, "💥", 1, None, {"id": 1})


def random_bytes(dice: Random) -> bytes:
    return dice.randbytes(dice.choice((0, 1, 7, 300)))


def random_text(dice: Random) -> str:
    return "".join(dice.choices(string.printable + "\x00♠💥\u202e", k=dice.randrange(80)))


def deep(dice: Random) -> str:
    depth = dice.choice((50, 1000, 10_000))
    return dice.choice(("[" * depth, "[" * depth + "]" * depth, '{"id":' * depth))


def huge_numbers(dice: Random) -> str:
    version, power = "9" * dice.choice((20, 400, 5000)), dice.choice((9, 400))
    return f'{{"do":"cut","id":"x","version":{version},"lifted":1e{power}}}'


def long_message(dice: Random) -> str:
    return json.dumps({"do": "go", "id": "x" * dice.choice((60_000, 65_000)), "version": 1})


def wrong_shape(dice: Random) -> str:
    """A command with anything in any of its fields."""
    fields = {
        "do": (*WORDS, 1, None, "fly"),
        "id": IDS,
        "version": NUMBERS,
        "cards": ([], ["5H"], ["5H", "6D"], ["5H", "5H"], [1], "5H", list(CARDS)),
        "card": CARDS,
        "lifted": NUMBERS,
        "points": NUMBERS,
        "claim": CLAIMS,
        "player": (0, 1, 3, 4, None),
        "more": ("?",),
    }
    chosen = dice.sample(list(fields), dice.randint(1, 6))
    return json.dumps({name: dice.choice(fields[name]) for name in {*chosen, "do", "id", "version"}})


def right_shape(dice: Random) -> str:
    """A command that can be read, and that the game may refuse for any reason."""
    word = dice.choice(WORDS)
    card, points = dice.choice(("5H", "JD", "10S", "AC")), dice.randrange(40)
    parts: dict[str, dict[str, Any]] = {
        "throw": {"cards": [card, "6D"]},
        "choose": {"cards": [card]},
        "play": {"card": card, "said": dice.choice((None, points))},
        "cut": {"lifted": points},
        "peg": {"points": points},
        "count": {"points": points},
        "count_crib": {"points": points},
        "claim": {
            "claim": dice.choice(CLAIMS[:-1]),
            "player": dice.choice((None, 0, 1, 3)),
            "points": points,
        },
    }
    number = f"fuzz{dice.randrange(10**9)}"
    return json.dumps({"do": word, "id": number, "version": dice.randrange(300), **parts.get(word, {})})


KINDS: tuple[Callable[[Random], str | bytes], ...] = (
    random_bytes,
    random_text,
    deep,
    huge_numbers,
    long_message,
    wrong_shape,
    wrong_shape,
    right_shape,
    right_shape,
    right_shape,
)


async def pester(url: str, table: str, member: Member | None, seed: int) -> Counter[str]:
    """Send frames of all kinds over one socket; what was said to each of them."""
    dice, codes = Random(seed), Counter[str]()
    headers = {} if member is None else member.headers
    async with connect(socket_url(url, table), additional_headers=headers, max_size=None) as socket:
        for _ in range(FRAMES):
            await socket.send(dice.choice(KINDS)(dice))
        while sum(codes.values()) < FRAMES:
            message = json.loads(await socket.recv())
            if message["type"] in ("done", "refused"):
                codes[message.get("error", {"code": "done"})["code"]] += 1
    return codes


@pytest.mark.parametrize("officiating", ["program", "players"])
def test_no_frame_breaks_a_table_or_disturbs_the_other_player(hall: Hall, officiating: str) -> None:
    ann, bob, eve = hall.people(3)
    ledger = Ledger()
    table = opened(hall.url, [ann, bob])
    pestered = opened(hall.url, [ann, bob], officiating=officiating)
    players = [Player(one, table, ledger) for one in (ann, bob)]

    async def meet() -> list[Counter[str]]:
        playing = asyncio.create_task(all_play(players, hall.url))
        senders = [(place, person) for place in (table, pestered) for person in (ann, eve, None)]
        chosen = [(*senders[number % len(senders)], number) for number in range(SOCKETS)]
        told = await asyncio.gather(*[pester(hall.url, *one) for one in chosen])
        await playing
        return told

    told = sum(asyncio.run(meet()), Counter[str]())
    assert sum(told.values()) == SOCKETS * FRAMES
    assert set(told) >= {"bad_request", "not_seated", "stale"}
    assert hall.server.failures == []
    assert set(ledger.codes) <= {"stale"}
    stored = {place: read_beside(hall.server.database, place) for place in (table, pestered)}
    assert ledger.against({table: stored[table]}) == []
    assert not {entry.by for place in stored.values() for entry in place} & {eve.id}


async def sent_too_fast(url: str, table: str, member: Member) -> tuple[int | None, int]:
    """How the socket of somebody who floods the server ends, and after how many answers."""
    answers = 0
    async with connect(socket_url(url, table), additional_headers=member.headers) as socket:
        try:
            for number in range(400):
                await socket.send(json.dumps({"id": str(number), "version": 0, "do": "go"}))
            while True:
                answers += json.loads(await socket.recv())["type"] == "refused"
        except ConnectionClosed as error:
            return close_code(error), answers


def test_a_flood_ends_the_socket_of_whoever_sends_it_and_nothing_else(hall: Hall) -> None:
    ann, bob = hall.people(2)
    ledger, table = Ledger(), opened(hall.url, [ann, bob])
    players = [Player(one, table, ledger) for one in (ann, bob)]

    async def meet() -> list[tuple[int | None, int]]:
        playing = asyncio.create_task(all_play(players, hall.url))
        floods = await asyncio.gather(*[sent_too_fast(hall.url, table, ann) for _ in range(3)])
        await playing
        return floods

    for code, answers in asyncio.run(meet()):
        assert code in (TOO_FAST, None)  # a reset may overtake the reason
        assert answers < 400
    assert hall.server.failures == []
    assert ledger.against({table: read_beside(hall.server.database, table)}) == []


def test_a_message_beyond_64_kilobytes_ends_its_socket(hall: Hall) -> None:
    ann, bob = hall.people(2)
    table = opened(hall.url, [ann, bob])

    async def send() -> int | None:
        async with connect(socket_url(hall.url, table), additional_headers=ann.headers) as socket:
            try:
                await socket.send("x" * 65_537)
                while True:
                    await socket.recv()
            except ConnectionClosed as error:
                return close_code(error)

    assert asyncio.run(send()) == TOO_BIG
    assert hall.server.failures == []


async def vanish(url: str, table: str, member: Member) -> None:
    """Go without a word while the table goes on."""
    async with connect(socket_url(url, table), additional_headers=member.headers) as socket:
        await socket.recv()
        socket.transport.abort()


def test_people_who_vanish_without_a_word_break_nothing(hall: Hall) -> None:
    ann, bob, eve = hall.people(3)
    ledger, table = Ledger(), opened(hall.url, [ann, bob])
    players = [Player(one, table, ledger) for one in (ann, bob)]

    async def meet() -> None:
        playing = asyncio.create_task(all_play(players, hall.url))
        for _ in range(5):
            await asyncio.gather(*[vanish(hall.url, table, one) for one in (ann, bob, eve)])
        await playing

    asyncio.run(meet())
    assert hall.server.failures == []
