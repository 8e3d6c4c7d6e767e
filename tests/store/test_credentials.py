"""Sessions, passkeys, codes, challenges and tries, on both databases."""

import asyncio
from dataclasses import replace

from pegout.services.people.credentials import Bound, Challenge, Passkey, StoredSession
from pegout.services.people.ports import Person, Token
from tests.kit.stores import add, opened

ONE = StoredSession("1", "a", "password", "Firefox", 10, 10)
PHONE = Passkey("p", "a", "public", 0, "phone", 7)
BOUND = Bound("account:ann", free=5, longest=60, fades=600, kept=86_400)
DAY = 86_400_000


def test_sessions_are_listed_seen_and_ended_by_their_owner_only(url: str) -> None:
    two = replace(ONE, id="2", since=5, seen=20)

    async def story() -> None:
        async with opened(url) as store:
            await store.add_session(ONE, 50, 0)
            await store.add_session(two, 50, 0)
            assert await store.session("1") == ONE
            assert await store.sessions_of("a") == (two, ONE)
            await store.see_session("1", 99)
            assert await store.session("1") == replace(ONE, seen=99)
            assert not await store.end_session("b", "1")
            assert await store.end_session("a", "1")
            assert not await store.end_session("a", "1")
            assert await store.session("1") is None
            assert await store.sessions_of("a") == (two,)

    asyncio.run(story())


