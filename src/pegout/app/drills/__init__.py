"""Practice: questions about counting, throwing and pegging, graded answers, mistakes that come back."""

from pegout.app.drills.grading import Grade, grade
from pegout.app.drills.mistakes import mistakes_in
from pegout.app.drills.questions import KINDS, Counting, Pegging, Question, Throwing
from pegout.app.drills.setting import fresh_questions
from pegout.app.drills.shelf import InvalidDrills, Shelf

__all__ = [
    "KINDS",
    "Counting",
    "Grade",
    "InvalidDrills",
    "Pegging",
    "Question",
    "Shelf",
    "Throwing",
    "fresh_questions",
    "grade",
    "mistakes_in",
]
