"""The rule books of the documents as rule sets, by name."""

from dataclasses import replace

from pegout.rules.options import Errors, FirstDealer, LowCount, PegBy, PlayedCards, Renege, WrongCount
from pegout.rules.ruleset import InvalidRules, RuleSet
from pegout.suggestions import hint

ACC = RuleSet(
    name="acc",
    skunk_below=91,
    skunk_games=2,
    double_skunk_below=61,
    double_skunk_games=2,
    help_in_counting=False,
)

GOLDEN_AGE = replace(
    ACC,
    name="golden-age",
    win_bonus=10,
    skunk_games=1,
    skunk_bonus=20,
    double_skunk_games=1,
    double_skunk_bonus=40,
    muggins_fixed=True,
    low_count=LowCount.CORRECTED,
)

CLUB = RuleSet(
    name="club",
    last_card_after_fifteen=False,
    played_cards=PlayedCards.TURNED_AFTER_SERIES,
    skunk_below=91,
    skunk_games=2,
    early_end_at=61,
    early_end_under=31,
    early_end_games=2,
    renege=Renege.CLAIMANT,
    low_count=LowCount.UNLESS_MUGGINS,
    errors=Errors.CLUB,
    peg_by=PegBy.HAND_COUNT,
    muggins_heels=True,
    nineteen_is_nought=True,
)

CLUB_THREE = replace(CLUB.with_seats(3), name="club-3")
CLUB_FOUR = replace(CLUB.with_seats(4), name="club-4")
CLUB_PARTNERS = replace(CLUB.with_seats(4, partners=True), name="club-partners")

PORTFOLIO = RuleSet(
    name="portfolio",
    played_cards=PlayedCards.TURNED_AT_LIMIT,
    double_skunk_below=61,  # halfway is hole 61 (pegout:lurch)
    double_skunk_games=2,
    double_skunk_word="lurch",
    muggins=True,
    renege=Renege.BARRED,
    wrong_count=WrongCount.FREE,
    low_count=LowCount.UNLESS_MUGGINS,
    errors=Errors.PORTFOLIO,
    peg_by=PegBy.HAND_COUNT,
)

LODGE = RuleSet(
    name="lodge",
    first_dealer=FirstDealer.RANDOM,
    played_cards=PlayedCards.TURNED_AFTER_SERIES,
    time_limit_minutes=20,
    muggins_fixed=True,
    low_count=LowCount.MARSHAL,
    errors=Errors.MARSHAL,
    help_in_counting=False,
)

CLASSIC = RuleSet(
    name="classic",
    run_totals_with_pairs=True,
    renege=Renege.PUT_RIGHT,
    low_count=LowCount.UNLESS_MUGGINS,
    errors=Errors.NONE,
    peg_by=PegBy.HAND_COUNT,
    muggins_heels=True,
)

PRESETS: dict[str, RuleSet] = {
    rules.name: rules
    for rules in (
        ACC,
        GOLDEN_AGE,
        CLUB,
        CLUB_THREE,
        CLUB_FOUR,
        CLUB_PARTNERS,
        PORTFOLIO,
        LODGE,
        CLASSIC,
    )
}


def preset(name: str) -> RuleSet:
    """The rule set of that name, or `InvalidRules` naming those there are.

    >>> preset("club").last_card_after_fifteen
    False
    """
    if name in PRESETS:
        return PRESETS[name]
    raise InvalidRules(f"There is no rule set {str(name)[:30]!r}: {hint(str(name), PRESETS)}")
