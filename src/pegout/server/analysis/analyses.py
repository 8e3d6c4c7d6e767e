"""What can be analysed: hands, plays, throws, scores, games and incidents."""

from pegout.server.analysis.question import Question, always
from pegout.server.analysis.ruling_responses import Elsewhere, Missing, Ruling
from pegout.server.analysis.score_responses import Chances, Count, Pegged
from pegout.services.queries.handlers import discard, peg_cards, review_record, rule, score, win
from pegout.services.queries.questions import (
    LONGEST_BODY,
    DiscardAsked,
    PegAsked,
    ReviewAsked,
    RulingAsked,
    ScoreAsked,
    WinAsked,
)
from pegout.services.queries.throws import Throws
from pegout.studies.board_review.result import BoardReview
from pegout.studies.review import Review

ANALYSES = (
    Question(
        "/score",
        "scoreHand",
        "Count a hand or a crib",
        "Every combination that scores with its cards, the total, and the count as it is spoken.",
        ScoreAsked,
        {"hand": ["5H", "5C", "5S", "JD"], "starter": "5D"},
        score,
        Count,
        "The count.",
        at_once=always,
    ),
    Question(
        "/peg",
        "pegCards",
        "Score cards as they are played",
        "Each card with the count it makes, what it scores and what is said; series end as in play.",
        PegAsked,
        {"cards": ["7H", "8C", "9D"]},
        peg_cards,
        Pegged,
        "The cards in their order.",
        at_once=always,
    ),
    Question(
        "/discard",
        "weighThrows",
        "What each throw is worth",
        "Hand, crib and pegging of every throw, for two seats the chance to win; the best first.",
        DiscardAsked,
        {"cards": ["5H", "5C", "6D", "7S", "JH", "KD"], "dealer": True, "scores": [84, 91]},
        discard,
        Throws,
        "The throws.",
    ),
    Question(
        "/win",
        "getWinChance",
        "The chance to win from two scores",
        "For two seats before a deal, both playing well.",
        WinAsked,
        {"mine": 84, "theirs": 91},
        win,
        Chances,
        "The chances, with the deal and without.",
    ),
    Question(
        "/review",
        "reviewRecord",
        "Grade every decision of a recorded game",
        "All finished games of a record: each throw and card against the best, and where luck lay. "
        "The record of a board beside real cards is recognised, and reviewed as far as it goes.",
        ReviewAsked,
        {"record": '[Pegout "1"]\n...\nend'},
        review_record,
        Review | BoardReview,
        "The review.",
        largest=LONGEST_BODY,
    ),
    Question(
        "/rulings",
        "ruleOnIncident",
        "Put a situation to the judge",
        "A ruling with its citations, the questions that come before it, or the incidents meant.",
        RulingAsked,
        {
            "incident": "false-claim",
            "facts": {"player": "pone", "true_score": "118"},
            "scores": [[84], [118]],
        },
        rule,
        Ruling | Missing | Elsewhere,
        "The ruling, or what it takes.",
        at_once=lambda asked: asked.record is None,  # a long one takes a while to play through
        largest=LONGEST_BODY,
    ),
)
