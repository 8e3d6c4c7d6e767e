"""People kept in memory, and a server with nothing but its door."""

import asyncio
import dataclasses
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from httpx import Response as HttpxResponse
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.testing import TestClient

from pegout.refusal import Refused
from pegout.server.errors import answer_refused
from pegout.server.identity import Connection, Identity, Scope, needs
from pegout.server.people import PeopleSettings, people_parts
from pegout.server.problems import Problem, ProblemAnswer
from pegout.services.people.confusables import alike
from pegout.services.people.ports import NameTaken, Person, Token
from tests.kit.keys_in_memory import KeysInMemory

KEY = "a key for tests that is long enough, and known to all"

ADDRESS, ORIGIN = "198.51.100.7", "http://cribbage.example"
PASSWORD = "five fours and a jack"  # noqa: S105

Answer = HttpxResponse


class PeopleInMemory(KeysInMemory):
    """A `PeopleStore` that counts how often it is asked who somebody is."""

    def __init__(self) -> None:
        self.forget_everybody()

    def forget_everybody(self) -> None:
        self.persons: dict[str, Person] = {}
        self.hashes: dict[str, str] = {}
        self.tokens: dict[str, Token] = {}
        self.settings: dict[str, str] = {}
        self.asked = 0
        self.forget_keys()

    async def add_person(self, person: Person) -> None:
        self._check_free(person.id, person.name)
        self.persons[person.id] = person

    async def person(self, person: str) -> Person | None:
        self.asked += 1
        found = self.persons.get(person)
        await asyncio.sleep(0)  # the answer of a database is a little old when it arrives
        return found

    async def rename(self, person: str, name: str) -> None:
        self._check_free(person, name)
        self.persons[person] = dataclasses.replace(self.persons[person], name=name)

    async def keep(self, person: str, name: str, password_hash: str) -> None:
        self._check_free(person, name)
        self.persons[person] = dataclasses.replace(self.persons[person], name=name, kept=True)
        self.hashes[person] = password_hash

    async def kept(self, name: str) -> tuple[Person, str] | None:
        keeper = self._keeper(name)
        return None if keeper is None else (self.persons[keeper], self.hashes[keeper])

    async def keeper_of(self, name: str) -> Person | None:
        keeper = self._keeper(name)
        return None if keeper is None else self.persons[keeper]

    async def end_sessions(self, person: str) -> None:
        found = self.persons[person]
        self.persons[person] = dataclasses.replace(found, epoch=found.epoch + 1)
        self.end_all_sessions(person)

    async def forget_person(self, person: str) -> None:
        self.forget_keys_of(person)
        self.persons.pop(person, None)
        self.hashes.pop(person, None)
        self.tokens = {digest: one for digest, one in self.tokens.items() if one.person != person}

    async def add_token(self, token: Token, most: int) -> bool:
        if len(await self.tokens_of(token.person)) >= most:
            return False
        self.tokens[token.digest] = token
        return True

    async def token(self, digest: str) -> Token | None:
        self.asked += 1
        found = self.tokens.get(digest)
        await asyncio.sleep(0)
        return found

    async def tokens_of(self, person: str) -> Sequence[Token]:
        return [token for token in self.tokens.values() if token.person == person]

    async def revoke(self, person: str, token: str) -> bool:
        of_person = [one.digest for one in await self.tokens_of(person) if one.id == token]
        for digest in of_person:
            del self.tokens[digest]
        return bool(of_person)

    async def setting(self, name: str, default: str) -> str:
        return self.settings.setdefault(name, default)

    def _keeper(self, name: str) -> str | None:
        for person in self.hashes:
            if alike(self.persons[person].name, name):
                return person
        return None

    def _check_free(self, person: str, name: str) -> None:
        if self._keeper(name) not in {None, person}:
            raise NameTaken


