"""The one shape of every error on the wire."""

from collections.abc import Mapping
from typing import Any

import msgspec

from pegout.refusal import Plain
from pegout.server.tables.wire import WholeTable

STALE = "The table has moved on: look at it again."
UNAVAILABLE = "The database is not answering: try again in a moment."
STORE_RETRY_SECONDS = 5
"""Seconds after which a database may answer again."""


class ProblemBody(msgspec.Struct, omit_defaults=True, frozen=True):
    """What went wrong, in a word for programs and a sentence for people."""

    code: str
    message: str
    view: WholeTable | None = None
    """The table as it is now, if a command came too late."""
    field: str = ""
    """The wrong field, if it was one."""
    retry_after: int | None = None
    """Seconds to wait, if waiting helps."""
    reason: str = ""
    """Why something was refused, as a code of docs/refusals.md."""
    values: Mapping[str, Plain] = {}
    """The values in the sentence."""


class ProblemAnswer(msgspec.Struct, frozen=True):
    error: ProblemBody


class Problem(Exception):
    """Answers a request with an error of this status; the message says what to do."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        *,
        view: Any = None,
        retry_after: int | None = None,
        field: str = "",
        reason: str = "",
        values: Mapping[str, Plain] | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.body = ProblemBody(code, message, view, field, retry_after, reason, values or {})
        self.retry_after = retry_after
