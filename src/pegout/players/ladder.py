"""The ladder of opponents, from the weakest to the strongest."""

from collections.abc import Callable

from pegout.players.bot import ThinkingBot
from pegout.players.card_values import MostNow, OneReply, Pegger
from pegout.players.composed_bot import ComposedBot
from pegout.players.greedy_bot import GreedyBot
from pegout.players.masters import Champion, Expert
from pegout.players.random_bot import RandomBot
from pegout.players.ratings import Rating, measured
from pegout.players.slips import NONE, Slips
from pegout.players.throw_values import BareCount, HandAndCrib, Liking, MeanHand, Thrower
from pegout.values import value

Build = Callable[[object], ThinkingBot]
"""Makes a player from a seed."""


@value
class Rung:
    """One opponent: who it is, how it plays, and how it officiates where nobody says otherwise."""

    name: str
    character: str
    method: str
    errs: float
    """The share of its numbers that are wrong where the players officiate."""
    catches: float
    """The share it notices of what it could claim there."""
    build: Build
    by_tables: bool = False
    """Whether tables and kernels must be loaded before it can think."""
    seats: tuple[int, ...] = (2, 3, 4)
    """The numbers of seats at which it can play."""

    @property
    def rating(self) -> Rating | None:
        """None as long as it has not been measured."""
        return measured().get(self.name)


def _made_of(name: str, thrower: Thrower, pegger: Pegger, slips: Slips = NONE) -> Build:
    return lambda seed: ComposedBot(name, thrower, pegger, slips, seed)


LADDER: tuple[Rung, ...] = (
    Rung(
        "random",
        "Has never seen the game and plays anything legal.",
        "every legal choice is equally likely",
        errs=0.5,
        catches=0.0,
        build=RandomBot,
    ),
    Rung(
        "beginner",
        "Learnt the rules last week and loves a pair of kings.",
        "keeps pairs and court cards, misjudged by half a point, and throws a five to anybody; plays the "
        "card that pegs most, but spots only half of the cards that score",
        errs=0.25,
        catches=0.2,
        build=_made_of("beginner", Liking(), MostNow(), Slips(noise=0.5, misses=0.5)),
    ),
    Rung(
        "novice",
        "Counts what is in hand, often wrongly, and hopes for the starter.",
        "keeps what counts most without starter and crib, misjudged by three points; plays the card that "
        "pegs most, but misses a third of those that score",
        errs=0.15,
        catches=0.4,
        build=_made_of("novice", BareCount(), MostNow(), Slips(noise=3.0, misses=0.35)),
    ),
    Rung(
        "regular",
        "Sits at the corner table every evening and plays by feel.",
        "throws like `table`, misjudged by one and a half points; plays the card that pegs most, but misses "
        "one in seven of those that score",
        errs=0.1,
        catches=0.6,
        build=_made_of("regular", HandAndCrib(), MostNow(), Slips(noise=1.5, misses=0.15)),
    ),
    Rung(
        "hand",
        "Knows every starter and forgets that there is a crib.",
        "throws for the best average count over every starter it has not seen; plays the card that pegs "
        "most now",
        errs=0.08,
        catches=0.7,
        build=_made_of("hand", MeanHand(), MostNow()),
    ),
    Rung(
        "table",
        "Has learnt the table of cribs and plays what pegs.",
        "throws for the average hand, plus the average crib if it is its own side's, minus it if not; plays "
        "the card that pegs most now",
        errs=0.06,
        catches=0.8,
        build=_made_of("table", HandAndCrib(), MostNow()),
    ),
    Rung(
        "greedy",
        "Takes what there is, and never leads a five.",
        "throws for the best average count, with the thrown cards' own points added for its own side's "
        "crib and "
        "taken off for another's; plays the card that pegs most, never leads a five, avoids leaving a count "
        "of 5 or 21, and keeps low cards",
        errs=0.05,
        catches=0.9,
        build=lambda _: GreedyBot(),
    ),
    Rung(
        "club",
        "Plays every Tuesday, knows the cribs by heart and now and then chats instead of looking.",
        "throws like `table`, misjudged by half a point; plays like `reply`, but plays one card in five "
        "without a thought for the reply, and misses one in twenty of the cards that score",
        errs=0.04,
        catches=0.9,
        build=_made_of("club", HandAndCrib(), OneReply(), Slips(noise=0.5, misses=0.05, lapses=0.2)),
    ),
    Rung(
        "reply",
        "Asks before every card what the reply will be.",
        "throws like `table`; plays the card with the most points now, less what the next card would score, "
        "averaged over every unseen card",
        errs=0.02,
        catches=0.95,
        build=_made_of("reply", HandAndCrib(), OneReply()),
    ),
    Rung(
        "expert",
        "Has a plan for every card and never gives it away.",
        "throws for hand, crib and pegging together; plays in equilibrium, each card as often as the shipped "
        "table says; with three or four players, plays like `reply`",
        errs=0.01,
        catches=0.98,
        build=lambda seed: Expert("expert", seed),
        by_tables=True,
    ),
    Rung(
        "champion",
        "Knows what you may hold, and plays for the game.",
        "throws and plays what wins most often, by a search over every hand the opponent may hold; with "
        "three or four players, plays like `reply`",
        errs=0.0,
        catches=1.0,
        build=lambda seed: Champion("champion", seed),
        by_tables=True,
    ),
)
"""Weakest first. All play at every table; figures are in docs/opponents.md."""