def quick_hasher() -> PasswordHasher:
    """As little work as Argon2 can do."""
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def server(
    store: PeopleInMemory | None = None,
    settings: PeopleSettings | None = None,
    hasher: PasswordHasher | None = None,
    key: str = KEY,
) -> Litestar:
    """Without arguments always the same one, for it takes a while to build, with everybody forgotten."""
    if (store, settings, hasher, key) == (None, None, None, KEY):
        SHARED_STORE.forget_everybody()
        return _shared()
    return _built(store or PeopleInMemory(), settings, hasher, key)


SHARED_STORE = PeopleInMemory()


@cache
def _shared() -> Litestar:
    return _built(SHARED_STORE, None, None, KEY)


def _built(
    store: PeopleInMemory, settings: PeopleSettings | None, hasher: PasswordHasher | None, key: str
) -> Litestar:
    settings = settings or PeopleSettings(at_the_door=10_000, a_minute=100_000)
    parts = people_parts(store, settings, key, hasher or quick_hasher())
    return Litestar(
        [*parts.route_handlers, health, play, who_on_a_socket],
        middleware=list(parts.middleware),
        guards=list(parts.guards),
        exception_handlers={Problem: answer_problem, Refused: answer_refused},
    )


@contextmanager
def browser(app: Litestar, address: str = ADDRESS, origin: str = ORIGIN) -> Iterator["Browser"]:
    """A client that has been to the page: it has the CSRF cookie and sends it along."""
    with script(app, address, origin) as client:
        client.get("/api/account")
        client.headers["x-csrftoken"] = client.cookies["csrftoken"]
        yield client


@contextmanager
def guest(app: Litestar, name: str, address: str = ADDRESS, origin: str = ORIGIN) -> Iterator["Browser"]:
    with browser(app, address, origin) as client:
        assert client.post("/api/guest", json={"name": name}).status_code == 201
        yield client


@contextmanager
def keeper(
    app: Litestar, name: str, password: str = PASSWORD, address: str = ADDRESS, origin: str = ORIGIN
) -> Iterator["Browser"]:
    with guest(app, name, address, origin) as client:
        answer = client.post("/api/account/keep", json={"name": name, "password": password})
        assert answer.status_code == 200
        yield client


@contextmanager
def script(app: Litestar, address: str = ADDRESS, origin: str = ORIGIN) -> Iterator["Browser"]:
    """A client that has been nowhere yet. The application has no life span, so none is begun or ended."""
    client = TestClient(Calling(app, address), base_url=ORIGIN)
    client.base_url = origin  # only now: it warns of localhost
    yield client


def code_of(answer: Answer) -> tuple[int, str]:
    """The status and the code of a problem."""
    return answer.status_code, answer.json()["error"]["code"]


class Calling:
    """The application as it is seen from one address."""

    def __init__(self, app: Litestar, address: str) -> None:
        self.app = app
        self.address = address

    def __getattr__(self, name: str) -> Any:
        return getattr(self.app, name)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            scope["client"] = (self.address, 40_000)
        await self.app(scope, receive, send)


Browser = TestClient[Calling]


def answer_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[ProblemAnswer]:
    headers = {} if problem.retry_after is None else {"Retry-After": str(problem.retry_after)}
    return Response(ProblemAnswer(problem.body), status_code=problem.status, headers=headers)


@get("/health")
async def health() -> str:
    return "well"


@post("/api/play", guards=[needs(Scope.PLAY)])
async def play() -> str:
    return "played"


@websocket("/api/socket")
async def who_on_a_socket(socket: WebSocket[Any, Any, Any]) -> None:
    user = socket.scope.get("user")
    await socket.accept()
    await socket.send_json(user.person.name if isinstance(user, Identity) else None)
    await socket.close()


def socket_with(origin: str, host: str) -> Connection:
    """The handshake of a socket with these two headers."""
    headers = [(b"origin", origin.encode()), (b"host", host.encode())]
    scope: Any = {"type": "websocket", "headers": headers, "state": {}}
    return ASGIConnection(scope)
