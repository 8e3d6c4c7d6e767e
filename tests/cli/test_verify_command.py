"""`pegout verify`: what it prints, and its exit codes."""

import json
from pathlib import Path

import pytest

from pegout.cli.main import BAD_INPUT, main
from pegout.cli.verify import DISAGREES
from pegout.rules import PRESETS
from pegout.services.provable import commitment_of
from tests.kit.provable import Pack, dealt, record_of, secrets_for

Captured = pytest.CaptureFixture[str]

LODGE = PRESETS["lodge"]
SECRETS = secrets_for(LODGE)
COMMITMENT = commitment_of(SECRETS.server)


def second_turned_over(number: int, pack: Pack) -> Pack:
    return pack[::-1] if number == 1 else pack


@pytest.fixture
def honest(tmp_path: Path) -> str:
    path = tmp_path / "honest.record"
    path.write_text(record_of(dealt(LODGE, SECRETS)[0], SECRETS), encoding="utf-8")
    return str(path)


@pytest.fixture
def cheated(tmp_path: Path) -> str:
    path = tmp_path / "cheated.record"
    game, _ = dealt(LODGE, SECRETS, cheat=second_turned_over)
    path.write_text(record_of(game, SECRETS), encoding="utf-8")
    return str(path)


def test_a_match_that_agrees_has_a_tick_for_each_pack(honest: str, capsys: Captured) -> None:
    assert main(["verify", honest, "--commitment", COMMITMENT.upper()]) == 0
    lines = capsys.readouterr().out.splitlines()
    packs = len(dealt(LODGE, SECRETS)[1].packs)
    assert lines[0] == f"Table {SECRETS.table}, match {SECRETS.match}: Ann, Bob"
    assert lines[1] == f"Commitment {COMMITMENT}"
    assert [line[2:] for line in lines if line.startswith("✓ ")][:3] == [
        "commitment",
        "first dealer",
        "game 1, deal 1",
    ]
    assert sum(line.startswith("✓ ") for line in lines) == 2 + packs
    assert not any(line.startswith("✗") for line in lines)
    assert lines[-1].startswith(f"All {packs} packs of this match came from the secrets")


def test_a_match_that_does_not_agree_has_a_cross(cheated: str, capsys: Captured) -> None:
    assert main(["verify", cheated]) == DISAGREES
    lines = capsys.readouterr().out.splitlines()
    (cross,) = [line for line in lines if line.startswith("✗ ")]
    assert ": card 1 of the pack is " in cross
    assert lines[-1] == f"This match was not dealt as its record says: {cross[2:]}"


def test_another_commitment_than_the_one_noted(honest: str, capsys: Captured) -> None:
    assert main(["verify", honest, "--commitment", "0" * 64]) == DISAGREES
    assert "✗ commitment: a different one was noted before the match." in capsys.readouterr().out


@pytest.mark.parametrize("agrees", [True, False])
def test_everything_as_data(agrees: bool, honest: str, cheated: str, capsys: Captured) -> None:
    assert main(["verify", honest if agrees else cheated, "--json"]) == (0 if agrees else DISAGREES)
    found = json.loads(capsys.readouterr().out)
    assert found["agrees"] is agrees
    assert found["commitment"] == COMMITMENT
    assert found["names"] == ["Ann", "Bob"]
    wrong = [number for number, check in enumerate(found["checks"]) if not check["agrees"]]
    assert wrong == ([] if agrees else [3]), "commitment, first dealer, first pack, second pack"
    assert len(found["checks"]) == found["packs"] + 2
    assert {seat["name"] for seat in found["cuts"]} == {"Ann", "Bob"}


def test_what_cannot_be_checked_is_one_line(tmp_path: Path, honest: str, capsys: Captured) -> None:
    plain, noise = tmp_path / "plain.record", tmp_path / "noise.record"
    plain.write_text(dealt(LODGE, SECRETS)[0].record, encoding="utf-8")
    noise.write_bytes(b"\xff\xfe\x00")
    for words, reason in (
        ([str(plain)], "This record has no tag Table"),
        ([str(noise)], "not text in UTF-8"),
        ([str(tmp_path / "none")], "No such file or directory."),
        ([honest, "--commitment", "abc"], "give its 64 hex digits"),
        ([honest, "--commitment", ""], "give its 64 hex digits"),
    ):
        assert main(["verify", *words]) == BAD_INPUT
        err = capsys.readouterr().err
        assert reason in err
        assert err.count("\n") == 1
