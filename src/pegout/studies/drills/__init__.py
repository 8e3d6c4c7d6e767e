"""Practice: questions on counting, throwing and pegging, graded answers, mistakes that come back."""

from pegout.studies.drills.codec import InvalidDrills
from pegout.studies.drills.generator import fresh_questions
from pegout.studies.drills.grades import Grade, grade
from pegout.studies.drills.mistake_file import MistakeFile
from pegout.studies.drills.mistakes import decisions_in, mistakes_in, mistakes_of
from pegout.studies.drills.questions import KINDS, Counting, Pegging, Question, Throwing

__all__ = [
    "KINDS",
    "Counting",
    "Grade",
    "InvalidDrills",
    "MistakeFile",
    "Pegging",
    "Question",
    "Throwing",
    "decisions_in",
    "fresh_questions",
    "grade",
    "mistakes_in",
    "mistakes_of",
]
