"""Two bots over the same deals, then with seats swapped: which is better, and how sure that is."""

from pegout.studies.arena.compare import Progress, compare
from pegout.studies.arena.estimates import Elo
from pegout.studies.arena.result import Comparison, Contender
from pegout.studies.arena.thinking_time import Thinking

__all__ = ["Comparison", "Contender", "Elo", "Progress", "Thinking", "compare"]
