"""`pegout event simulate`: what it prints, and what it refuses."""

import json
import sys
from argparse import ArgumentParser
from io import StringIO
from typing import Any

import pytest

from pegout.cli.event import simulation as event_simulate
from pegout.cli.main import INTERRUPTED, BadInput
from pegout.studies.simulation import Simulation
from pegout.studies.simulation import simulate as really_simulate


def run(*words: str) -> int:
    parser = ArgumentParser()
    event_simulate.add_arguments(parser)
    return event_simulate.run(parser.parse_args(words))


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert run(*words, "--json") == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_json_has_every_figure_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--format", "knock-out", "--entrants", "4", "--runs", "50", "--seed", "s", "--first", "2")
    found = as_json(capsys, *words)
    assert (found["format"], found["entrants"], found["runs"], found["seed"]) == ("knock-out", 4, 50, "s")
    assert [one["strength"] for one in found["contenders"]][::3] == [0.5, -0.5]
    for one in found["contenders"]:
        for figure in (one["wins"], one["in_first"]):
            assert figure["low"] <= figure["share"] == figure["times"] / 50 <= figure["high"]
        assert one["place"]["low"] < one["place"]["mean"] < one["place"]["high"]
    assert sum(one["in_first"]["times"] for one in found["contenders"]) == 100
    assert found["games"] == {"mean": 4.0, "low": 4.0, "high": 4.0}
    assert as_json(capsys, *words, "--workers", "2") == found


def test_options_reach_the_event(capsys: pytest.CaptureFixture[str]) -> None:
    robin = ("--format", "round-robin", "--entrants", "3", "--runs", "4", "--seed", "1")
    assert as_json(capsys, *robin, "--strengths", "99,0,-99", "--games", "2")["games"]["mean"] == 6
    best = ("--format", "knock-out", "--entrants", "2", "--runs", "4", "--strengths", "99,0")
    assert as_json(capsys, *best, "--best-of", "5")["games"]["mean"] == 3
    season = ("--format", "season", "--entrants", "2", "--runs", "2", "--strengths", "99,0")
    assert as_json(capsys, *season, "--nights", "2")["games"]["mean"] == 18
    bye = ("--format", "knock-out", "--entrants", "3", "--runs", "30", "--strengths", "0,0,0", "--seed", "1")
    places = as_json(capsys, *bye, "--in-order")["contenders"]
    assert places[2]["in_first"]["times"] == 30
    assert places[2]["place"]["mean"] < 2, "the last on the list has the bye"


def test_the_table_names_the_best_and_every_rank(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--entrants", "3", "--runs", "20", "--seed", "1", "--strengths", "60,0,-60") == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "lodge, 3 entrants: 20 events, seed 1"
    assert out[3] == "the best wins    100.0% (83.9%-100.0%); by chance alone 33.3%"
    assert [line.split()[0] for line in out[-3:]] == ["1", "2", "3"]
    assert out[-3].endswith("1.00 (1.00-1.00)")


def test_of_many_ranks_the_first_and_the_last_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--format", "knock-out", "--entrants", "40", "--runs", "2") == 0
    ranks = [line.split()[0] for line in capsys.readouterr().out.splitlines()[-13:]]
    assert ranks == [*map(str, range(1, 12)), "...", "40"]


def test_bots_are_named_with_their_number(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--format", "knock-out", "--entrants", "3", "--runs", "1", "--bots", "Random, greedy")
    assert run(*words, "--seed", "1") == 0
    out = capsys.readouterr().out
    assert "the best" not in out
    assert [line.split()[:3] for line in out.splitlines()[-2:]] == [
        ["random", "x", "2"],
        ["greedy", "x", "1"],
    ]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--format", "lodgee"), "did you mean lodge"),
        (("--strengths", "strong"), "there are no strengths"),
        (("--strengths", "1,2"), "16 entrants and 2 strengths"),
        (("--bots", "nobody"), "no opponent"),
        (("--bots", ""), "Name one to 16 bots"),
        (("--games", "3"), "no chart"),
        (("--workers", "0"), "one worker"),
        (("--entrants", "1"), "two entrants"),
    ],
)
def test_bad_input_is_one_sentence(words: tuple[str, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        run(*words)


def test_a_word_that_is_no_strength_is_bad_input() -> None:
    with pytest.raises(BadInput):
        run("--strengths", "0.5,much")


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("looks", [True, False])
def test_the_bar_is_for_terminals_only(
    looks: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = Terminal() if looks else StringIO()
    monkeypatch.setattr(sys, "stderr", screen)
    assert as_json(capsys, "--entrants", "2", "--runs", "40")["runs"] == 40
    assert ("40/40" in screen.getvalue()) == looks
    assert bool(screen.getvalue()) == looks


def test_an_interrupt_prints_what_is_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*args: Any, **options: Any) -> Simulation:
        def enough(done: int, _: int) -> None:
            if done >= 10:
                raise KeyboardInterrupt

        return really_simulate(*args, **{**options, "progress": enough})

    monkeypatch.setattr(event_simulate, "simulate", stopped)
    assert run("--entrants", "2", "--runs", "64", "--seed", "1") == INTERRUPTED
    assert "10 of 64 (interrupted) events" in capsys.readouterr().out
