"""`pegout win` and the tables as something to read."""

import json

import pytest

from pegout.cards import Rank
from pegout.cli.main import main


def test_both_deals_or_the_one_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["win", "0-0"]) == 0
    both = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in both] == ["0-0 as dealer", "0-0 as pone"]
    assert main(["win", "0-0", "--dealer"]) == 0
    assert capsys.readouterr().out.splitlines() == both[:1]


def test_numbers_of_one_score_come_to_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["win", "77-77", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["dealer"] + found["pone"] == pytest.approx(1.0)
    assert (found["mine"], found["theirs"], found["goal"]) == (77, 77, 121)


@pytest.mark.parametrize("text", ["84", "84:91", "x-y", "-1-3", "200-3", "121-121", "9" * 50 + "-1"])
def test_what_is_no_score_is_one_sentence(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["win", "--", text]) == 2
    said = capsys.readouterr().err
    assert "such as 84-91" in said
    assert said.count("\n") == 1


def test_the_tables_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "crib", "--json"]) == 0
    cribs = json.loads(capsys.readouterr().out)
    assert all(len(cribs[side]) == 13 * 14 // 2 + 13 * 12 // 2 for side in ("own", "other"))
    assert max(cribs["own"], key=cribs["own"].__getitem__) == "55"
    assert main(["tables", "win", "--json"]) == 0
    wins = json.loads(capsys.readouterr().out)
    assert len(wins["dealer"]) == 121
    assert {len(row) for row in wins["pone"]} == {121}
    assert wins["dealer"][3][50] + wins["pone"][50][3] == pytest.approx(1.0, abs=1e-5)
    assert main(["tables", "crib"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2 * (2 + len(Rank) + 1) + 1
    assert main(["tables", "win"]) == 0
    assert "As pone" in capsys.readouterr().out
