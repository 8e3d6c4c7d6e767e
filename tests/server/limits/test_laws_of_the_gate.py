"""Laws of the gate: nobody has more than the limit, nor a network, and time brings it back."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pegout.server.limits.gate import Gate
from pegout.server.limits.links import Link
from pegout.server.limits.places import BELIEVED_SECONDS, Places
from pegout.server.limits.purposes import NETWORK, PURPOSES, TABLES, Purpose
from pegout.server.limits.tally import STEPS, Limit, Tally
from pegout.server.problems import Problem

HOSTS = [*(f"198.51.{net}.{host}" for net in (1, 2) for host in range(1, 12)), "2001:db8::1", "2001:db8::2"]


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def scope_of(host: str) -> Any:
    return {"type": "http", "client": (host, 40_000), "headers": [], "state": {}}


def let_in(gate: Gate, host: str, purpose: Purpose, link: Link | None = None) -> bool:
    found = refusal(gate, host, purpose, link)
    assert found is None or (found.status == 429 and 1 <= (found.retry_after or 0) <= purpose.seconds)
    return found is None


def refusal(gate: Gate, host: str, purpose: Purpose, link: Link | None) -> Problem | None:
    try:
        gate.count(scope_of(host), purpose, link)
    except Problem as problem:
        return problem
    return None


@settings(max_examples=50, deadline=None)
@given(st.lists(st.sampled_from(HOSTS), min_size=200, max_size=1500))
def test_no_address_and_no_network_has_more_than_its_own(hosts: list[str]) -> None:
    gate = Gate()
    done = [host for host in hosts if let_in(gate, host, TABLES)]
    single = Counter(host if "." in host else "2001:db8::/64" for host in done)
    networks = Counter(host.rpartition(".")[0] for host in done)
    assert max(single.values()) <= TABLES.by_address
    assert max(networks.values()) <= NETWORK * TABLES.by_address
    asked = Counter(host if "." in host else "2001:db8::/64" for host in hosts)
    for host, number in asked.items():
        if number <= TABLES.by_address:  # whoever keeps to it is never refused for another's sake
            assert single[host] == number or networks[host.rpartition(".")[0]] == NETWORK * TABLES.by_address


def test_a_network_is_full_when_enough_of_its_addresses_are() -> None:
    gate = Gate()
    for host in range(NETWORK):
        for _ in range(TABLES.by_address):
            assert let_in(gate, f"203.0.113.{host}", TABLES)
    assert not let_in(gate, "203.0.113.200", TABLES)
    assert let_in(gate, "203.0.114.200", TABLES)
    assert let_in(gate, "203.0.113.200", TABLES, Link("event", "Ann")) is False  # links open no tables


def test_more_guests_expected_is_more_of_everything() -> None:
    usual, club = Gate(), Gate(guests=200)
    host = "203.0.113.1"
    for gate, most in ((usual, TABLES.by_address), (club, 10 * TABLES.by_address)):
        assert [let_in(gate, host, TABLES) for _ in range(most + 1)] == [True] * most + [False]


@settings(max_examples=50, deadline=None)
@given(st.lists(st.tuples(st.sampled_from("ab"), st.integers(1, 3), st.floats(0, 20)), max_size=60))
def test_a_count_begins_anew_after_its_time_and_never_before(steps: list[tuple[str, int, float]]) -> None:
    clock = Clock()
    tally = Tally(clock)
    counts: dict[str, tuple[float, int]] = {}
    for key, times, pause in steps:
        clock.now += pause
        limit = Limit(key, 5, 30)
        until, count = counts.get(key, (0.0, 0))
        if clock.now >= until:
            until, count = clock.now + 30, 0
        allowed = count + times <= 5
        assert (tally.spent([limit], times) is None) == allowed
        if allowed:
            tally.add([limit], times)
            counts[key] = until, count + times


@settings(max_examples=50, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 2), st.booleans()), min_size=50, max_size=400), st.integers(1, 100))
def test_processes_together_overrun_a_limit_by_no_more_than_is_said(
    steps: list[tuple[int, bool]], most: int
) -> None:
    """What came since the last word, and for each process what is less than a step."""
    tallies = [Tally(Clock()) for _ in range(3)]
    limit, done, silent = Limit("key", most, 60), 0, 0
    for process, tell in steps:
        if tallies[process].spent([limit]) is None:
            tallies[process].add([limit])
            done += 1
            silent = max(silent, 0 if tell else silent + 1)
        if tell:
            for one in tallies:
                news = one.news()
                for other in tallies:
                    if other is not one:
                        other.heard(news)
    assert done <= most + silent + len(tallies) * max(1, most // STEPS)


def test_a_crowd_of_addresses_takes_a_bounded_room() -> None:
    tally = Tally(Clock(), most=100)
    for number in range(1000):
        tally.add([Limit(f"key {number}", 5, 60)])
    assert len(tally._counts) == 100  # noqa: SLF001
    assert len(tally._untold) <= 100  # noqa: SLF001


def test_what_a_process_held_that_died_is_free_again() -> None:
    clock = Clock()
    places, limit = Places(clock), Limit("key", 3, 0)
    places.heard("other", {"key": 3})
    assert places.full([limit]) == limit
    clock.now += BELIEVED_SECONDS + 0.1
    assert places.full([limit]) is None


def test_every_purpose_has_a_name_of_its_own_and_words() -> None:
    assert len({one.name for one in PURPOSES}) == len(PURPOSES)
    assert all(one.what and one.by_address > 0 for one in PURPOSES)
