"""Practice: questions about counting, throwing and pegging, graded answers, mistakes that come back."""

from pegout.app.drills.grading import Grade, grade
from pegout.app.drills.mistakes import decisions_in, mistakes_in, mistakes_of
from pegout.app.drills.questions import KINDS, Counting, Pegging, Question, Throwing
from pegout.app.drills.setting import fresh_questions
from pegout.app.drills.shelf import Shelf
from pegout.app.drills.writing import InvalidDrills

__all__ = [
    "KINDS",
    "Counting",
    "Grade",
    "InvalidDrills",
    "Pegging",
    "Question",
    "Shelf",
    "Throwing",
    "decisions_in",
    "fresh_questions",
    "grade",
    "mistakes_in",
    "mistakes_of",
]
