"""What a table is opened for: rules, length, clock, and what happens when somebody goes."""

from enum import Enum

from pegout.game import MatchFormat, Officiating
from pegout.rules import RuleSet
from pegout.values import value


class Gone(Enum):
    """What becomes of a seat whose player has gone, or has let the clock run out."""

    WAIT = "wait"  # for as long as it takes
    BOT = "bot"  # a bot plays on until the player is back
    FORFEIT = "forfeit"  # the match is lost


@value
class Terms:
    """How a table plays; fixed when it is opened."""

    rules: RuleSet
    match: MatchFormat = MatchFormat()
    officiating: Officiating = Officiating.PROGRAM
    move_seconds: int = 0
    """How long a seat may think; 0 means no limit. The clock of a whole game is among the rules."""
    gone: Gone = Gone.BOT
    wait_seconds: int = 120
    """How long a player who has gone is waited for."""
    stand_in: str = "regular"
    """The opponent who takes over for a player who has gone."""
    listed: bool = False
    """Whether the table is in the list of open tables."""
    watched: bool = True
    """Whether people without a seat may watch."""
    delay_seconds: int = 0
    """How much later they see what happens."""
