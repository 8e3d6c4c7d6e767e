"""`pegout arena` and `pegout engine`: what they print, and what they refuse."""

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from pegout.cli import arena
from pegout.cli.main import BAD_INPUT, INTERRUPTED, main
from pegout.notation import read_record
from pegout.studies.arena import Comparison, Elo
from pegout.studies.arena import compare as really_compare
from pegout.wiring import BOTS


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["arena", *words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_json_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "Random", "greedy", "--games", "6", "--seed", "s")
    assert (found["games"], found["sets"], found["seed"], found["rules"]) == (6, 3, "s", "acc")
    first, second = found["bots"]
    assert (first["name"], second["name"]) == ("random", "greedy")
    assert first["wins"] + second["wins"] == 6
    assert found["share"]["mean"] == first["wins"] / 6
    assert found["share_by_games"]["of"] == 6
    assert found["net_points_a_deal"]["low"] < found["net_points_a_deal"]["mean"] < 0
    assert first["dealing_first"]["of"] == first["not_dealing_first"]["of"] == 3
    assert 0 < second["thinking_ms"]["mean"] <= second["thinking_ms"]["slowest"]
    assert found["elo"].keys() == {"difference", "low", "high"}


def test_options_reach_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("random", "random", "--seed", "1", "--games", "3")
    three = as_json(capsys, *words, "--seats", "3", "--rules", "club")
    assert (three["seats"], three["games"], three["rules"]) == (3, 3, "club")
    four = as_json(capsys, *words, "--partners", "--set", "muggins=on")
    assert (four["seats"], four["partners"], four["games"]) == (4, True, 4)
    short = as_json(capsys, *words, "--set", "goal=91")
    assert short["deals_a_game"]["mean"] < as_json(capsys, *words)["deals_a_game"]["mean"]


def test_the_table_has_a_column_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "random", "random", "--games", "4", "--seed", "7"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "4 games in 2 pairs of equal deals, rules acc, seed 7"
    assert out[2].split() == ["random", "random"]
    assert out[3].split() == ["games", "won", "2", "2"]
    assert out[4].split() == ["share", *["50.0%", "(50.0%-50.0%)"] * 2]
    assert out[6].split() == ["Elo", *["+0", "(+0", "to", "+0)"] * 2]
    assert out[8].split()[4:] == ["+0.00", "(+0.00", "to", "+0.00)"] * 2


@pytest.mark.parametrize(
    ("elo", "text"),
    [
        (Elo(-12.4, -40.6, 15.2), "-12 (-41 to +15)"),
        (Elo(None, 166.2, None), "unlimited (+166 to ...)"),
        (Elo(300.0, 20.0, None), "+300 (+20 to ...)"),
    ],
)
def test_an_elo_difference_may_have_no_end(elo: Elo, text: str) -> None:
    assert arena.elo_text(elo) == text


def test_records_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "games"
    words = ("random", "random", "--games", "4", "--seed", "1", "--record", str(folder))
    as_json(capsys, *words)
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["000001-1.record", "000001-2.record", "000002-1.record", "000002-2.record"]
    assert read_record((folder / names[0]).read_text("utf-8")).tags["Round"] == "1.1"


def test_who_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--bots"]) == 0
    assert capsys.readouterr().out.splitlines() == [*BOTS, "engine:COMMAND LINE"]
    assert main(["arena", "--bots", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == list(BOTS)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("greedy",), "1 named: name two bots"),
        (("greedy", "nobody"), "no opponent 'nobody'"),
        (("random", "random", "--games", "0"), "one game or more"),
        (("random", "random", "--workers", "0"), "one worker or more"),
        (("random", "random", "--rules", "whist"), "no rule set 'whist'"),
        (("random", "random", "--engine-seconds", "-1"), "cannot answer in -1.0 seconds"),
        (("random", "engine:no-such-program"), "cannot be started"),
        (("random", "engine:cat"), "which is not a valid ready message"),
        (("random", "random", "--record", str(Path(__file__).parent)), "is not empty"),
        (("random", "random", "--record", __file__), "exists"),
    ],
)
def test_bad_input_is_one_sentence(
    words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words]) == BAD_INPUT
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert why in said.err


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("looks", [True, False])
def test_the_bar_is_for_terminals_only(
    looks: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = Terminal() if looks else StringIO()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("COLUMNS", "120")
    as_json(capsys, "random", "random", "--games", "4")
    assert ("4/4" in screen.getvalue()) == looks
    assert ("random 50.0%" in screen.getvalue()) == looks
    assert bool(screen.getvalue()) == looks


def test_an_interrupt_prints_what_was_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*args: Any, **options: Any) -> Comparison:
        def enough(done: int, _games: int, _share: float) -> None:
            if done >= 4:
                raise KeyboardInterrupt

        return really_compare(*args, **{**options, "progress": enough})

    monkeypatch.setattr(arena, "compare", stopped)
    assert main(["arena", "random", "random", "--games", "100", "--seed", "1"]) == INTERRUPTED
    assert "4 of 100 (interrupted) games in 2 pairs" in capsys.readouterr().out


def engine(*words: str, said: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    line = [sys.executable, "-m", "pegout", "engine", *words]
    return subprocess.run(line, input=said, capture_output=True, check=False, timeout=60)


def test_an_engine_answers_until_its_input_ends() -> None:
    done = engine("greedy", said=b'{"type": "hello", "protocol": 1}\n\n')
    assert (done.returncode, done.stdout, done.stderr) == (0, b'{"type":"ready","name":"greedy"}\n', b"")


def test_an_engine_leaves_when_told_and_reads_no_further() -> None:
    done = engine("random", "--seed", "1", said=b'{"type": "quit"}\nnonsense\n')
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_nonsense_ends_an_engine_with_one_line() -> None:
    done = engine("greedy", said=b"nonsense\n")
    assert (done.returncode, done.stdout) == (BAD_INPUT, b"")
    assert done.stderr.decode().startswith("pegout: 'nonsense' cannot be answered: JSON is malformed")
    assert len(done.stderr.splitlines()) == 1


def test_an_engine_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "nobody"]) == BAD_INPUT
    assert "no opponent 'nobody'" in capsys.readouterr().err
