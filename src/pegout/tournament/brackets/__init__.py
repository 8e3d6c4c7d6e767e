"""Knock-out sheets: seeding, single and double elimination, and how an event stands by its log of results."""

from pegout.tournament.brackets.double import double_elimination
from pegout.tournament.brackets.evaluation import evaluate, refusal
from pegout.tournament.brackets.match import Occupant, Pairing, State, Vacancy
from pegout.tournament.brackets.objections import objection
from pegout.tournament.brackets.placings import Placing
from pegout.tournament.brackets.progress import Progress
from pegout.tournament.brackets.results import (
    Absent,
    Awarded,
    BothAbsent,
    GamePlayed,
    Played,
    Result,
    Withdrawn,
)
from pegout.tournament.brackets.seeds import bracket_size, byes, first_round, qualifiers
from pegout.tournament.brackets.sheet import (
    Bracket,
    Bye,
    Entry,
    LoserOf,
    Match,
    Sheet,
    WinnerOf,
    with_best_of,
)
from pegout.tournament.brackets.single import consolation, single_elimination
from pegout.tournament.brackets.undo import Dropped, restored, without

__all__ = [
    "Absent",
    "Awarded",
    "BothAbsent",
    "Bracket",
    "Bye",
    "Dropped",
    "Entry",
    "GamePlayed",
    "LoserOf",
    "Match",
    "Occupant",
    "Pairing",
    "Placing",
    "Played",
    "Progress",
    "Result",
    "Sheet",
    "State",
    "Vacancy",
    "WinnerOf",
    "Withdrawn",
    "bracket_size",
    "byes",
    "consolation",
    "double_elimination",
    "evaluate",
    "first_round",
    "objection",
    "qualifiers",
    "refusal",
    "restored",
    "single_elimination",
    "with_best_of",
    "without",
]
