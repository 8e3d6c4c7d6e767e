"""The limit of open files is looked at when a server starts, and only trusted proxies are believed."""

import resource
from pathlib import Path

import httpx
import pytest

from pegout.server.front import files
from tests.kit.running_server import serving, sqlite_in


def few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, 512))


def test_a_low_limit_of_open_files_is_told_and_a_strange_proxy_too(tmp_path: Path) -> None:
    with serving(sqlite_in(tmp_path), preexec_fn=few_files) as server:
        for _ in range(3):
            httpx.get(f"{server.url}/health", headers={"x-forwarded-for": "203.0.113.9"})
        log = server.log
    assert "Only 512 files may be open" in log
    assert log.count("--trusted-proxy") == 1


def test_the_limit_is_raised_where_that_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [(256, 524_288)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: now[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, pair: now.append(pair))
    assert files.room_for_connections() == files.WANTED - files.RESERVED
    assert now[-1] == (files.WANTED, 524_288)


def test_a_network_that_is_none_is_refused_in_a_sentence(tmp_path: Path) -> None:
    from tests.kit.running_server import RunningServer

    server = RunningServer(sqlite_in(tmp_path), "--trusted-proxy", "the nginx over there")
    assert server.process.wait(60) == 2
    assert "is not a network: write it like 10.0.0.0/8" in server.log
    assert "Traceback" not in server.log
    server.stop()
