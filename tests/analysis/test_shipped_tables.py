"""The tables are whole, small enough, and what their builders make."""

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.analysis import crib_mean
from pegout.analysis.construction.cribs import DEALER, PONE, count_throws, crib_of, worth_of
from pegout.analysis.construction.kinds import kinds_of_fours, sums_of_fours
from pegout.analysis.construction.plays import deal_sensibly
from pegout.analysis.construction.wins import chances_from
from pegout.analysis.kept_hands import kept_number
from pegout.analysis.kernels.throws import THROWN, best_throw
from pegout.analysis.rows import all_counts
from pegout.analysis.shipped import (
    FOLDER,
    TableMissing,
    fingerprint,
    fingerprints,
    read_table,
    shipped,
    write_table,
)
from pegout.cards import PACK, Card
from pegout.rules import score_show
from tests.kit.builders import ACC
from tests.kit.proofs import WHOLE, proof

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
        for key in ("mean", "shift"):
            assert again[key] == pytest.approx(table[key][side], abs=1e-9)


def worths() -> np.ndarray:
    table = shipped("crib")
    sides = [{key: table[key][side] for key in ("mean", "shift")} for side in (PONE, DEALER)]
    return np.stack([worth_of(sides[side], side, table["pegging"][side]) for side in (PONE, DEALER)])


@pytest.mark.long
def test_throws_answer_each_other() -> None:
    """All hands thrown anew against the cribs of the table: nearly the same hands are kept."""
    kept, worth = shipped("crib")["kept"], worths()
    for side in (PONE, DEALER):
        again = count_throws(tuple(range(5, 52)), worth[side])["tally"].sum(axis=0)
        assert again.sum() == kept[side].sum() == 20_358_520
        assert np.abs(again - kept[side]).sum() < 0.05 * kept[side].sum()


@given(st.lists(st.sampled_from(PACK), min_size=6, max_size=6, unique=True), st.sampled_from([PONE, DEALER]))
@proof(25, 400)
def test_a_throw_of_the_tables_is_the_best_of_fifteen(cards: list[Card], side: int) -> None:
    """Reckoned slowly: the mean hand by the reference scorer, the crib, and what the kept cards peg."""
    six = sorted(cards)
    starters = [card for card in PACK if card not in six]

    def worth(thrown: tuple[Card, ...]) -> float:
        kept = [card for card in six if card not in thrown]
        hand = sum(score_show(kept, card, ACC).total for card in starters) / 46
        crib = crib_mean(thrown, kept, own=side == DEALER)
        pegging = float(shipped("crib")["pegging"][side, kept_number(kept)])
        return hand + (crib if side == DEALER else -crib) + pegging

    numbers = np.array([card.index for card in six])
    choice = best_throw(numbers, all_counts(), sums_of_fours(), kinds_of_fours(), worths()[side])
    thrown = tuple(six[place] for place in THROWN[choice])
    assert worth(thrown) == pytest.approx(max(map(worth, combinations(six, 2))))


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
