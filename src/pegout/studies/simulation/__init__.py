"""Events played many times, by strength or by bots, to see how fair a format is."""

from pegout.studies.simulation.intervals import Mean, Share
from pegout.studies.simulation.result import Contender, Simulation
from pegout.studies.simulation.simulate import Bots, simulate
from pegout.studies.simulation.strengths import STRENGTHS, chance, strengths_of

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
