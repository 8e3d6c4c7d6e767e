"""The judge: incidents with their facts, and the rulings on them, one module a chapter of the rule book."""

from pegout.game.officiated.claims import (
    CLAIMS,
    Claim,
    ClaimCount,
    ClaimCountedEarly,
    ClaimFalseGame,
    ClaimFullCount,
    ClaimHeels,
    ClaimMuggins,
    ClaimOverpegged,
    ClaimRenege,
    PegBack,
    TakeBackGo,
)
from pegout.judge.answer import Answer
from pegout.judge.catalogue import Kind, by_name
from pegout.judge.claims import answer, good_claims, open_claims
from pegout.judge.docket import CHAPTERS, KINDS, rule, rule_on
from pegout.judge.facts import (
    MissingFacts,
    Question,
    RuledElsewhere,
    UnclearFact,
    questions,
    read_fact,
    read_incident,
)
from pegout.judge.known import still_open
from pegout.judge.ruling import Ruling

__all__ = [
    "CHAPTERS",
    "CLAIMS",
    "KINDS",
    "Answer",
    "Claim",
    "ClaimCount",
    "ClaimCountedEarly",
    "ClaimFalseGame",
    "ClaimFullCount",
    "ClaimHeels",
    "ClaimMuggins",
    "ClaimOverpegged",
    "ClaimRenege",
    "Kind",
    "MissingFacts",
    "PegBack",
    "Question",
    "RuledElsewhere",
    "Ruling",
    "TakeBackGo",
    "UnclearFact",
    "answer",
    "by_name",
    "good_claims",
    "open_claims",
    "questions",
    "read_fact",
    "read_incident",
    "rule",
    "rule_on",
    "still_open",
]
