"""The same figures from any number of processes, and a clean end when somebody has seen enough."""

from dataclasses import replace
from pathlib import Path

import pytest

from pegout.studies.simulation import simulate
from pegout.tournament.event import FORMATS, Format, with_games
from tests.kit.interrupts import HEED, interrupted

FORM: Format = FORMATS["knock-out"]


@pytest.mark.parametrize("workers", [2, 3])
@pytest.mark.parametrize("form", [FORM, with_games(FORMATS["acc"], 3)])
def test_the_figures_do_not_depend_on_the_workers(form: Format, workers: int) -> None:
    alone = simulate(form, 6, 70, seed="a")
    assert simulate(form, 6, 70, seed="a", workers=workers) == alone


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_goes_up_to_the_last_run(workers: int) -> None:
    told: list[tuple[int, int]] = []
    simulate(FORM, 4, 90, seed=1, workers=workers, progress=lambda *at: told.append(at))
    assert len(told) >= 30
    assert told == sorted(told)
    assert told[-1] == (90, 90)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_gives_what_is_there(workers: int) -> None:
    def enough(done: int, _: int) -> None:
        if done >= 30:
            raise KeyboardInterrupt

    found = simulate(FORM, 4, 4000, seed=1, workers=workers, progress=enough)
    assert 30 <= found.runs < 4000
    assert not found.is_complete
    assert found.asked == 4000
    assert sum(one.wins.times for one in found.contenders) == found.runs


def test_an_interrupt_before_the_first_run_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("pegout.studies.simulation.workers.play_event", stop)
    with pytest.raises(KeyboardInterrupt):
        simulate(FORM, 4, 10, seed=1)


def test_what_goes_wrong_in_a_worker_is_raised() -> None:
    """A consolation with matches of two games is found out when the play-offs start."""
    form = FORMATS["acc"]
    assert form.consolation is not None
    wrong = replace(form, consolation=replace(form.consolation, best_of=2))
    with pytest.raises(ValueError, match="best of 1, 3 or 5"):
        simulate(wrong, 9, 20, seed=1, workers=2)


SCRIPT = f"""
import sys
from pegout.studies.simulation import simulate
from pegout.tournament.event import FORMATS

if __name__ == "__main__":
    {HEED}
    tell = lambda done, runs: print(done, flush=True)
    found = simulate(FORMATS["lodge"], 4, 10**6, seed=1, workers=int(sys.argv[1]), progress=tell)
    print("end", found.runs, sum(one.wins.times for one in found.contenders))
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_it_cleanly(workers: str, tmp_path: Path) -> None:
    script = tmp_path / "long.py"
    script.write_text(SCRIPT, "utf-8")
    word, runs, wins = interrupted(script, workers)
    assert word == "end"
    assert 0 < int(runs) < 10**6
    assert runs == wins
