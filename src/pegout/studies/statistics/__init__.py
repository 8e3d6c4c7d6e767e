"""What was dealt so far, against what chance gives: ranks, suits, starters, heels, strength of hands."""

from pegout.studies.statistics.comparison import Measure, Spread
from pegout.studies.statistics.counts import DealCounter
from pegout.studies.statistics.deals import DealStatistics, SeatStatistics, deal_statistics, statistics_of

__all__ = [
    "DealCounter",
    "DealStatistics",
    "Measure",
    "SeatStatistics",
    "Spread",
    "deal_statistics",
    "statistics_of",
]
