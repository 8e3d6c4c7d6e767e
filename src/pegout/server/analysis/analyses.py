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
        "Every scoring combination with its cards, the total, and the count as it is spoken.",
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
        "The cards in order.",
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
        "The chance to win from a score",
        "For two seats before a deal, if both play well.",
        WinAsked,
        {"mine": 84, "theirs": 91},
        win,
        Chances,
        "The chances, with the deal and without it.",
    ),
    Question(
        "/review",
        "reviewRecord",
        "Grade every decision of a recorded game",
        "Every finished game of a record: each throw and card compared with the best, and what was "
        "luck. It recognises the record of a companion board, and reviews as much as that holds.",
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
        "The ruling, or what is needed for one.",
        at_once=lambda asked: asked.record is None,  # a long one takes a while to play through
        largest=LONGEST_BODY,
    ),
)
