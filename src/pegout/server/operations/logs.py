"""What the server says about itself: a line for each event on standard error, as JSON or as text."""

import json
import logging
import logging.config
from datetime import UTC, datetime
from typing import Any, Literal

from pegout.server.operations.redaction import redacted
from pegout.server.request_context import CURRENT

LogFormat = Literal["text", "json"]

QUIET = ("uvicorn", "litestar", "websockets", "asyncio", "sqlalchemy", "alembic", "numba")
"""Libraries of which only warnings are logged: uvicorn would log the addresses of sockets in full."""


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """Everything about a line in the order in which it is written; nothing that is unknown."""
    visit = CURRENT.get()
    facts = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "logger": record.name,
        "message": redacted(record.getMessage()),
        "request": visit and redacted(visit.id),
        "person": visit and visit.person,
        "route": visit and visit.route,
        "status": getattr(record, "status", None),
        "milliseconds": getattr(record, "milliseconds", None),
    }
    return {name: fact for name, fact in facts.items() if fact is not None}


class JsonLines(logging.Formatter):
    """One object a line, the traceback of an error among its fields."""

    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record)
        if record.exc_info:
            facts["traceback"] = redacted(self.formatException(record.exc_info))
        return json.dumps(facts, default=str)


class PlainLines(logging.Formatter):
    """For people: what happened first, and what belongs to it behind; tracebacks follow below."""

    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record)
        head = f"{facts.pop('time')} {facts.pop('level'):<8} {_one_line(facts.pop('message'))}"
        line = " ".join([head, *(f"{name}={fact}" for name, fact in facts.items())])
        if record.exc_info:
            line += "\n" + redacted(self.formatException(record.exc_info))
        return line


def _one_line(message: str) -> str:
    """A message cannot pretend to be two, nor write to a terminal what it likes."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in message)


def configure_logging(level: str = "info", form: LogFormat = "text") -> None:
    """Send every log of this process to standard error in that form, from that level on."""
    lines = JsonLines if form == "json" else PlainLines
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"lines": {"()": lines}},
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
            "root": {"level": level.upper(), "handlers": ["stderr"]},
            "loggers": {name: {"level": "WARNING"} for name in QUIET},
        }
    )
