"""The table of RULEBOOK 1.2 (played cards: 2.4), column by column, against the presets field by field."""

from typing import Any

import pytest

from pegout.rules import (
    PRESETS,
    Errors,
    FirstDealer,
    LowCount,
    Opponents,
    PegBy,
    PenaltiesTo,
    PlayedCards,
    Renege,
    RuleSet,
    TimeOutTie,
    WrongCount,
)

SIX_CARDS = {"seats": 2, "partners": False, "dealt": 6, "thrown": 2, "dealt_to_crib": 0}
THREE_SEATS = {"seats": 3, "partners": False, "dealt": 5, "thrown": 1, "dealt_to_crib": 1}
FOUR_SEATS = {"seats": 4, "partners": False, "dealt": 5, "thrown": 1, "dealt_to_crib": 0}
PARTNERS = FOUR_SEATS | {"partners": True}

COMMON: dict[str, Any] = SIX_CARDS | {
    "goal": 121,
    "limit": 31,
    "cut_least": 4,
    "cut_first_most": 26,
    "crib_flush_needs_starter": True,
    "run_totals_with_pairs": False,
    "skunk_needs": Opponents.ANY,
    "early_end_needs": Opponents.EVERY,
    "double_skunk_word": "double skunk",
    "time_out_tie": TimeOutTie.FIRST_THERE,
    "penalties_to": PenaltiesTo.OPPONENT,
    "errors": Errors.ACC,
    "peg_by": PegBy.NEXT_CARD,
    "muggins_heels": False,
    "nineteen_is_nought": False,
    "help_in_counting": False,
}
VISIBLE = {"played_cards": PlayedCards.VISIBLE}
TURNED = {"played_cards": PlayedCards.TURNED_AFTER_SERIES}
TURNED_AT_31 = {"played_cards": PlayedCards.TURNED_AT_LIMIT}
NO_SKUNK = {"skunk_below": 0, "skunk_games": 1, "skunk_bonus": 0}
NO_DOUBLE = {"double_skunk_below": 0, "double_skunk_games": 1, "double_skunk_bonus": 0}
NO_EARLY_END = {"early_end_at": 0, "early_end_under": 0, "early_end_games": 1}
CUT = {"first_dealer": FirstDealer.CUT, "time_limit_minutes": 0}

TABLE: dict[str, dict[str, Any]] = {
    "acc": COMMON
    | VISIBLE
    | CUT
    | NO_EARLY_END
    | {"last_card_after_fifteen": True, "muggins": False, "muggins_fixed": False, "win_bonus": 0}
    | {"skunk_below": 91, "skunk_games": 2, "skunk_bonus": 0}
    | {"double_skunk_below": 61, "double_skunk_games": 2, "double_skunk_bonus": 0}
    | {"renege": Renege.RETRACT, "wrong_count": WrongCount.CORRECTED, "low_count": LowCount.STANDS},
    "golden-age": COMMON
    | VISIBLE
    | CUT
    | NO_EARLY_END
    | {"last_card_after_fifteen": True, "muggins": False, "muggins_fixed": True, "win_bonus": 10}
    | {"skunk_below": 91, "skunk_games": 1, "skunk_bonus": 20}
    | {"double_skunk_below": 61, "double_skunk_games": 1, "double_skunk_bonus": 40}
    | {"renege": Renege.RETRACT, "wrong_count": WrongCount.CORRECTED, "low_count": LowCount.CORRECTED},
    "club": COMMON
    | TURNED
    | CUT
    | NO_DOUBLE
    | {"last_card_after_fifteen": False, "muggins": False, "muggins_fixed": False, "win_bonus": 0}
    | {"skunk_below": 91, "skunk_games": 2, "skunk_bonus": 0}
    | {"early_end_at": 61, "early_end_under": 31, "early_end_games": 2}
    | {"renege": Renege.CLAIMANT, "wrong_count": WrongCount.CORRECTED, "low_count": LowCount.UNLESS_MUGGINS}
    | {"errors": Errors.CLUB, "peg_by": PegBy.HAND_COUNT, "muggins_heels": True}
    | {"nineteen_is_nought": True, "help_in_counting": True},
    "portfolio": COMMON
    | TURNED_AT_31
    | CUT
    | NO_SKUNK
    | NO_EARLY_END
    | {"last_card_after_fifteen": True, "muggins": True, "muggins_fixed": False, "win_bonus": 0}
    | {"double_skunk_below": 61, "double_skunk_games": 2, "double_skunk_bonus": 0}
    | {"double_skunk_word": "lurch"}
    | {"renege": Renege.BARRED, "wrong_count": WrongCount.FREE, "low_count": LowCount.UNLESS_MUGGINS}
    | {"errors": Errors.PORTFOLIO, "peg_by": PegBy.HAND_COUNT, "muggins_heels": False}
    | {"nineteen_is_nought": False, "help_in_counting": True},
    "lodge": COMMON
    | TURNED
    | NO_SKUNK
    | NO_DOUBLE
    | NO_EARLY_END
    | {"first_dealer": FirstDealer.RANDOM, "time_limit_minutes": 20}
    | {"last_card_after_fifteen": True, "muggins": False, "muggins_fixed": True, "win_bonus": 0}
    | {"renege": Renege.RETRACT, "wrong_count": WrongCount.CORRECTED, "low_count": LowCount.MARSHAL}
    | {"errors": Errors.MARSHAL},
    "classic": COMMON
    | VISIBLE
    | CUT
    | NO_SKUNK
    | NO_DOUBLE
    | NO_EARLY_END
    | {"last_card_after_fifteen": True, "muggins": False, "muggins_fixed": False, "win_bonus": 0}
    | {"run_totals_with_pairs": True}
    | {"renege": Renege.PUT_RIGHT, "wrong_count": WrongCount.CORRECTED}
    | {"low_count": LowCount.UNLESS_MUGGINS, "errors": Errors.NONE, "peg_by": PegBy.HAND_COUNT}
    | {"muggins_heels": True, "nineteen_is_nought": False, "help_in_counting": True},
}
SEVERAL = {"penalties_to": PenaltiesTo.CLAIMANT}
TABLE |= {
    "club-3": TABLE["club"] | THREE_SEATS | SEVERAL,
    "club-4": TABLE["club"] | FOUR_SEATS | SEVERAL,
    "club-partners": TABLE["club"] | PARTNERS | SEVERAL,
}


def test_the_presets_are_those_of_the_documents() -> None:
    assert set(PRESETS) == set(TABLE)


@pytest.mark.parametrize("name", TABLE)
def test_a_preset_is_its_column_of_the_table(name: str) -> None:
    assert PRESETS[name] == RuleSet(name=name, **TABLE[name])


CELLS = [(name, field) for name, column in TABLE.items() for field in column]


@pytest.mark.parametrize(("name", "field"), CELLS)
def test_every_cell_of_the_table_is_the_preset_s_field(name: str, field: str) -> None:
    assert getattr(PRESETS[name], field) == TABLE[name][field]


@pytest.mark.parametrize("name", TABLE)
def test_a_preset_keeps_its_own_name(name: str) -> None:
    assert PRESETS[name].name == name
