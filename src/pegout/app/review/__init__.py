"""The review of a finished game: every decision graded, and where the chances to win came from."""

from pegout.app.review.ledger import Ledger
from pegout.app.review.result import Decision, GameReview, Grade, PlayerReview, Review
from pegout.app.review.reviewing import NothingToReview, review

__all__ = ["Decision", "GameReview", "Grade", "Ledger", "NothingToReview", "PlayerReview", "Review", "review"]
