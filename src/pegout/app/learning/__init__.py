"""Lessons that teach the game by playing it: scripted deals, and what a teacher says about them."""

from pegout.app.learning.lesson import Counting, Lesson, May, Move, Turn, WrongMove
from pegout.app.learning.lessons import LESSONS, NoSuchLesson, after, lesson_called, turn_after

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
