"""`pegout serve`: what it asks for, and one sentence for whatever keeps it from beginning."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import platformdirs
import pytest
from litestar import Litestar

from pegout import wiring
from pegout.cli.main import main
from pegout.server import operations, process
from pegout.server.operations import Metrics, ServeOptions, Watch
from pegout.server.process import listen
from pegout.services.streams.ports import StoreUnavailable


class Desk:
    """Takes the place of the wiring and of the network."""

    def __init__(self) -> None:
        self.options: ServeOptions | None = None
        self.logs: tuple[str, str] | None = None
        self.trouble: Exception | None = None

    def build(self, options: ServeOptions) -> Watch:
        self.options = options
        if self.trouble is not None:
            raise self.trouble
        return Watch(Litestar([], logging_config=None), Metrics(), options)

    def note_logs(self, level: str, form: str) -> None:
        self.logs = (level, form)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Desk:
    desk = Desk()
    monkeypatch.delenv("PEGOUT_DATABASE", raising=False)
    monkeypatch.setattr(wiring, "server_app", desk.build, raising=False)
    monkeypatch.setattr(operations, "configure_logging", desk.note_logs)
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(tmp_path / "data"))
    return desk


def _at_once(_app: Any, host: str, port: int, ready: Any, _leaving: Any, _proxies: Any) -> None:
    ready(f"http://{host}:{port}")


@pytest.fixture
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "run_server", _at_once)


@pytest.mark.usefixtures("no_network")
def test_nothing_is_needed(desk: Desk, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve"]) == 0
    assert capsys.readouterr().out == "Pegout is ready: http://127.0.0.1:8121\n"
    assert desk.options is not None
    assert desk.options.database == f"sqlite:///{tmp_path}/data/pegout.sqlite"
    assert (tmp_path / "data").is_dir()
    assert desk.options.thinking >= 1
    assert desk.logs == ("info", "text")


@pytest.mark.usefixtures("no_network")
def test_every_option_reaches_the_server(desk: Desk) -> None:
    url = "postgresql://pegout@db.example/pegout"
    words = (
        "--host 0.0.0.0 --port 80 --log-level debug --log-format json --https --workers-thinking 3 "
        "--allowed-host crib.example --allowed-host *.peg.example --metrics-from 10.0.0.0/8"
    )
    assert main(["serve", "--database", url, *words.split()]) == 0
    assert desk.options == ServeOptions(
        database=url,
        host="0.0.0.0",  # noqa: S104 - nobody listens here
        port=80,
        https=True,
        thinking=3,
        allowed_hosts=("crib.example", "*.peg.example"),
        metrics_from=("10.0.0.0/8",),
    )
    assert desk.logs == ("debug", "json")


@pytest.mark.usefixtures("no_network")
def test_the_environment_may_name_the_database(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PEGOUT_DATABASE", "postgresql://db/one")
    assert main(["serve"]) == 0
    assert desk.options is not None
    assert desk.options.database == "postgresql://db/one"
    assert main(["serve", "--database", "postgresql://db/two"]) == 0
    assert desk.options.database == "postgresql://db/two"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--workers-thinking", "0"], "--workers-thinking 1"),
        (["--port", "65536"], "--port"),
        (["--port", "crib"], "--port"),
        (["--log-format", "xml"], "json"),
        (["--database", "mysql://db/pegout"], "postgresql://"),
        (["--database", "sqlite:////proc/no-such/pegout.sqlite"], "--database"),
        (["--database", f"sqlite:///{__file__}/pegout.sqlite"], "--database"),
        (["--host", "no.such.host.invalid"], "--host"),
    ],
)
@pytest.mark.usefixtures("desk")
def test_bad_input_is_one_sentence(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments]) == 2
    said = capsys.readouterr()
    assert why in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.usefixtures("desk")
def test_a_port_in_use_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    assert capsys.readouterr().err == (
        f"pegout: Port {port} is in use: stop the other program, or choose another with --port.\n"
    )


@pytest.mark.parametrize(
    "trouble",
    [
        StoreUnavailable("postgresql://pegout:hunter2@db/pegout does not answer:\nstart it."),
        ValueError("The database was written by a newer Pegout: use that one."),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence_without_its_password(
    trouble: Exception, desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.trouble = trouble
    assert main(["serve"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert str(trouble).split()[-1] in said
    assert "hunter2" not in said


def test_other_commands_need_not_wait_for_the_server_to_load() -> None:
    script = (
        "import sys; from argparse import ArgumentParser\n"
        "from pegout.cli import admin, serve\n"
        "serve.add_arguments(ArgumentParser()); admin.add_arguments(ArgumentParser())\n"
        "print(sorted({name.split('.')[0] for name in sys.modules}"
        " & {'litestar', 'uvicorn', 'sqlalchemy', 'msgspec', 'asyncio', 'numpy'}))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
