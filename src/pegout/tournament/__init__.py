"""Events: entries, movement, brackets, standings and money, on results and not on games.

>>> from pegout.tournament import first_round, golden_age, qualifiers
>>> first_round(8), qualifiers(121), len(golden_age(12).rounds)
(((1, 8), (5, 4), (3, 6), (7, 2)), 31, 6)
"""

from pegout.tournament.brackets import (
    byes,
    consolation,
    double_elimination,
    first_round,
    qualifiers,
    single_elimination,
)
from pegout.tournament.event import FORMATS, Event, Format, Record, Role, Setup, evaluate, refusal, take
from pegout.tournament.movement import club_night, golden_age, rotation, round_robin
from pegout.tournament.standings import play_off, season

__all__ = [
    "FORMATS",
    "Event",
    "Format",
    "Record",
    "Role",
    "Setup",
    "byes",
    "club_night",
    "consolation",
    "double_elimination",
    "evaluate",
    "first_round",
    "golden_age",
    "play_off",
    "qualifiers",
    "refusal",
    "rotation",
    "round_robin",
    "season",
    "single_elimination",
    "take",
]
