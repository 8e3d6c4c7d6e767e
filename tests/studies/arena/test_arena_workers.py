"""The same figures from any number of processes, and a clean end when somebody has seen enough."""

import sys
from pathlib import Path

import pytest

from pegout.players.engine import EngineFailed
from tests.kit.arena import compared
from tests.kit.interrupts import HEED, interrupted

NAMES = ("alone", "shared")
ENGINE = f"engine:{sys.executable} -m pegout engine"


def test_the_figures_do_not_depend_on_the_workers(tmp_path: Path) -> None:
    """Nor do the records, nor what progress tells in the end."""
    told: list[tuple[int, int, float]] = []
    alone = compared("random", "last", 12, "a", folder=tmp_path / "alone")
    shared = compared(
        "random", "last", 12, "a", workers=2, folder=tmp_path / "shared", progress=lambda *at: told.append(at)
    )
    assert alone == shared
    one, other = (
        {path.name: path.read_text("utf-8") for path in (tmp_path / name).iterdir()} for name in NAMES
    )
    assert one == other
    assert len(one) == 12
    assert told[-1] == (12, 12, alone.share.mean)


def test_a_bot_plays_the_same_through_the_protocol() -> None:
    plain = compared("random", "greedy", 4, 5)
    outside = compared("random", f"{ENGINE} greedy", 4, 5)
    assert outside.first == plain.first
    assert (outside.share, outside.net, outside.deals) == (plain.share, plain.net, plain.deals)


def test_dice_fall_the_same_through_the_protocol_on_several_seats() -> None:
    """Each engine is told the seed that the bot on its seat would have had."""
    plain = compared("last", "random", 3, 5, rules="club-3")
    outside = compared("last", f"{ENGINE} random", 3, 5, rules="club-3")
    assert outside.first == plain.first


@pytest.mark.long
def test_engines_on_all_seats_in_workers() -> None:
    plain = compared("random", "random", 12, 5, rules="club-3")
    outside = compared(f"{ENGINE} random", f"{ENGINE} random", 12, 5, rules="club-3", workers=2)
    assert (outside.share, outside.net, outside.deals) == (plain.share, plain.net, plain.deals)


def test_progress_tells_games_and_the_share_so_far() -> None:
    told: list[tuple[int, int, float]] = []
    found = compared("random", "last", 6, progress=lambda *at: told.append(at))
    assert [at[:2] for at in told] == [(2, 6), (4, 6), (6, 6)]
    assert told[-1][2] == found.share.mean


def test_an_interrupt_gives_what_was_played() -> None:
    def enough(done: int, _games: int, _share: float) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    found = compared("first", "last", 4000, progress=enough)
    assert (found.games, found.asked, found.is_complete) == (4, 4000, False)
    assert found.first.wins + found.second.wins == 4


@pytest.mark.parametrize("workers", [1, 2])
def test_an_engine_that_fails_in_any_process_is_one_sentence(workers: int) -> None:
    with pytest.raises(EngineFailed, match=r"^The engine 'false' ended with code 1\.$"):
        compared("first", "engine:false", 8, workers=workers)


SCRIPT = f"""
import sys
from pegout.studies.arena import compare
from pegout.wiring import bot

if __name__ == "__main__":
    {HEED}
    tell = lambda done, games, share: print(done, flush=True)
    engine = f"engine:{{sys.executable}} -m pegout engine random"
    found = compare("random", engine, build=bot, games=10**5, seed=1, workers=int(sys.argv[1]), progress=tell)
    print("end", found.games, found.first.wins + found.second.wins)
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_it_cleanly_and_leaves_no_engine(workers: str, tmp_path: Path) -> None:
    script = tmp_path / "long.py"
    script.write_text(SCRIPT, "utf-8")
    engines: list[int] = []
    word, games, wins = interrupted(script, workers, lambda leader: engines.extend(engines_of(leader)))
    assert word == "end"
    assert 0 < int(games) < 10**5
    assert games == wins
    assert len(engines) == int(workers)
    assert not any(Path(f"/proc/{engine}").exists() for engine in engines)


def engines_of(leader: int) -> list[int]:
    """Processes below this one that run an engine; none of them is a worker."""
    below = [int(pid) for pid in Path(f"/proc/{leader}/task/{leader}/children").read_text().split()]
    words = Path(f"/proc/{leader}/cmdline").read_bytes().split(b"\0")
    own = [leader] if b"engine" in words else []
    return own + [engine for child in below for engine in engines_of(child)]