def test_of_one_person_so_many_sessions_are_kept_and_none_that_is_too_old(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for number in range(6):
                session = replace(ONE, id=str(number), since=number, seen=number)
                await store.add_session(session, most=3, oldest=0)
            await store.add_session(replace(ONE, id="other", person="b"), most=3, oldest=0)
            assert [one.id for one in await store.sessions_of("a")] == ["3", "4", "5"]
            await store.add_session(replace(ONE, id="new", since=9, seen=9), most=3, oldest=5)
            assert [one.id for one in await store.sessions_of("a")] == ["5", "new"]
            assert len(await store.sessions_of("b")) == 1

    asyncio.run(story())


def test_ending_all_sessions_forgets_their_rows(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.add_person(Person("a", "Ann", False, 1))
            await store.add_session(ONE, 50, 0)
            await store.add_session(replace(ONE, id="other", person="b"), 50, 0)
            await store.end_sessions("a")
            assert await store.sessions_of("a") == ()
            assert len(await store.sessions_of("b")) == 1

    asyncio.run(story())


def test_a_passkey_is_one_persons_and_its_count_only_grows(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            assert await store.add_passkey(PHONE)
            assert not await store.add_passkey(replace(PHONE, person="b"))
            assert await store.passkey("p") == PHONE
            assert await store.passkeys_of("a") == (PHONE,)
            uses = [0, 0, 3, 3, 2, 0, 4]
            assert [await store.use_passkey("p", number) for number in uses] == [
                *(True, True, True, False, False, False, True)
            ]
            assert not await store.remove_passkey("b", "p")
            assert await store.remove_passkey("a", "p")
            assert not await store.use_passkey("p", 9)

    asyncio.run(story())


def test_of_many_who_use_a_code_or_a_challenge_at_once_one_does(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.renew_codes("a", ["one", "two"])
            used = await asyncio.gather(*[store.use_code("a", "one") for _ in range(8)])
            assert sum(used) == 1
            assert await store.codes_left("a") == 1
            assert not await store.use_code("b", "two")
            await store.put_challenge(Challenge("c", None, "sign this", 100), 1)
            taken = await asyncio.gather(*[store.take_challenge("c", 50) for _ in range(8)])
            assert [one for one in taken if one is not None] == [Challenge("c", None, "sign this", 100)]

    asyncio.run(story())


def test_two_processes_use_a_code_once_and_count_tries_together(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as first, opened(postgres_url) as second:
            await first.renew_codes("a", ["one"])
            both = [first, second] * 6
            assert sum(await asyncio.gather(*[store.use_code("a", "one") for store in both])) == 1
            waits = await asyncio.gather(*[store.attempt([BOUND], 1000) for store in both])
            assert sorted(waits) == [0] * 5 + [1] * 7

    asyncio.run(story())


def test_a_challenge_that_is_over_is_gone(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.put_challenge(Challenge("c", "a", "sign this", 100), 1)
            assert await store.take_challenge("c", 100) is None
            await store.put_challenge(Challenge("d", "a", "sign this", 100), 1)
            await store.put_challenge(Challenge("e", "a", "sign this", 300), 200)
            assert await store.take_challenge("d", 50) is None
            assert await store.take_challenge("e", 250) is not None

    asyncio.run(story())


def test_new_codes_take_the_place_of_the_old_ones(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.renew_codes("a", ["one", "two"])
            await store.renew_codes("a", ["three"])
            assert await store.codes_left("a") == 1
            assert not await store.use_code("a", "one")
            assert await store.use_code("a", "three")
            assert await store.codes_left("a") == 0

    asyncio.run(story())


def test_of_many_tries_at_once_only_the_free_ones_are_let_through(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            waits = await asyncio.gather(*[store.attempt([BOUND], 1000) for _ in range(12)])
            assert sorted(waits) == [0] * 5 + [1] * 7
            assert await store.attempt([BOUND], 2000) == 0
            assert await store.attempt([BOUND], 2000) == 2

    asyncio.run(story())


def test_whoever_must_wait_for_one_bound_is_counted_by_none(url: str) -> None:
    other = replace(BOUND, key="address:x", free=7)

    async def story() -> None:
        async with opened(url) as store:
            for _ in range(5):
                assert await store.attempt([BOUND, other], 1000) == 0
            assert await store.attempt([BOUND, other], 1000) == 1
            assert [await store.attempt([other], 1000) for _ in range(3)] == [0, 0, 1]

    asyncio.run(story())


def test_tries_are_forgiven_by_the_right_one_and_by_time(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for _ in range(5):
                await store.attempt([BOUND], 1000)
            await store.forgive(BOUND, 1000, wholly=False)
            assert [await store.attempt([BOUND], 1000) for _ in range(2)] == [0, 1]
            await store.forgive(BOUND, 1000, wholly=True)
            assert [await store.attempt([BOUND], 1000) for _ in range(6)] == [0] * 5 + [1]
            assert await store.attempt([BOUND], 500) == 1  # the clock was put back
            assert await store.known(BOUND.key)
            later = 1000 + 2 * DAY
            assert [await store.attempt([BOUND], later) for _ in range(6)] == [0] * 5 + [1]
            await store.attempt([replace(BOUND, key="other")], later + 2 * DAY)
            assert not await store.known(BOUND.key)

    asyncio.run(story())


def test_whoever_is_forgotten_leaves_nothing_to_come_back_by_and_what_they_played(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for person in ("a", "b"):
                await store.add_person(Person(person, person, False, 1))
                await store.keep(person, f"Name {person}", "hash")
                await store.add_session(replace(ONE, id=f"s{person}", person=person), 50, 0)
                await store.add_passkey(replace(PHONE, id=f"p{person}", person=person))
                await store.renew_codes(person, ["one"])
                await store.add_token(Token(f"t{person}", person, f"digest {person}", "bot", (), 1), 1)
            await add(store, "t", 3, people=("a", "ann"))
            assert await store.acts_of("ann") == {"t": 3}
            await store.forget_person("a")
            assert await store.person("a") is None
            assert await store.kept("Name a") is None
            assert (await store.session("sa"), await store.passkey("pa")) == (None, None)
            assert (await store.codes_left("a"), await store.token("digest a")) == (0, None)
            assert (await store.codes_left("b"), len(await store.passkeys_of("b"))) == (1, 1)
            assert await store.kept("Name b") is not None
            await store.keep("b", "Name a", "hash")  # it is free
            assert len(await store.read("t")) == 3

    asyncio.run(story())
