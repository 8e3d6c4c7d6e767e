"""Choosing among the opponents of the ladder."""

from dataclasses import replace

import pytest

from pegout.cli.main import main
from pegout.players import LADDER
from tests.cli.test_officiate_options import opened


def test_the_opponents_are_listed_weakest_first_with_their_characters(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "--opponents"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [rung.name for rung in LADDER]
    for line, rung in zip(lines, LADDER, strict=True):
        assert line.endswith(rung.character)
        assert (str(rung.rating) if rung.rating else "not measured") in line


def test_an_opponent_that_cannot_sit_at_such_a_table_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    only_two = replace(LADDER[0], name="duellist", seats=(2,))
    monkeypatch.setattr("pegout.cli.play.rung", lambda _: only_two)
    assert main(["play", "--plain", "--seats", "3", "--opponent", "duellist"]) == 2
    assert capsys.readouterr().err == (
        "pegout: duellist plays at tables of up to 2, and this one has 3: choose another.\n"
    )


@pytest.mark.parametrize(("name", "shares"), [("beginner", (0.25, 0.2)), ("reply", (0.02, 0.95))])
def test_an_opponent_officiates_as_is_natural_for_it(name: str, shares: tuple[float, float]) -> None:
    (own,) = opened("--opponent", name).officiants.values()
    assert (own.errs, own.catches) == shares
    (told_how,) = opened("--opponent", name, "--mistakes", "7").officiants.values()
    assert (told_how.errs, told_how.catches) == (0.07, shares[1])
