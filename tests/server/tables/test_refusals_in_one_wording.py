"""What goes wrong is told in the same words over HTTP and over a socket."""

import logging
from typing import Any

import pytest

from pegout.server.errors import Answering
from pegout.server.refusals import problem_of
from pegout.services.streams.ports import StoreUnavailable, VersionConflict

REASON = "The disk of /var/lib/secret/place is full"


def over_http(error: Exception) -> tuple[int, str, str, str | None]:
    handler: Any = Answering(lambda _: None).handlers()[error.__class__]
    answer = handler(None, error)
    body = answer.content.error
    return answer.status_code, body.code, body.message, answer.headers.get("retry-after")


def over_a_socket(error: Exception) -> tuple[int, str, str, str | None]:
    problem = problem_of(error)
    wait = None if problem.retry_after is None else str(problem.retry_after)
    return problem.status, problem.body.code, problem.body.message, wait


@pytest.mark.parametrize("error", [StoreUnavailable(REASON), VersionConflict(REASON)], ids=["store", "stale"])
def test_both_doors_say_the_same_and_nothing_of_the_reason(error: Exception) -> None:
    assert over_http(error) == over_a_socket(error)
    assert "secret" not in str(over_a_socket(error))


@pytest.mark.parametrize("door", [over_http, over_a_socket])
def test_why_the_store_does_not_answer_stands_in_the_log(door: Any, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        door(StoreUnavailable(REASON))
    assert REASON in caplog.text
