"""What happened in a match: how it and its games begin and end."""

from pegout.edition import EDITION
from pegout.game.commands import Officiating, Seat
from pegout.game.match import MatchFormat
from pegout.rules import Outcome, RuleSet
from pegout.values import value


@value
class MatchStarted:
    rules: RuleSet
    names: tuple[str, ...]
    match: MatchFormat
    dealer: Seat | None
    officiating: Officiating = Officiating.PROGRAM
    edition: int = EDITION


@value
class TimeCalled:
    minutes: int


@value
class GameReplayed:
    """Time ended the game with nothing to tell the players apart; the same seat deals again."""

    dealer: Seat | None


@value
class GameEnded:
    outcome: Outcome


@value
class NextGameStarted:
    dealer: Seat


@value
class MatchEnded:
    """The side that won, or None when nothing separates the leaders."""

    winner: int | None
