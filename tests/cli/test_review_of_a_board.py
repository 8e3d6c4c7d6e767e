"""`pegout review` of the record of a board."""

import json
from pathlib import Path

import pytest

from pegout.cli.main import BAD_INPUT, main
from pegout.companion import PointKind, Points, write_board
from tests.kit.boards import a_board


@pytest.fixture
def record(tmp_path: Path) -> str:
    board = a_board()
    board.enter(Points(1, 8, PointKind.HAND), Points(0, 121, PointKind.PLAY))
    path = tmp_path / "board.rec"
    path.write_text(write_board(board.log), "utf-8")
    return str(path)


def test_it_prints_the_result_the_hands_and_the_line(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", record]) == 0
    told = capsys.readouterr().out
    assert "Ann wins the game; double skunk for Bob" in told
    assert "Bob, hand as pone: 8 in 1" in told
    assert "entry 2: 121-8, 100.0%" in told


def test_it_is_there_as_data(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", record, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["line"][-1]["scores"] == [121, 8]


def test_what_only_games_have_is_refused_in_one_line(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", record, "--worst", "3"]) == BAD_INPUT
    assert capsys.readouterr().err.count("\n") == 1


def test_a_changed_record_is_refused_with_its_line(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(record)
    path.write_text(path.read_text("utf-8").replace("points B 8", "points B 9"), "utf-8")
    assert main(["review", record]) == BAD_INPUT
    assert "line " in capsys.readouterr().err
