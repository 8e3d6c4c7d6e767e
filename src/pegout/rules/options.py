"""The choices that a rule set makes, each with the words that explain it."""

from enum import Enum


class FirstDealer(Enum):
    CUT = "cut"
    RANDOM = "random"


class Opponents(Enum):
    """How many opponents a condition asks for where there are several."""

    ANY = "any"
    EVERY = "every"


class Renege(Enum):
    """What follows when a card that could have been played was not."""

    RETRACT = "retract"  # play since is undone, 2 a card, the other decides: dead or played
    CLAIMANT = "claimant"  # play since is undone, 2 a card to whoever claims it
    BARRED = "barred"  # held back after a go: they may not be played later, 2 to the opponent
    PUT_RIGHT = "put-right"  # play since is undone and goes on, at no cost
    NONE = "none"


class WrongCount(Enum):
    """What follows when a count is announced wrongly."""

    CORRECTED = "corrected"  # corrected if challenged in time, else it stands for the series
    FREE = "free"  # corrected whenever noticed, never penalised
    NONE = "none"


class LowCount(Enum):
    """What follows when a hand is counted for less than it holds."""

    STANDS = "stands"
    CORRECTED = "corrected"  # full value until the score is agreed and entered
    UNLESS_MUGGINS = "unless-muggins"
    MARSHAL = "marshal"


class Errors(Enum):
    """Which wrong acts cost points; every other is put right without a penalty."""

    ACC = "acc"
    CLUB = "club"
    PORTFOLIO = "portfolio"
    MARSHAL = "marshal"  # as acc, but only suggested: the Marshal's word is what is carried out
    NONE = "none"


class PegBy(Enum):
    """How long points of the play, and heels, may be pegged."""

    NEXT_CARD = "next-card"  # before the own next card or go
    HAND_COUNT = "hand-count"  # until the hands are counted


class PlayedCards(Enum):
    """What becomes of the cards that have been played, until the hands are counted."""

    VISIBLE = "visible"
    TURNED_AFTER_SERIES = "turned-after-series"
    TURNED_AT_LIMIT = "turned-at-limit"  # all that lie, and only then


class PenaltiesTo(Enum):
    OPPONENT = "opponent"
    CLAIMANT = "claimant"


class TimeOutTie(Enum):
    FIRST_THERE = "first-there"
    REPLAY = "replay"
