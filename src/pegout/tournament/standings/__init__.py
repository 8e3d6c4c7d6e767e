"""Who stands where and why: results, scoring schemes, cross-checks, play-offs and seasons."""

from pegout.tournament.standings.cards import check_cards
from pegout.tournament.standings.cross_check import Discrepancy, check_results, check_rows
from pegout.tournament.standings.entry import Agreement, ScoreEntry, agreement
from pegout.tournament.standings.play_off import PlayOff, play_off
from pegout.tournament.standings.refusal import refusal
from pegout.tournament.standings.result import GameResult, Kind, forfeit
from pegout.tournament.standings.scheme import ACC, GOLDEN_AGE, SCHEMES, WINS, Measure, Scheme
from pegout.tournament.standings.season import SeasonRow, season
from pegout.tournament.standings.settle import Settled, settled
from pegout.tournament.standings.table import Row, ranked_again, standings
from pegout.tournament.standings.tally import game_points

__all__ = [
    "ACC",
    "GOLDEN_AGE",
    "SCHEMES",
    "WINS",
    "Agreement",
    "Discrepancy",
    "GameResult",
    "Kind",
    "Measure",
    "PlayOff",
    "Row",
    "Scheme",
    "ScoreEntry",
    "SeasonRow",
    "Settled",
    "agreement",
    "check_cards",
    "check_results",
    "check_rows",
    "forfeit",
    "game_points",
    "play_off",
    "ranked_again",
    "refusal",
    "season",
    "settled",
    "standings",
]
