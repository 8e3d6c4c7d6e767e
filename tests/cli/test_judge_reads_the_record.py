"""`pegout judge --record`: what the record shows is not asked for, and who says otherwise is told why not."""

from pathlib import Path

import pytest

from pegout.cli.main import main
from tests.cli.test_judge_command import Captured, facts, ruled
from tests.kit.judged_tables import thrown, turned


@pytest.fixture
def starter_turned(tmp_path: Path) -> str:
    path = tmp_path / "game.txt"
    path.write_text(turned("JC").record, "utf-8")
    return str(path)


def test_v_1c_after_the_starter_the_throw_stands_without_a_question(
    capsys: Captured, starter_turned: str
) -> None:
    told = ruled(capsys, "throw-on-wrong-side", *facts(offender="Ann"), "--record", starter_turned)
    assert "the throw stands" in told["findings"][0]


def test_v_1c_before_it_the_throw_is_returned(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(thrown().record, "utf-8")
    told = ruled(capsys, "throw-on-wrong-side", *facts(offender="Ann"), "--record", str(path))
    assert [one["remedy"] for one in told["remedies"]] == ["ThrowReturned"]


@pytest.mark.parametrize(
    ("incident", "given", "why"),
    [
        ("throw-on-wrong-side", {"offender": "Ann", "starter_turned": "no"}, "The starter is already turned"),
        ("heels-not-pegged", {"dealer_played": "no"}, "Heels are already pegged"),
        (
            "wrong-cut",
            {"cut": "starter", "lifted": "10", "left": "10"},
            "40 cards were there to cut",
        ),
    ],
)
def test_what_the_record_contradicts_is_refused_in_one_sentence(
    capsys: Captured, starter_turned: str, incident: str, given: dict[str, str], why: str
) -> None:
    assert main(("judge", incident, *facts(**given), "--record", starter_turned)) == 2
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(("option", "given"), [("scores", "30-30"), ("names", "Cid,Dot"), ("seats", "3")])
def test_what_a_record_has_is_not_told_beside_it(
    capsys: Captured, starter_turned: str, option: str, given: str
) -> None:
    told = ("judge", "crib-looked-at", *facts(offender="Ann"), "--record", starter_turned)
    assert main((*told, f"--{option}", given)) == 2
    assert f"The record already has {option}: leave out --{option}." in capsys.readouterr().err


def test_the_offender_owns_up(capsys: Captured) -> None:
    """acc:III.3a: two to the dealer, though pone says so himself."""
    told = ruled(capsys, "cut-card-looked-at", *facts(offender="pone", claimant="pone"), "--scores", "0-0")
    assert [one["remedy"] for one in told["remedies"]] == ["PointsTo", "CutAgain"]
    assert [side["after"]["front"] for side in told["pegs"]] == [2, 0]
