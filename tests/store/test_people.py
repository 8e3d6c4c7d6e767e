"""People, names, tokens and settings, on both databases."""

import asyncio

import pytest

from pegout.services.people.ports import NameTaken, Person, Token
from pegout.services.streams.ports import StoreUnavailable
from pegout.store import SqlStore
from tests.kit.stores import opened

ANN, BOB = Person("a", "Ann", False, 1), Person("b", "Bob", False, 2)


def test_a_person_comes_back_as_they_were(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.add_person(ANN)
            await store.add_person(BOB)
            assert await store.person("a") == ANN
            assert await store.person("nobody") is None

    asyncio.run(story())


def test_guests_may_share_a_name_and_nobody_keeps_it(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.add_person(ANN)
            await store.add_person(BOB)
            await store.rename("b", "Ann")
            assert await store.person("b") == Person("b", "Ann", False, 2)
            assert await store.kept("Ann") is None

    asyncio.run(story())


async def twice(store: SqlStore, name: str, other: str) -> None:
    """The one keeps the name, the other one tries to."""
    await store.keep("a", name, "hash")
    assert await store.kept(other) == (Person("a", name, True, 1), "hash")
    with pytest.raises(NameTaken):
        await store.keep("b", other, "hash of b")
    assert await store.person("b") == BOB
    await store.keep("a", other, "new hash")  # she may
    assert await store.kept(name) == (Person("a", other, True, 1), "new hash")


def test_a_kept_name_is_one_person_s_whatever_the_case(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.add_person(ANN)
            await store.add_person(BOB)
            for name, other in (("Ann", "aNN"), ("Zoë", "ZOE\u0308"), ("Straße", "STRASSE")):
                await twice(store, name, other)

    asyncio.run(story())


def test_who_keeps_a_name_cannot_take_another_that_is_kept(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for person in (ANN, BOB):
                await store.add_person(person)
                await store.keep(person.id, person.name, "hash")
            with pytest.raises(NameTaken):
                await store.rename("b", "ANN")
            await store.rename("b", "Bobby")
            assert await store.kept("bob") is None
            assert await store.kept("bobby") == (Person("b", "Bobby", True, 2), "hash")

    asyncio.run(story())


def test_of_many_who_want_a_name_at_once_one_gets_it(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            ids = [f"p{number}" for number in range(8)]
            for person in ids:
                await store.add_person(Person(person, "guest", False, 1))
            wanted = [store.keep(person, "Ann", f"hash of {person}") for person in ids]
            answers = await asyncio.gather(*wanted, return_exceptions=True)
            (winner,) = [person for person, answer in zip(ids, answers, strict=True) if answer is None]
            assert sum(isinstance(answer, NameTaken) for answer in answers) == 7
            assert await store.kept("ann") == (Person(winner, "Ann", True, 1), f"hash of {winner}")

    asyncio.run(story())


def test_ending_sessions_raises_the_epoch_of_one_person(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.add_person(ANN)
            await store.add_person(BOB)
            await store.end_sessions("a")
            await store.end_sessions("a")
            people = await store.person("a"), await store.person("b")
            assert [person and person.epoch for person in people] == [2, 0]

    asyncio.run(story())


def test_nothing_can_be_changed_about_somebody_who_is_not_there(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for change in (store.rename("x", "X"), store.keep("x", "X", "hash"), store.end_sessions("x")):
                with pytest.raises(LookupError, match="'x'"):
                    await change
            assert await store.kept("x") is None

    asyncio.run(story())


def test_tokens_are_found_by_digest_and_revoked_by_their_owner_only(url: str) -> None:
    one = Token("1", "a", "digest one", "phone", ("play", "watch"), 5)
    two = Token("2", "a", "digest two", "Zoë's bot", (), 4)

    async def story() -> None:
        async with opened(url) as store:
            await store.add_token(one, 2)
            await store.add_token(two, 2)
            assert await store.token("digest one") == one
            assert await store.token("digest") is None
            assert await store.tokens_of("a") == (two, one)
            assert not await store.revoke("b", "1")
            assert await store.revoke("a", "1")
            assert not await store.revoke("a", "1")
            assert await store.tokens_of("a") == (two,)
            assert await store.token("digest one") is None

    asyncio.run(story())


def test_nobody_has_more_tokens_than_they_may_however_fast_they_ask(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            asked = [store.add_token(Token(f"{n}", "a", f"digest {n}", "bot", (), n), 3) for n in range(12)]
            kept = await asyncio.gather(*asked)
            assert sum(kept) == len(await store.tokens_of("a")) == 3
            assert await store.add_token(Token("b", "b", "digest b", "bot", (), 1), 3)

    asyncio.run(story())


def test_of_many_defaults_at_once_one_is_stored_for_all(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            asked = [store.setting("key", f"default {number}") for number in range(8)]
            answers = set(await asyncio.gather(*asked))
            assert len(answers) == 1
            assert answers < {f"default {number}" for number in range(8)}
            assert {await store.setting("key", "late")} == answers
            assert await store.setting("other", "its own") == "its own"

    asyncio.run(story())


def test_a_closed_store_says_so(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.ping()
        for question in (store.ping(), store.person("a"), store.add_person(ANN)):
            with pytest.raises(StoreUnavailable, match="closed"):
                await question

    asyncio.run(story())
