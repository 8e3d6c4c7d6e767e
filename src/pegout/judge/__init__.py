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
from pegout.judge.docket import CHAPTERS, KINDS, next_incidents, rule, rule_on
from pegout.judge.facts import (
    MissingFacts,
    Question,
    RuledElsewhere,
    UnclearFact,
    questions,
    read_fact,
    read_incident,
)
from pegout.judge.inquiry import Inquiry, hear
from pegout.judge.offer import is_offered, offered
from pegout.judge.ruling import Choice, Option, Ruling
from pegout.judge.search import Found, search

__all__ = [
    "CHAPTERS",
    "CLAIMS",
    "KINDS",
    "Answer",
    "Choice",
    "Claim",
    "ClaimCount",
    "ClaimCountedEarly",
    "ClaimFalseGame",
    "ClaimFullCount",
    "ClaimHeels",
    "ClaimMuggins",
    "ClaimOverpegged",
    "ClaimRenege",
    "Found",
    "Inquiry",
    "Kind",
    "MissingFacts",
    "Option",
    "PegBack",
    "Question",
    "RuledElsewhere",
    "Ruling",
    "TakeBackGo",
    "UnclearFact",
    "answer",
    "by_name",
    "good_claims",
    "hear",
    "is_offered",
    "next_incidents",
    "offered",
    "open_claims",
    "questions",
    "read_fact",
    "read_incident",
    "rule",
    "rule_on",
    "search",
]
