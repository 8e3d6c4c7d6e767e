"""What was dealt so far against what chance gives: ranks, suits, starters, heels, how good the hands were."""

from pegout.app.statistics.comparing import Measure, Spread
from pegout.app.statistics.counting import DealCounter
from pegout.app.statistics.deals import DealStatistics, SeatStatistics, deal_statistics, statistics_of

__all__ = [
    "DealCounter",
    "DealStatistics",
    "Measure",
    "SeatStatistics",
    "Spread",
    "deal_statistics",
    "statistics_of",
]
