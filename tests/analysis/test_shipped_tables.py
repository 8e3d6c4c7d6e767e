"""The tables are whole, small enough, and what their builders make."""

from pathlib import Path

import numpy as np
import pytest

from pegout.analysis.building.cribs import DEALER, PONE, count_throws, crib_of, worth_of
from pegout.analysis.building.plays import deal_sensibly
from pegout.analysis.building.wins import chances_from
from pegout.analysis.shipped import (
    FOLDER,
    TableMissing,
    fingerprint,
    fingerprints,
    read_table,
    shipped,
    write_table,
)
from tests.kit.proofs import WHOLE

TABLES = sorted(path.stem for path in FOLDER.glob("*.npz"))
MOST_BYTES = 25_000_000


@pytest.mark.parametrize("name", TABLES)
def test_a_table_has_the_fingerprint_it_was_built_with(name: str) -> None:
    assert fingerprint(read_table(FOLDER, name)) == fingerprints()[name]


def test_every_table_has_a_fingerprint_and_every_fingerprint_a_table() -> None:
    assert sorted(fingerprints()) == TABLES


def test_all_tables_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES


def test_a_changed_number_changes_the_fingerprint(tmp_path: Path) -> None:
    table = {"numbers": np.arange(5.0)}
    write_table(tmp_path, "five", table)
    assert fingerprints(tmp_path)["five"] == fingerprint(read_table(tmp_path, "five"))
    assert fingerprint({"numbers": np.arange(5.0) + 1e-12}) != fingerprint(table)
    assert fingerprint({"numbers": np.arange(5)}) != fingerprint(table)


def test_a_missing_table_says_how_to_build_it(tmp_path: Path) -> None:
    with pytest.raises(TableMissing, match="pegout tables build"):
        read_table(tmp_path, "crib")
    (tmp_path / "crib.npz").write_bytes(b"nonsense")
    with pytest.raises(TableMissing, match="pegout tables build"):
        read_table(tmp_path, "crib")


def test_cribs_are_rebuilt_from_the_throws() -> None:
    table = shipped("crib")
    for side in (PONE, DEALER):
        again = crib_of(table["thrown"][1 - side])
        for key in ("mean", "shift", "chance"):
            assert again[key] == pytest.approx(table[key][side], abs=1e-9)


def worths() -> np.ndarray:
    table = shipped("crib")
    sides = [{key: table[key][side] for key in ("mean", "shift")} for side in (PONE, DEALER)]
    return np.stack([worth_of(sides[side], side, table["pegging"][side]) for side in (PONE, DEALER)])


def test_throws_answer_each_other() -> None:
    """A part of all hands thrown anew, or all of them: kinds are thrown as often as the table says."""
    highest = range(5, 52) if WHOLE else range(5, 24)
    table, worth = shipped("crib"), worths()
    for side in (PONE, DEALER):
        tally = count_throws(tuple(highest), worth[side])["tally"].sum(axis=0).astype(float)
        kept = table["kept"][side] * (tally > 0)
        if WHOLE:
            moved = np.abs(tally - table["kept"][side]).sum() / table["kept"][side].sum()
            assert moved < 0.05
        low = kept > 0
        assert np.corrcoef(np.log(tally[low] + 1), np.log(kept[low] + 1))[0, 1] > (0.95 if WHOLE else 0.4)


def test_chances_are_rebuilt_from_new_deals() -> None:
    """Other deals between the same players: the chances of the last part agree within chance's bounds."""
    deals, lowest = (200_000, 120) if WHOLE else (20_000, 200)
    events = deal_sensibly(4711, deals, worths(), shipped("blueprint")["shares"])["events"]
    again = chances_from(events, lowest)
    table = shipped("win")["dealer"]
    scores = [(a, b) for a in range(121) for b in range(121) if a + b >= lowest]
    apart = np.array([again[score] - table[score] for score in scores])
    assert np.abs(apart).max() < 5 * 0.5 / np.sqrt(deals) + 0.004
    assert np.abs(apart).mean() < 2 * 0.5 / np.sqrt(deals) + 0.002
