"""The judge: incidents with their facts, and the rulings on them, one module a chapter of the rule book."""

from pegout.judge.catalogue import Kind, by_name
from pegout.judge.docket import CHAPTERS, KINDS, rule, rule_on
from pegout.judge.facts import MissingFacts, Question, UnclearFact, questions, read_fact, read_incident
from pegout.judge.ruling import Ruling

__all__ = [
    "CHAPTERS",
    "KINDS",
    "Kind",
    "MissingFacts",
    "Question",
    "Ruling",
    "UnclearFact",
    "by_name",
    "questions",
    "read_fact",
    "read_incident",
    "rule",
    "rule_on",
]
