"""What goes into the box of a match: who plays, the scores, and where the players come from."""

from collections.abc import Callable
from typing import Any

from pegout.tournament.brackets import LoserOf, Match, Pairing, Progress, Sheet, State, Vacancy, WinnerOf
from pegout.tournament.brackets.sheet import Source

Named = Callable[[int], str]


class Writer:
    """Fills in the boxes of one sheet as it stands."""

    def __init__(self, sheet: Sheet, progress: Progress, named: Named) -> None:
        self.named = named
        self._pairings = {pairing.match.id: pairing for pairing in progress.pairings}
        self._drops: dict[str, str] = {}
        self._goes_on: dict[str, str] = {}
        for match in sheet.matches:
            for source in match.sources:
                if isinstance(source, LoserOf) and not match.if_needed:
                    self._drops[source.match] = match.id
                elif isinstance(source, WinnerOf):
                    self._goes_on[source.match] = match.id

    def box(self, match: Match, drawn: frozenset[str], cells: int) -> dict[str, Any]:
        """The two lines of a match, with that many cells for scores.

        `drawn` are the matches whose winners come along a line; all others are named by their match.
        """
        pairing = self._pairings[match.id]
        return {
            "id": match.id,
            "drop": self._drops.get(match.id, ""),
            "goes_on": "" if match.id in drawn else self._goes_on.get(match.id, ""),
            "note": _note(pairing),
            "cells": cells,
            "lines": [self._line(pairing, place, drawn, cells) for place in (0, 1)],
        }

    def _line(self, pairing: Pairing, place: int, drawn: frozenset[str], cells: int) -> dict[str, Any]:
        occupant = (pairing.upper, pairing.lower)[place]
        if not isinstance(occupant, int):
            needless = pairing.match.if_needed and pairing.state is State.VOID
            hint = "" if needless else _hint(pairing.match.sources[place], occupant, drawn)
            return {"number": "", "name": "", "hint": hint, "won": False, "scores": []}
        return {
            "number": str(occupant),
            "name": self.named(occupant),
            "hint": "",
            "won": pairing.winner == occupant,
            "scores": scores_of(pairing, place, cells),
        }


def _note(pairing: Pairing) -> str:
    if not pairing.match.if_needed:
        return ""
    return {State.VOID: "not needed", State.WAITING: "only if needed"}.get(pairing.state, "")


def _hint(source: Source, occupant: Vacancy, drawn: frozenset[str]) -> str:
    if occupant is Vacancy.BYE:
        return "bye"
    if isinstance(source, LoserOf):
        return f"loser of {source.match}"
    if isinstance(source, WinnerOf) and source.match not in drawn:
        return f"winner of {source.match}"
    return ""


def scores_of(pairing: Pairing, place: int, cells: int) -> list[str]:
    """The points of each game that counts, for the upper line or the lower; a word for an absent player.

    If a longer match has only one cell, the games won.
    """
    player = (pairing.upper, pairing.lower)[place]
    if player in pairing.absent:
        return ["absent"]
    if pairing.score is not None:
        return [str(pairing.score[place])]
    if len(pairing.players) < 2:
        return []
    if cells < pairing.match.best_of:
        return [str(pairing.games_won[place])] if pairing.games else []
    upper, lower = pairing.players
    return [str(game.scores[place]) for game in pairing.games if game.won_by(upper, lower) is not None]
