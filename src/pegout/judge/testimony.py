"""What was told of an incident, for a judge who asks for one fact after the other.

A judge reads the facts of an incident as its fields. What the judge has not read cannot have mattered, and
need not be known; what was read and not told is asked for.
"""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from pegout.game import GameState
from pegout.judge.facts import MissingFacts, questions, read_facts, refuse_unknown, still_needed
from pegout.judge.known import with_shown


class Testimony:
    """Stands for an incident: it has the same facts, and knows which of them were read."""

    def __init__(self, incident: type, told: Mapping[str, Any]) -> None:
        self._incident = incident
        self._needed = {question.name: question.needed for question in questions(incident)}
        self._told = told
        self._read: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        """A fact as it was told, or as it is taken to be; `MissingFacts` asks for what must be told."""
        if name.startswith("_") or name not in self._needed:
            raise AttributeError(name)
        self._read.add(name)
        if name in self._told:
            return self._told[name]
        if self._needed[name]:
            raise MissingFacts(still_needed(self._incident, self._told))
        return _usual(self._incident, name)


def _usual(incident: type, name: str) -> Any:
    """What a fact is taken to be where nothing is said of it."""
    (usual,) = (one.default for one in fields(incident) if one.name == name)
    return usual


def was_read(testimony: Testimony) -> frozenset[str]:
    """The facts that the judge has asked for so far."""
    return frozenset(vars(testimony)["_read"])


def testimony(incident: type, given: Mapping[str, str], state: GameState) -> Testimony:
    """Facts in text, each of which must be one that is asked for and can be understood.

    What the table shows is added; whoever said otherwise is told so.
    """
    refuse_unknown(incident, given)
    return Testimony(incident, with_shown(incident, read_facts(incident, given, state), state))
