"""Lessons that teach the game by playing it: scripted deals, and what a teacher says about them."""

from pegout.studies.lessons.catalogue import LESSONS, NoSuchLesson, after, lesson_called, turn_after
from pegout.studies.lessons.lesson import Counting, Lesson, May, Move, Turn, WrongMove

__all__ = [
    "LESSONS",
    "Counting",
    "Lesson",
    "May",
    "Move",
    "NoSuchLesson",
    "Turn",
    "WrongMove",
    "after",
    "lesson_called",
    "turn_after",
]
