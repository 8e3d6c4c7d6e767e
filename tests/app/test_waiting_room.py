"""The waiting room of the backroom: turns go round, shares hold, and nobody is lost."""

from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.app.backroom import Busy, Shares
from pegout.app.backroom.waiting_room import WaitingRoom

PEOPLE = ("Ann", "Bob", "Cleo")


def order(room: WaitingRoom[int]) -> list[str | None]:
    """Who is served, one after the other, each job being done before the next is taken."""
    served = []
    while (turn := room.next()) is not None:
        served.append(turn[0])
        room.done(turn[0])
    return served


def test_turns_go_round_however_many_jobs_somebody_has() -> None:
    room: WaitingRoom[int] = WaitingRoom(Shares())
    for number, person in enumerate(["Ann", "Ann", "Ann", "Ann", "Bob", "Bob", None, "Cleo"]):
        room.enter(person, number)
    assert order(room) == ["Ann", "Bob", None, "Cleo", "Ann", "Bob", "Ann", "Ann"]


def test_two_at_once_and_nobody_in_particular_without_limit() -> None:
    room: WaitingRoom[int] = WaitingRoom(Shares(at_once=2))
    for number in range(3):
        room.enter("Ann", number)
    assert [room.next(), room.next(), room.next()] == [("Ann", 0), ("Ann", 1), None]
    for number in range(3):
        room.enter(None, number)
    assert [room.next() for _ in range(4)] == [(None, 0), (None, 1), (None, 2), None]
    room.done("Ann")
    assert room.next() == ("Ann", 2)


def test_who_leaves_is_not_served() -> None:
    room: WaitingRoom[int] = WaitingRoom(Shares())
    for number in range(3):
        room.enter("Ann", number)
    room.leave("Ann", 1)
    room.leave("Ann", 7)
    room.leave("Bob", 0)
    assert [room.next(), room.next(), room.next()] == [("Ann", 0), ("Ann", 2), None]


@pytest.mark.parametrize(("waiting", "each", "entered"), [(5, 9, 5), (9, 4, 4)])
def test_it_holds_its_shares_and_no_more(waiting: int, each: int, entered: int) -> None:
    room: WaitingRoom[int] = WaitingRoom(Shares(waiting=waiting, waiting_each=each))
    for number in range(20):
        with suppress(Busy):
            room.enter("Ann", number)
    assert len(room) == entered
    assert len(room.clear()) == entered
    assert room.next() is None


@given(st.lists(st.one_of(st.sampled_from(PEOPLE), st.just("next"), st.just("done")), max_size=60))
def test_every_job_comes_once_in_the_order_of_its_person(acts: list[str]) -> None:
    """And nobody who may be served is passed over twice by the same other person."""
    room: WaitingRoom[tuple[str, int]] = WaitingRoom(Shares(at_once=2))
    entered: list[tuple[str, int]] = []
    served: list[tuple[str, int]] = []
    at_work: list[str] = []
    passed_over: Counter[tuple[str, str]] = Counter()
    for number, act in enumerate(acts):
        if act in PEOPLE:
            with suppress(Busy):
                room.enter(act, (act, number))
                entered.append((act, number))
        elif act == "done" and at_work:
            room.done(at_work.pop(0))
        elif act == "next" and (turn := room.next()) is not None:
            person, job = turn
            assert person is not None
            served.append(job)
            at_work.append(person)
            assert at_work.count(person) <= 2
            waiting = {who for who, _ in set(entered) - set(served)} - {person}
            for who in waiting:
                passed_over[who, person] += at_work.count(who) < 2
                assert passed_over[who, person] <= 1
            for other in PEOPLE:
                passed_over.pop((person, other), None)
    assert len(room) == len(entered) - len(served)
    for person in PEOPLE:
        mine = [job for job in entered if job[0] == person]
        assert [job for job in served if job[0] == person] == mine[: sum(job[0] == person for job in served)]
