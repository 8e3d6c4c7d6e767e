"""The facts that a phone needs to keep a board by itself."""

from pegout.companion.counts import asked_about, count_table
from pegout.companion.doubts import HEELS, MOST_PLAY
from pegout.companion.entries import PointKind
from pegout.companion.penalties import Penalty, penalties_of
from pegout.game import MatchKind
from pegout.rules import BEST_COUNT, PRESETS, RuleSet
from pegout.values import value


@value
class Sheet:
    """The facts of one rule set. What a rule set has a field for has the name of that field."""

    rules: str
    seats: int
    partners: bool
    sides: int
    dealt: int
    goal: int
    muggins: bool
    muggins_fixed: bool
    crib_flush_needs_starter: bool
    win_bonus: int
    skunk_below: int
    skunk_games: int
    skunk_bonus: int
    skunk_needs: str
    double_skunk_below: int
    double_skunk_games: int
    double_skunk_bonus: int
    double_skunk_word: str
    early_end_at: int
    early_end_under: int
    early_end_games: int
    early_end_needs: str
    heels: int
    best: int
    """The most that a hand can count."""
    most_play: int
    """More is asked about where it is entered at once for the play."""
    impossible_hand: tuple[int, ...]
    """Asked about where they are entered; none where help in counting is forbidden."""
    impossible_crib: tuple[int, ...]
    penalties: tuple[Penalty, ...]


@value
class Sheets:
    """Everything for all presets, to be kept by a phone."""

    sheets: tuple[Sheet, ...]
    counts: str
    """What fifteens, pairs and runs of five ranks count: see `place_of`."""
    matches: tuple[str, ...]
    kinds: tuple[str, ...]
    """What points are for."""


def sheet_of(rules: RuleSet) -> Sheet:
    return Sheet(
        rules=rules.name,
        seats=rules.seats,
        partners=rules.partners,
        sides=rules.sides,
        dealt=rules.dealt,
        goal=rules.goal,
        muggins=rules.muggins,
        muggins_fixed=rules.muggins_fixed,
        crib_flush_needs_starter=rules.crib_flush_needs_starter,
        win_bonus=rules.win_bonus,
        skunk_below=rules.skunk_below,
        skunk_games=rules.skunk_games,
        skunk_bonus=rules.skunk_bonus,
        skunk_needs=rules.skunk_needs.value,
        double_skunk_below=rules.double_skunk_below,
        double_skunk_games=rules.double_skunk_games,
        double_skunk_bonus=rules.double_skunk_bonus,
        double_skunk_word=rules.double_skunk_word,
        early_end_at=rules.early_end_at,
        early_end_under=rules.early_end_under,
        early_end_games=rules.early_end_games,
        early_end_needs=rules.early_end_needs.value,
        heels=HEELS,
        best=BEST_COUNT,
        most_play=MOST_PLAY,
        impossible_hand=asked_about(rules, crib=False),
        impossible_crib=asked_about(rules, crib=True),
        penalties=penalties_of(rules),
    )


def all_sheets() -> Sheets:
    return Sheets(
        sheets=tuple([sheet_of(rules) for rules in PRESETS.values()]),
        counts=count_table(),
        matches=tuple([kind.value for kind in MatchKind]),
        kinds=tuple([kind.value for kind in PointKind]),
    )
