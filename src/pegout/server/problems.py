"""The one shape of every error on the wire."""

from collections.abc import Mapping
from typing import Any

import msgspec

from pegout.refusal import Plain
from pegout.server.tables.wire import WholeTable

STALE = "The table has moved on: look at it again."
UNAVAILABLE = "The database is not answering: try again in a moment."
STORE_RETRY_SECONDS = 5
"""After so long a database may answer again."""


class ProblemBody(msgspec.Struct, omit_defaults=True, frozen=True):
    """What went wrong, in a word for programs and a sentence for people."""

    code: str
    message: str
    view: WholeTable | None = None
    """Where a command came too late: the table as it stands now."""
    field: str = ""
    """Which field of what was sent is wrong, where it is one."""
    retry_after: int | None = None
    """Seconds to wait, where waiting helps."""
    reason: str = ""
    """Why something was refused, in the codes of docs/refusals.md."""
    values: Mapping[str, Plain] = {}
    """What the sentence was filled with."""


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
