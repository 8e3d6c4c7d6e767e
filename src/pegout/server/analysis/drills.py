"""What drills ask and answer. Whoever practises keeps their own mistakes: nothing is stored here."""

from pegout.server.analysis.drill_responses import DecisionAsked, GradeTold, Questions
from pegout.server.analysis.question import Question
from pegout.services.queries.drill_questions import (
    CountingSent,
    DecisionsAsked,
    GradeAsked,
    MistakesAsked,
    QuestionsAsked,
)
from pegout.services.queries.practice import decisions, graded, mistakes, questions
from pegout.services.queries.questions import LONGEST_BODY

RECORD = {"record": '[Pegout "1"]\n...\nend', "seat": 0}

DRILLS = (
    Question(
        "/questions",
        "askQuestions",
        "New questions to practise with",
        "Hands to count, cards to throw, or positions in the play, all where the choice matters.",
        QuestionsAsked,
        {"kind": "throwing", "number": 3},
        questions,
        Questions,
        "The questions.",
        at_once=lambda asked: asked.kind == "counting",  # nothing is to be weighed
    ),
    Question(
        "/grade",
        "gradeAnswer",
        "Grade the answer to a question",
        "Whether it was right, what is best, what each choice is worth, and how the hand counts.",
        GradeAsked,
        {"question": {"kind": "counting", "hand": ["5H", "5C", "5S", "JD"], "starter": "5D"}, "answer": 29},
        graded,
        GradeTold,
        "The grade.",
        at_once=lambda asked: isinstance(asked.question, CountingSent),
    ),
    Question(
        "/mistakes",
        "findMistakes",
        "What a player got wrong in a recorded game",
        "In a game for two, as questions to ask again, the costliest first.",
        MistakesAsked,
        RECORD,
        mistakes,
        Questions,
        "The mistakes.",
        largest=LONGEST_BODY,
    ),
    Question(
        "/decisions",
        "listDecisions",
        "Every decision a player faced in a recorded game",
        "Each position as the player saw it, as a question that can be asked again.",
        DecisionsAsked,
        RECORD,
        decisions,
        list[DecisionAsked],
        "The decisions in order.",
        largest=LONGEST_BODY,
    ),
)
