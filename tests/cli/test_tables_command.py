"""`pegout tables`: what is whole, what is not, and what cannot be built."""

import json
import shutil
from pathlib import Path

import pytest

from pegout.analysis.shipped import FOLDER
from pegout.cli.main import main


def test_the_shipped_tables_are_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {row["table"] for row in rows} >= {"crib", "blueprint", "pegging", "win"}
    assert all(row["whole"] and row["bytes"] > 0 for row in rows)


def test_a_changed_table_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "tables"
    shutil.copytree(FOLDER, copy)
    shutil.copy(copy / "win.npz", copy / "crib.npz")
    assert main(["tables", "check", "--folder", str(copy)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert next(line for line in lines if line.startswith("crib")).endswith("`pegout tables build`")
    assert next(line for line in lines if line.startswith("win")).endswith("whole")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["check", "--folder", "/nowhere"], "pegout tables build"),
        (["build", "--workers", "0"], "--workers 1"),
        (["build", "--cluster", "tcp://127.0.0.1:1"], "no Dask cluster answers"),
        (["mend"], "check"),
    ],
)
def test_bad_input_is_one_sentence(
    arguments: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = ["--keep", str(tmp_path)] if arguments[0] == "build" else []
    assert main(["tables", *arguments, *keep]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1
