"""What is installed from the wheel is whole: far from any checkout it serves, plays, analyses, verifies."""

import os
import subprocess
import sys
import time
import venv
import zipfile
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest

from pegout.rules import PRESETS
from tests.kit.running_server import Guest, serving, sqlite_in
from tests.kit.table_routes import SHORT, play_out, with_bot

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
DEPENDENCIES = Path(np.__file__).parents[1]
PIP = [str(Path(sys.base_prefix) / "bin" / "python3"), "-m", "pip", "--disable-pip-version-check"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built without a network: the build tool is one of our own tools."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("*.whl")
    return built


def in_the_wheel(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as packed:
        assert packed.testzip() is None
        return set(packed.namelist())


def test_every_file_of_the_package_is_in_the_wheel(wheel: Path) -> None:
    files = {path for path in (SOURCE / "pegout").rglob("*") if path.is_file()}
    wanted = {path.relative_to(SOURCE).as_posix() for path in files if "__pycache__" not in path.parts}
    assert {name for name in in_the_wheel(wheel) if name.startswith("pegout/")} == wanted


@pytest.mark.parametrize(
    ("folder", "ending"),
    [
        ("pegout/server/web/", ".html"),
        ("pegout/store/migrations/versions/", ".py"),
        ("pegout/analysis/", ".npz"),
        ("pegout/", "py.typed"),
    ],
)
def test_what_is_no_module_is_in_the_wheel_too(wheel: Path, folder: str, ending: str) -> None:
    assert [name for name in in_the_wheel(wheel) if name.startswith(folder) and name.endswith(ending)]


def test_nothing_else_is_in_the_wheel(wheel: Path) -> None:
    tops = {name.partition("/")[0] for name in in_the_wheel(wheel)}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"pegout"}


class Installed:
    """An empty environment with the wheel in it, and a folder outside of any checkout to work in."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.folder = folder / "elsewhere"
        self.folder.mkdir()
        venv.create(folder / "env", with_pip=False, symlinks=True)
        self.bin = folder / "env" / "bin"
        self.env = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
        self.env["XDG_DATA_HOME"] = str(folder / "data")
        (site,) = (folder / "env" / "lib").glob("python*/site-packages")
        self.run(*PIP, "--python", str(self.bin / "python"), "install", "--no-index", "--no-deps", str(wheel))
        # Only what is named in such a file is added: the editable install that lies there is not followed.
        (site / "dependencies.pth").write_text(f"{DEPENDENCIES}\n")

    def run(self, *command: str) -> str:
        done = subprocess.run(
            command, cwd=self.folder, env=self.env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def pegout(self, *arguments: str) -> str:
        return self.run(str(self.bin / "pegout"), *arguments)


def analysed(guest: Guest, six: Any) -> Any:
    """The first question after an installation waits for the compiler."""
    for _ in range(10):
        try:
            answer = guest.send("/api/analysis/discard", six)
        except httpx.ReadTimeout:
            continue
        if answer.status_code == 200:
            return answer.json()
        assert answer.status_code in (422, 429, 503), answer.text
        time.sleep(2)
    raise AssertionError("The analysis is never done.")


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(wheel, tmp_path_factory.mktemp("installed"))


@pytest.mark.long
def test_it_is_the_wheel_that_runs(installed: Installed) -> None:
    script = "import pegout, sys; print(pegout.__file__, *sys.path, sep='\\n')"
    file, *path = installed.run(str(installed.bin / "python"), "-c", script).splitlines()
    assert Path(file).is_relative_to(installed.bin.parent)
    assert str(SOURCE) not in path


@pytest.mark.long
def test_the_commands_find_what_they_need(installed: Installed) -> None:
    assert "29" in installed.pegout("score", "5H 5C 5S JD", "5D")
    assert all(name in installed.pegout("rules") for name in PRESETS)
    assert "J♥ K♦" in installed.pegout("discard", "5H 5C 6D 7S JH KD", "--dealer")


@pytest.mark.long
def test_it_serves_a_game_against_a_bot_analyses_and_verifies_it(installed: Installed) -> None:
    program = [str(installed.bin / "pegout")]
    place = {"program": program, "cwd": installed.folder, "env": installed.env}
    with serving(sqlite_in(installed.folder), **place) as server:
        ann = Guest(server.url)
        assert "<title>Pegout" in ann.http.get("/").text
        table = with_bot(ann, "regular", options=SHORT)
        noted = ann.get(f"/api/tables/{table}")["table"]["commitment"]
        over = play_out([ann], table)
        assert max(over["game"]["scores"]) >= SHORT["goal"]
        hand = {"hand": ["5H", "5C", "5S", "JD"], "starter": "5D"}
        assert ann.post("/api/analysis/score", hand)["total"] == 29
        six = {"cards": ["5H", "5C", "6D", "7S", "JH", "KD"], "dealer": True}
        assert len(analysed(ann, six)["throws"]) == 15
        record = installed.folder / "match.rec"
        record.write_text(ann.http.get(f"/api/tables/{table}/record").text, "utf-8")
        ann.http.close()
    assert installed.pegout("verify", str(record), "--commitment", noted)
