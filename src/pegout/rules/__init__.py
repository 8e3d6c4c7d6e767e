"""Rule sets, and the scoring of show and play."""

from pegout.rules.breakdown import NOTHING, Breakdown, Item, Kind
from pegout.rules.options import (
    Errors,
    FirstDealer,
    LowCount,
    Opponents,
    PegBy,
    PenaltiesTo,
    PlayedCards,
    Renege,
    TimeOutTie,
    WrongCount,
)
from pegout.rules.outcome import Ending, Outcome, ends_early, forfeited, outcome_of
from pegout.rules.play import count_of, go_point, last_card, score_at, score_play
from pegout.rules.presets import PRESETS, preset
from pegout.rules.ruleset import (
    ADDED_FIELDS,
    BEST_COUNT,
    CRIB_SIZE,
    FIELD_TYPES,
    InvalidRules,
    RuleSet,
    read_field,
    write_field,
)
from pegout.rules.show import score_show
from pegout.rules.speech import number_word, speak_play, speak_show
from pegout.rules.words import Clause, book_of, differences, in_words

__all__ = [
    "ADDED_FIELDS",
    "BEST_COUNT",
    "CRIB_SIZE",
    "FIELD_TYPES",
    "NOTHING",
    "PRESETS",
    "Breakdown",
    "Clause",
    "Ending",
    "Errors",
    "FirstDealer",
    "InvalidRules",
    "Item",
    "Kind",
    "LowCount",
    "Opponents",
    "Outcome",
    "PegBy",
    "PenaltiesTo",
    "PlayedCards",
    "Renege",
    "RuleSet",
    "TimeOutTie",
    "WrongCount",
    "book_of",
    "count_of",
    "differences",
    "ends_early",
    "forfeited",
    "go_point",
    "in_words",
    "last_card",
    "number_word",
    "outcome_of",
    "preset",
    "read_field",
    "score_at",
    "score_play",
    "score_show",
    "speak_play",
    "speak_show",
    "write_field",
]
