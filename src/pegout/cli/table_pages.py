"""The tables behind the analysis, made readable."""

from collections.abc import Callable, Iterable
from typing import Any

from pegout.analysis import crib_mean, win_chance
from pegout.cards import PACK, Rank

STEP = 10
_SUITED, _OFF = 0, 1


def crib_page() -> tuple[list[str], Any]:
    """The average crib by the two ranks thrown."""
    data = {name: _cribs(own=own) for name, own in (("own", True), ("other", False))}
    lines: list[str] = []
    for name, title in (("own", "To your own crib"), ("other", "To your opponent's crib")):
        lines += [title, "  " + "".join(f"{rank.label:>6}" for rank in Rank)]
        for low in Rank:
            cells = [data[name][_key(low, high)] if low <= high else None for high in Rank]
            row = "".join("      " if cell is None else f"{cell:6.2f}" for cell in cells)
            lines.append(f"{low.label:>2}{row}")
        lines.append("")
    return [
        *lines,
        "Two cards of different suits, with nothing else known; --json has those of one suit.",
    ], data


def _cribs(*, own: bool) -> dict[str, float]:
    means = {}
    for low in Rank:
        for high in Rank:
            if low <= high:
                first = PACK[4 * (low - 1)]
                means[_key(low, high)] = crib_mean((first, PACK[4 * (high - 1) + _OFF]), (), own=own)
            if low < high:
                suited = (PACK[4 * (low - 1)], PACK[4 * (high - 1) + _SUITED])
                means[_key(low, high) + "s"] = crib_mean(suited, (), own=own)
    return {key: round(mean, 4) for key, mean in means.items()}


def _key(low: Rank, high: Rank) -> str:
    return low.letter + high.letter


def win_page() -> tuple[list[str], Any]:
    """Every tenth score; the data has all of them."""
    data = {who: _wins(dealer=who == "dealer") for who in ("dealer", "pone")}
    scores = range(0, 121, STEP)
    lines: list[str] = []
    for who, rows in data.items():
        lines += [f"As {who}: my score down, theirs across, percent", "    " + _row(scores, "6")]
        lines += [
            f"{mine:4}" + _row([100 * rows[mine][theirs] for theirs in scores], "6.1f") for mine in scores
        ]
        lines.append("")
    return lines[:-1], data


def _wins(*, dealer: bool) -> list[list[float]]:
    scores = range(121)
    return [[round(win_chance(mine, theirs, dealer=dealer), 6) for theirs in scores] for mine in scores]


def _row(cells: Iterable[float], form: str) -> str:
    return "".join(f"{cell:{form}}" for cell in cells)


PAGES: dict[str, Callable[[], tuple[list[str], Any]]] = {"crib": crib_page, "win": win_page}
