"""The review of a finished game: every decision graded, and where the chances to win came from."""

from pegout.studies.review.ledger import Ledger
from pegout.studies.review.record import NothingToReview, review
from pegout.studies.review.result import Decision, GameReview, Grade, PlayerReview, Review

__all__ = ["Decision", "GameReview", "Grade", "Ledger", "NothingToReview", "PlayerReview", "Review", "review"]
