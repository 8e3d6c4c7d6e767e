"""Events played many times by strengths or by bots, to see how fair a format is."""

from pegout.app.simulation.intervals import Mean, Share
from pegout.app.simulation.result import Contender, Simulation
from pegout.app.simulation.simulate import Bots, simulate
from pegout.app.simulation.strengths import STRENGTHS, chance, strengths_of

__all__ = [
    "STRENGTHS",
    "Bots",
    "Contender",
    "Mean",
    "Share",
    "Simulation",
    "chance",
    "simulate",
    "strengths_of",
]
