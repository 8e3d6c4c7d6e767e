"""The memory of a process: short, bounded, and never older than its own changes."""

import asyncio
from collections import OrderedDict

from hypothesis import given
from hypothesis import strategies as st

from pegout.server.people.cache import Cache
from pegout.server.people.register import Register
from pegout.services.people.ports import Person, Token
from tests.kit.people import PeopleInMemory
from tests.kit.proofs import proof

ANN = Person("a", "Ann", kept=False, since=0)
TOKEN = Token("t", "a", "digest", "bot", ("play",), 0)

steps = st.lists(
    st.one_of(
        st.tuples(st.just("put"), st.integers(0, 4)),
        st.tuples(st.just("forget"), st.integers(0, 4)),
        st.tuples(st.just("wait"), st.integers(1, 6)),
    ),
    max_size=40,
)


@given(steps, st.integers(1, 4))
@proof(25, 5000)
def test_things_are_known_for_ten_seconds_and_the_oldest_make_room(
    done: list[tuple[str, int]], most: int
) -> None:
    now = 0
    recent: Cache[int, int] = Cache(10, most, lambda: now)
    put: OrderedDict[int, int] = OrderedDict()
    for step, number in done:
        if step == "wait":
            now += number
        elif step == "forget":
            recent.forget(number)
            put.pop(number, None)
        else:
            recent.put(number, now)
            put[number] = now
            put.move_to_end(number)
            while len(put) > most:
                put.popitem(last=False)
        put = OrderedDict((key, when) for key, when in put.items() if now - when < 10)
        assert {key: recent.get(key) for key in range(5)} == {key: put.get(key) for key in range(5)}
        assert len(recent) <= most


def _store() -> PeopleInMemory:
    store = PeopleInMemory()
    store.persons["a"] = ANN
    store.tokens["digest"] = TOKEN
    return store


def test_the_store_is_asked_once_for_many_requests() -> None:
    async def ask() -> None:
        for _ in range(5):
            assert await register.person("a") == ANN
            assert await register.token("digest") == TOKEN

    store = _store()
    register = Register(store, 60)
    asyncio.run(ask())
    assert store.asked == 2


def test_strangers_are_not_remembered() -> None:
    async def ask() -> None:
        assert await register.person("b") is None
        await store.add_person(Person("b", "Bob", kept=False, since=0))
        assert await register.person("b") is not None

    store = _store()
    register = Register(store, 60)
    asyncio.run(ask())


def test_an_answer_under_way_while_a_token_is_revoked_is_not_remembered() -> None:
    async def race() -> None:
        under_way = asyncio.create_task(register.token("digest"))
        await asyncio.sleep(0)  # the store has been asked, and has not answered
        assert await register.revoke("a", "t")
        await under_way
        assert await register.token("digest") is None

    register = Register(_store(), 60)
    asyncio.run(race())


def test_an_answer_under_way_while_sessions_end_is_not_remembered() -> None:
    async def race() -> None:
        under_way = asyncio.create_task(register.person("a"))
        await asyncio.sleep(0)
        await register.end_sessions("a")
        assert await under_way == ANN
        found = await register.person("a")
        assert found is not None
        assert found.epoch == 1

    register = Register(_store(), 60)
    asyncio.run(race())
