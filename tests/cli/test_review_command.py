"""`pegout review`: what it prints and writes, and what it refuses."""

import json
from pathlib import Path

import pytest

from pegout.cli.main import BAD_INPUT, main
from pegout.cli.review import report
from pegout.rules import PRESETS
from tests.kit.review import played, sample, sample_review

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.record"
    path.write_text(sample().record, encoding="utf-8")
    return str(path)


def test_it_prints_totals_ledger_and_decisions_of_each_player(record: str, capsys: Captured) -> None:
    assert main(["review", record]) == 0
    out = capsys.readouterr().out
    winner = sample().winner
    assert f"Ann {'won' if winner == 0 else 'lost'}: accuracy " in out
    assert f"Bob {'won' if winner == 1 else 'lost'}: accuracy " in out
    assert out.count("points lost per deal: ") == out.count("chance to win ") == 2
    assert sum("throws" in line for line in out.splitlines()) == 2 * sample().state.deal_number


def test_one_player_as_data_and_the_files(record: str, tmp_path: Path, capsys: Captured) -> None:
    page, line = tmp_path / "page.html", tmp_path / "line.svg"
    words = ["--seat", "Bob", "--html", str(page), "--svg", str(line), "--json"]
    assert main(["review", record, *words]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [player["name"] for player in found["games"][0]["players"]] == ["Bob"]
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert line.read_text("utf-8").startswith("<svg ")


def test_the_worst_come_first() -> None:
    found = sample_review()
    lines = [line for line in report(found, worst=2) if line.startswith("  deal ")]
    shown = [line.rpartition("(")[2].partition("%")[0] for line in lines]
    costs = [sorted(one.cost for one in player.decisions)[::-1] for player in found.games[0].players]
    assert shown == [f"{100 * cost:.1f}" for own in costs for cost in own[:2]]


def test_an_unknown_player_is_named_with_the_nearest(record: str, capsys: Captured) -> None:
    assert main(["review", record, "--seat", "Bop"]) == BAD_INPUT
    assert capsys.readouterr().err == ("pegout: this record has no player called 'Bop': did you mean Bob?\n")


def test_what_cannot_be_reviewed_is_one_line(tmp_path: Path, capsys: Captured) -> None:
    three = tmp_path / "three.record"
    three.write_text(played(PRESETS["club-3"], 1).record, encoding="utf-8")
    for words, reason in (
        ([str(three), "--svg", str(tmp_path / "x")], "there is nothing to draw: chances to win are known"),
        ([str(three), "--worst", "0"], "--worst 0 shows nothing: give 1 or more."),
        ([str(tmp_path / "none")], "No such file or directory."),
    ):
        assert main(["review", *words]) == BAD_INPUT
        err = capsys.readouterr().err
        assert reason in err
        assert err.count("\n") == 1
    assert not (tmp_path / "x").exists()


def test_three_seats_are_reviewed_by_points(tmp_path: Path, capsys: Captured) -> None:
    three = tmp_path / "three.record"
    three.write_text(played(PRESETS["club-3"], 1).record, encoding="utf-8")
    assert main(["review", str(three), "--worst", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("With 3 seats only throws")
    assert "%, " not in out
