"""Who may ask, how much, and what is said when it is too much."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.analysis import win_chance
from pegout.server.analysis import AnalysisSettings
from pegout.server.analysis.budget import MINUTE, Budget
from pegout.services.worker_pool import Busy, Closed, Requester, TookTooLong, WorkerDied, WorkerPool
from tests.kit.analysis import Inline, app, client, usual
from tests.kit.fast_workers import fast_workers  # noqa: F401 - a fixture

CLOSE = {"mine": 84, "theirs": 91}
HEAVY = ("discard", "win", "review")
LIGHT = ("score", "peg", "rulings")


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_budget_may_be_overdrawn_and_is_paid_back_by_waiting() -> None:
    """At 30 seconds a minute 45 seconds of work are paid back in 90, of which 60 are free."""
    clock = Clock()
    budget = Budget(30, clock)
    budget.charge("Ann", 20)
    assert budget.wait("Ann") == 0
    budget.charge("Ann", 25)
    assert (budget.wait("Ann"), budget.wait("Bob")) == (30, 0)
    clock.now += 29
    assert budget.wait("Ann") == 1
    clock.now += 61 + 60
    budget.charge("Ann", 30)
    assert budget.wait("Ann") == 0  # long ago is forgotten, but nothing is saved up


@given(st.lists(st.tuples(st.floats(0, 30), st.floats(0, 100)), min_size=1, max_size=50))
def test_nobody_has_more_than_the_budget_in_the_long_run(jobs: list[tuple[float, float]]) -> None:
    """Somebody who always asks as soon as they may has the time's share, a minute's and one job."""
    clock, had = Clock(), 0.0
    budget = Budget(20, clock)
    for seconds, pause in jobs:
        clock.now += pause + budget.wait("Ann")
        had += seconds
        budget.charge("Ann", seconds)
        assert had <= 20 * ((clock.now - 1000) / MINUTE + 1) + 30 + 1e-6


def test_whoever_has_had_their_share_is_told_when_to_come_back() -> None:
    server = app(Inline(), AnalysisSettings(seconds_a_minute=1e-9))
    with client(server) as ann:
        assert ann.post("/api/analysis/win", json=CLOSE).status_code == 200
        again = ann.post("/api/analysis/win", json=CLOSE)
        assert (again.status_code, again.json()["error"]["code"]) == (429, "busy")
        assert int(again.headers["Retry-After"]) >= 1
        assert ann.post("/api/analysis/peg", json={"cards": ["5H"]}).status_code == 200
        assert ann.post("/api/analysis/win", json=CLOSE, headers={"X-Name": "Bob"}).status_code == 200


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (Busy("Too much."), 429, "busy"),
        (Closed("Closing."), 503, "unavailable"),
        (WorkerDied("Lost."), 503, "unavailable"),
        (TookTooLong("Too long."), 422, "too_long"),
    ],
)
def test_what_happens_in_the_worker_pool_is_a_problem_with_a_sentence(
    error: Exception, status: int, code: str
) -> None:
    with client(app(Inline(error))) as one:
        answer = one.post("/api/analysis/win", json=CLOSE)
    wait = {} if status == 422 else {"retry_after": 5}
    assert (answer.status_code, answer.json()["error"]) == (
        status,
        {"code": code, "message": str(error), **wait},
    )
    assert ("Retry-After" in answer.headers) == (code != "too_long")


@pytest.mark.parametrize("error", [WorkerDied("Lost."), TookTooLong("Too long.")])
def test_work_that_was_lost_is_charged_in_full(error: Exception) -> None:
    with client(app(Inline(error), AnalysisSettings(job_seconds=5, seconds_a_minute=4))) as one:
        one.post("/api/analysis/win", json=CLOSE)
        again = one.post("/api/analysis/win", json=CLOSE)
    assert again.status_code == 429
    assert 14 <= int(again.headers["Retry-After"]) <= 15  # 75 seconds to pay 5 back, less the minute


def test_heavy_work_is_done_in_the_worker_pool_for_the_person_and_within_its_time() -> None:
    room = Inline()
    with client(app(room, AnalysisSettings(job_seconds=7))) as one:
        one.post("/api/analysis/win", json=CLOSE)
        one.post("/api/analysis/discard", json={"cards": ["5H"]})
        one.post("/api/analysis/review", json={"record": ""})
        one.post("/api/analysis/rulings", json={"incident": "renege", "record": ""})
        assert (room.parties, room.limits) == ([Requester("Ann", "testclient")] * 4, [7] * 4)
        one.post("/api/analysis/rulings", json={"incident": "renege"})
        one.post("/api/analysis/score", json={"hand": ["5H"], "starter": "5C"})
        assert len(room.parties) == 4


@pytest.mark.parametrize("route", [*HEAVY, *LIGHT])
def test_only_somebody_with_the_scope_may_ask(route: str) -> None:
    with client(name="") as one:
        assert one.post(f"/api/analysis/{route}", json={}).status_code == 401
        headers = {"X-Name": "Ann", "X-Scopes": "read play"}
        assert one.post(f"/api/analysis/{route}", json={}, headers=headers).status_code == 403
        headers["X-Scopes"] = "analyse"
        assert one.post(f"/api/analysis/{route}", json={}, headers=headers).status_code == 400
        assert one.get("/api/rules/acc").status_code == one.get("/api/opponents").status_code == 200


@pytest.mark.parametrize(("route", "most"), [*((route, 16_000) for route in LIGHT[:2]), ("review", 400_000)])
def test_a_body_has_its_length(route: str, most: int) -> None:
    with client(usual()) as one:
        assert one.post(f"/api/analysis/{route}", content=b" " * most + b"{}").status_code == 413


@pytest.mark.usefixtures("fast_workers")
def test_a_process_of_the_worker_pool_answers() -> None:
    """The whole way: the question goes to another process, and its answer comes back as it is."""
    room = WorkerPool(1)
    try:
        with client(app(room)) as one:
            found = one.post("/api/analysis/win", json=CLOSE).json()
            assert found["pone"] == win_chance(84, 91, dealer=False)
            refused = one.post("/api/analysis/win", json={"mine": 122, "theirs": 0})
            assert (refused.status_code, refused.json()["error"]["code"]) == (422, "refused")
    finally:
        asyncio.run(room.close())
