"""People with tokens, as many as a test wants: the door lets only a few new guests in within a minute."""

import asyncio
from collections.abc import Sequence
from typing import Any

import httpx

from pegout.server.people.tokens import digest_of
from pegout.services.people.ports import Person, Token
from pegout.store import open_store
from pegout.values import value

SHORT: dict[str, Any] = {"options": {"goal": 61, "skunk_below": 31, "double_skunk_below": 0}}
"""A game to 61, which is over sooner."""


@value
class Member:
    number: int

    @property
    def id(self) -> str:
        return f"m{self.number}"

    @property
    def token(self) -> str:
        return f"pegout_member_{self.number}"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


def invite(database: str, number: int) -> list[Member]:
    """Members written into a store that no server has open yet."""
    members = [Member(one) for one in range(number)]

    async def write() -> None:
        store = open_store(database)
        await asyncio.gather(*[store.add_person(_person(member)) for member in members])
        await asyncio.gather(*[store.add_token(_token(member), 1) for member in members])
        await store.close()

    asyncio.run(write())
    return members


def _person(member: Member) -> Person:
    return Person(member.id, f"Member {member.number}", False, 0)


def _token(member: Member) -> Token:
    return Token(member.id, member.id, digest_of(member.token), "test", ("read", "play", "analyse"), 0)


def post(url: str, member: Member, path: str, body: Any = None) -> httpx.Response:
    return httpx.post(f"{url}/api{path}", json=body, headers=member.headers, timeout=30)


def opened(url: str, people: Sequence[Member], level: str | None = None, **terms: Any) -> str:
    """A table that these sit at, and a bot of that level if one is given; the match has begun."""
    bots = [] if level is None else [{"seat": len(people), "level": level}]
    with httpx.Client(base_url=url, timeout=30) as http:
        asked = {**SHORT, "bots": bots, **terms}
        answer = http.post("/api/tables", json=asked, headers=people[0].headers)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]["table"]
        for member in people:
            sat = http.post(f"/api/tables/{table}/sit", json={}, headers=member.headers)
            assert sat.status_code == 200, sat.text
    return table
