"""The waiting room of the worker pool: turns go round, shares hold, and nobody is lost."""

from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.services.worker_pool import Busy, Requester, Shares
from pegout.services.worker_pool.queue import JobQueue

ANN, BOB, CLEO = Requester("Ann"), Requester("Bob"), Requester("Cleo")
PEOPLE = (ANN, BOB, CLEO)
THREE = (Requester("Ann", "here"), Requester("Bob", "here"), Requester("Cleo", "there"))
"""Two of them come from the same place."""


def order(room: JobQueue[int]) -> list[str | None]:
    """Who is served, one after the other, each job being done before the next is taken."""
    served = []
    while (turn := room.next()) is not None:
        served.append(None if turn[0] is None else turn[0].person)
        room.done(turn[0])
    return served


def test_turns_go_round_however_many_jobs_somebody_has() -> None:
    room: JobQueue[int] = JobQueue(Shares())
    for number, person in enumerate([ANN, ANN, ANN, ANN, BOB, BOB, None, CLEO]):
        room.enter(person, number)
    assert order(room) == ["Ann", "Bob", None, "Cleo", "Ann", "Bob", "Ann", "Ann"]


def test_a_hundred_guests_of_one_network_have_every_other_turn_and_no_more() -> None:
    room: JobQueue[int] = JobQueue(Shares(waiting=200, waiting_there=100))
    for number in range(100):
        room.enter(Requester(f"guest {number}", "198.51.100.7"), number)
    for number in range(3):
        room.enter(Requester("Ann", "203.0.113.9"), number)
    served = order(room)
    assert [place for place, who in enumerate(served) if who == "Ann"] == [1, 3, 5]
    assert served[0::2][:3] == ["guest 0", "guest 1", "guest 2"]  # who take turns among themselves
    assert len(set(served)) == 101


def test_one_network_neither_fills_the_room_nor_has_all_the_places() -> None:
    room: JobQueue[int] = JobQueue(Shares(waiting=10, waiting_there=6, at_once_there=1))
    for number in range(20):
        with suppress(Busy):
            room.enter(Requester(f"guest {number}", "here"), number)
    assert len(room) == 6
    room.enter(Requester("Ann", "there"), 20)
    assert [room.next(), room.next(), room.next()] == [
        (Requester("guest 0", "here"), 0),
        (Requester("Ann", "there"), 20),
        None,
    ]
    room.done(Requester("guest 0", "here"))
    assert room.next() == (Requester("guest 1", "here"), 1)


def test_two_at_once_and_nobody_in_particular_without_limit() -> None:
    room: JobQueue[int] = JobQueue(Shares(at_once=2))
    for number in range(3):
        room.enter(ANN, number)
    assert [room.next(), room.next(), room.next()] == [(ANN, 0), (ANN, 1), None]
    for number in range(3):
        room.enter(None, number)
    assert [room.next() for _ in range(4)] == [(None, 0), (None, 1), (None, 2), None]
    room.done(ANN)
    assert room.next() == (ANN, 2)


def test_who_leaves_is_not_served() -> None:
    room: JobQueue[int] = JobQueue(Shares())
    for number in range(3):
        room.enter(ANN, number)
    room.leave(ANN, 1)
    room.leave(ANN, 7)
    room.leave(BOB, 0)
    assert [room.next(), room.next(), room.next()] == [(ANN, 0), (ANN, 2), None]


@pytest.mark.parametrize(("waiting", "each", "entered"), [(5, 9, 5), (9, 4, 4)])
def test_it_holds_its_shares_and_no_more(waiting: int, each: int, entered: int) -> None:
    room: JobQueue[int] = JobQueue(Shares(waiting=waiting, waiting_each=each))
    for number in range(20):
        with suppress(Busy):
            room.enter(ANN, number)
    assert len(room) == entered
    assert len(room.clear()) == entered
    assert room.next() is None


Act = Requester | str
ACTS = st.one_of(st.just("next"), st.just("done"))


@given(st.lists(st.one_of(st.sampled_from(PEOPLE), ACTS), max_size=60))
def test_every_job_comes_once_in_the_order_of_its_person(acts: list[Act]) -> None:
    """And nobody who may be served is passed over twice by the same other person."""
    room: JobQueue[tuple[Requester, int]] = JobQueue(Shares(at_once=2))
    entered: list[tuple[Requester, int]] = []
    served: list[tuple[Requester, int]] = []
    at_work: list[Requester] = []
    passed_over: Counter[tuple[Requester, Requester]] = Counter()
    for number, act in enumerate(acts):
        if isinstance(act, Requester):
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


@given(st.lists(st.one_of(st.sampled_from(THREE), ACTS), max_size=60))
def test_no_place_is_passed_over_twice_by_another(acts: list[Act]) -> None:
    room: JobQueue[int] = JobQueue(Shares(at_once_there=2, at_once=2, waiting_there=20))
    waiting: Counter[str] = Counter()
    at_work: list[Requester] = []
    passed_over: Counter[str] = Counter()
    for number, act in enumerate(acts):
        if isinstance(act, Requester):
            with suppress(Busy):
                room.enter(act, number)
                waiting[act.place] += 1
        elif act == "done" and at_work:
            room.done(at_work.pop(0))
        elif act == "next" and (turn := room.next()) is not None and turn[0] is not None:
            place = turn[0].place
            at_work.append(turn[0])
            there = Counter(one.place for one in at_work)
            assert there[place] <= 2
            waiting[place] -= 1
            passed_over[place] = 0
            for other in waiting:
                if other != place and waiting[other] and there[other] < 2:
                    passed_over[other] += 1
                    assert passed_over[other] <= 1
