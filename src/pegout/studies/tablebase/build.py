"""All tables, each built on those before it."""

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.construction.cribs import DEALER, PONE, count_throws, crib_of, frequencies, worth_of
from pegout.analysis.construction.kinds import pair_of_kind, shown_by_ranks
from pegout.analysis.construction.plays import deal_sensibly, peg_kinds, shares_of, train_shard
from pegout.analysis.construction.wins import HIGHEST, win_tables
from pegout.analysis.kept_hands import KEPT
from pegout.analysis.kernels.throws import KINDS
from pegout.analysis.shipped import Table, write_table
from pegout.analysis.single_throws import build_single
from pegout.analysis.throws import net_pegged
from pegout.studies.tablebase.checkpoints import Checkpoints
from pegout.studies.tablebase.scale import Scale

Floats = NDArray[np.float64]
Shares = NDArray[np.uint8]

SIDES = (PONE, DEALER)
NAMES = ("pone", "dealer")
KINDS_A_PIECE = 140
_FIRSTS = (5, 26, 32, 37, 40, *range(43, 53))
HIGHEST_CARDS = tuple(tuple(range(first, after)) for first, after in pairwise(_FIRSTS))
"""The highest card of six, in pieces of about equal size."""


def build_tables(folder: Path, workshop: Checkpoints, scale: Scale) -> None:
    """Build every table into the folder.

    First throws and cribs are fitted to each other, and a first opinion of the play is learnt from them.
    What hands peg in it then has its part in the throws; play is learnt again, and the chances to win
    follow from deals between players who throw and play so.
    """
    maker = Maker(workshop, scale)
    nothing = np.zeros((2, KEPT))
    everything = [kind for kind in range(KINDS) if pair_of_kind(kind) is not None]
    equal = np.zeros((2, KINDS))
    equal[:, everything] = 1.0
    cribs = maker.throws("1-throws", equal, nothing)
    shares = maker.blueprint("2-play", scale.first_legs, cribs)
    pegged = maker.pegging("3-pegging", shares, cribs)
    pegs = net_pegged(pegged)
    cribs = maker.throws("4-throws", cribs["thrown"], pegs)
    shares = maker.blueprint("5-play", scale.legs, cribs)
    pegged = maker.pegging("6-pegging", shares, cribs)
    events = maker.deals("7-deals", shares, cribs)
    kept = {key: cribs[key] for key in ("mean", "shift", "thrown", "kept")}
    write_table(folder, "crib", kept | {"pegging": pegs})
    write_table(folder, "blueprint", {"shares": shares})
    write_table(
        folder,
        "pegging",
        {"pegged": pegged.astype(np.float16), "shown": shown_by_ranks()},
    )
    write_table(folder, "win", maker.wins("8-wins", events))
    write_table(folder, "single", workshop.each("9-single", build_single, {"all": ()})["all"])


class Maker:
    """Makes one stage after another in a workshop."""

    def __init__(self, workshop: Checkpoints, scale: Scale) -> None:
        self.workshop = workshop
        self.scale = scale

    def throws(self, stage: str, thrown: Floats, pegging: Floats) -> Table:
        """Throws of both players and the cribs they make, fitted to each other round by round.

        A round answers the average of all throws so far, so that the answers settle.
        """
        for turn in range(1, self.scale.rounds + 1):
            cribs = self._cribs(f"{stage}-{turn}-cribs", thrown)
            worth = [worth_of(cribs[side], side, pegging[side]) for side in SIDES]
            pieces = {
                f"{NAMES[side]}-{place}": (highest, worth[side])
                for side in SIDES
                for place, highest in enumerate(HIGHEST_CARDS)
            }
            counted = self.workshop.each(f"{stage}-{turn}", count_throws, pieces)
            tallies = [self._together(counted, NAMES[side], "tally") for side in SIDES]
            answer = np.stack([frequencies(tally) for tally in tallies])
            thrown = answer if turn == 1 else thrown + (answer - thrown) / turn
        cribs = self._cribs(f"{stage}-cribs", thrown)
        table = {key: np.stack([cribs[side][key] for side in SIDES]) for key in ("mean", "shift")}
        worth = [worth_of(cribs[side], side, pegging[side]) for side in SIDES]
        return table | {
            "thrown": thrown,
            "kept": np.stack([tally.sum(axis=0) for tally in tallies]),
            "worth": np.stack(worth),
        }

    @staticmethod
    def _together(pieces: Mapping[str, Table], side: str, key: str) -> NDArray[np.int64]:
        """The sum of one player's pieces."""
        arrays = [table[key] for name, table in pieces.items() if name.startswith(side)]
        total: NDArray[np.int64] = np.sum(arrays, axis=0, dtype=np.int64)
        return total

    def _cribs(self, stage: str, thrown: Floats) -> list[Table]:
        """The crib as pone sees it, to which the dealer throws, and as the dealer sees it."""
        made = self.workshop.each(stage, crib_of, {NAMES[side]: (thrown[1 - side],) for side in SIDES})
        return [made[NAMES[side]] for side in SIDES]

    def blueprint(self, stage: str, legs: int, cribs: Table) -> Shares:
        """Play in equilibrium between two who throw so."""
        pieces = {
            str(shard): (
                shard,
                legs,
                self.scale.leg_deals,
                cribs["worth"],
                self.workshop.path(stage, f"legs-of-{shard}").absolute(),
            )
            for shard in range(1, self.scale.shards + 1)
        }
        learnt = self.workshop.each(stage, train_shard, pieces)
        sums = sum(table["sums"] for table in learnt.values())
        return shares_of(np.asarray(sums, np.float32))

    def pegging(self, stage: str, shares: Shares, cribs: Table) -> Floats:
        """What each kind of kept hand pegs, for both players."""
        kinds = range(KEPT)
        firsts = range(0, len(kinds), KINDS_A_PIECE)
        pieces = {
            f"{NAMES[side]}-{first}": (
                side,
                tuple(kinds[first : first + KINDS_A_PIECE]),
                self.scale.pegging_deals,
                cribs["kept"][1 - side] + 1.0,
                shares,
            )
            for side in SIDES
            for first in firsts
        }
        pegged = self.workshop.each(stage, peg_kinds, pieces)
        return np.stack(
            [
                np.concatenate([pegged[f"{NAMES[side]}-{first}"]["pegged"] for first in firsts])
                for side in SIDES
            ]
        )

    def deals(self, stage: str, shares: Shares, cribs: Table) -> NDArray[np.int8]:
        pieces = {
            str(chunk): (chunk, self.scale.chunk_deals, cribs["worth"], shares)
            for chunk in range(1, self.scale.chunks + 1)
        }
        dealt = self.workshop.each(stage, deal_sensibly, pieces)
        return np.concatenate([table["events"] for table in dealt.values()])

    def wins(self, stage: str, events: NDArray[np.int8]) -> Table:
        """Each score depends on all higher ones: this is done here, row by row."""
        return win_tables(events, lambda total: self.workshop.tell(HIGHEST - total + 1, HIGHEST + 1, stage))
