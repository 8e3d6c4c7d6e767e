"""Two bots over the same deals with the seats changed: who is better, and how sure that is."""

from pegout.app.arena.compare import Progress, compare
from pegout.app.arena.estimates import Elo
from pegout.app.arena.result import Comparison, Contender
from pegout.app.arena.thinking import Thinking

__all__ = ["Comparison", "Contender", "Elo", "Progress", "Thinking", "compare"]
