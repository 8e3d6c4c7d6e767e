"""Everything a table knows. Secrets included: players are given views."""

from dataclasses import dataclass, field, fields
from enum import Enum
from operator import attrgetter

from pegout.cards import Card
from pegout.edition import EDITION
from pegout.game.board import Pegs
from pegout.game.commands import Officiating, Seat
from pegout.game.events import PlayEvent
from pegout.game.match import ONE_GAME, MatchFormat, Standing
from pegout.game.officiated.first.tally import Tally as FirstTally
from pegout.game.officiated.tally import Tally
from pegout.rules import PRESETS, Outcome, RuleSet
from pegout.rules.remedies import CardsShown
from pegout.values import value


class Phase(Enum):
    """What the table waits for."""

    NOT_STARTED = "not started"
    SHUFFLE_FOR_CUT = "shuffle for the cut"
    CUT_FOR_DEAL = "cut for the deal"
    SHUFFLE = "shuffle"
    CUT = "cut the pack"
    THROW = "throw"
    SHUFFLE_REST = "shuffle the rest of the pack"
    STARTER = "cut the starter"
    PICK_STARTER = "pick the starter"
    PLAY = "play"
    CHOOSE_CRIB = "choose the crib"
    SHOW = "show"
    GAME_OVER = "game over"
    MATCH_OVER = "match over"


SHUFFLE_FOR_CUT, CUT_FOR_DEAL = Phase.SHUFFLE_FOR_CUT, Phase.CUT_FOR_DEAL
SHUFFLE, CUT, THROW, STARTER, PLAY = Phase.SHUFFLE, Phase.CUT, Phase.THROW, Phase.STARTER, Phase.PLAY
"""The phases by themselves: looking a member up in its class costs ten times as much."""


@value
class Ruled:
    """What rulings have ordered for the rest of a deal."""

    owes: tuple[int, ...] = ()
    """How many cards each seat has still to put into the crib; empty when nobody has any."""
    aside: tuple[tuple[Card, ...], ...] = ()
    """Each seat's cards that may not be played; empty when there are none."""
    dead: tuple[Seat, ...] = ()
    """The seats whose hands are not counted."""
    crib_dead: bool = False
    crib_choice: bool = False
    """Whether the dealer picks the crib's cards after the play."""
    to_play: tuple[Card, ...] = ()
    """Cards that were held back and must be played when they fit."""
    draws: int = 0
    """How often cards were drawn unseen from a hand."""
    drawn: tuple[Card, ...] = ()
    """The two cards that pone looks at to pick the starter."""
    looks: tuple[CardsShown, ...] = ()
    """What is to be shown as soon as the starter is cut."""
    shown: tuple[tuple[Card, ...], ...] = ()
    """For each seat, the cards of the pack that it was shown; empty when nobody was shown any."""


UNRULED = Ruled()


@value
class Shown:
    """A hand, or the crib, that was counted, and what was pegged for it."""

    seat: Seat
    crib: bool
    points: int

    def is_of(self, seat: Seat | None) -> bool:
        """Whether it is the hand of this seat, or (None) the crib."""
        return self.crib if seat is None else not self.crib and self.seat == seat


@value
class Packet:
    """What a seat lifted in the cut for the deal; the last of these cards is the one it cut."""

    seat: Seat
    cards: tuple[Card, ...]


@value
class Cutting:
    """The last cut for the deal, kept until the pack is cut again, so that a cut can be taken back."""

    cutters: tuple[Seat, ...]
    packets: tuple[Packet, ...] = ()
    rest: tuple[Card, ...] = ()
    """What nobody has lifted."""


_NOBODY_DEALS = "There is no dealer yet."


class ScoresUnknown(ValueError):
    """The table has no pegs, or nobody has told where they stand."""

    def __init__(self) -> None:
        super().__init__("The scores are unknown: say what they are.")


Step = tuple[int, int, bool]
"""Points, the number of the score, and whether a ruling gave them."""


@dataclass(slots=True)
class Deal:
    """One deal: where every card lies, and how far the play has come."""

    pack: tuple[Card, ...] = ()
    hands: list[list[Card]] = field(default_factory=list)
    thrown: list[tuple[Card, ...]] = field(default_factory=list)
    played: list[list[Card]] = field(default_factory=list)
    crib: tuple[Card, ...] = ()
    crib_shown: bool = False
    starter: Card | None = None
    series: list[Card] = field(default_factory=list)
    count: int = 0
    last: Seat | None = None
    gone: set[Seat] = field(default_factory=set)
    turn: Seat | None = None
    history: list[PlayEvent] = field(default_factory=list)
    """The play so far, so that its last cards can be taken back."""
    at_lead: tuple[int, ...] | None = None
    """What each side would have without the points of the play; None before the first card is led."""
    heels: int = 0
    """What the dealer has pegged for heels."""
    counts: tuple[Shown, ...] = ()
    """The hands and the crib that the program has counted."""
    ruled: Ruled | None = None
    """What rulings have ordered; None in a deal that play alone has led to."""
    tally: Tally | FirstTally | None = None
    """What is due and open to claims, where the players officiate."""
    tallies: list[Tally | FirstTally] = field(default_factory=list)
    """The tally as it was before each entry of the history."""

    def copy(self) -> "Deal":
        """A deal to fold events into, sharing nothing that a fold writes to."""
        deal = Deal(*_all_of_deal(self))
        deal.hands = [hand.copy() for hand in deal.hands]
        deal.played = [pile.copy() for pile in deal.played]
        deal.thrown = deal.thrown.copy()
        deal.series = deal.series.copy()
        deal.gone = deal.gone.copy()
        deal.history = deal.history.copy()
        deal.tallies = deal.tallies.copy()
        return deal


_all_of_deal = attrgetter(*[entry.name for entry in fields(Deal)])


@dataclass(slots=True)
class GameState:
    """The state of a table: a value to all but the folds of `evolve`, which write to a copy of their own."""

    rules: RuleSet = PRESETS["acc"]
    names: tuple[str, ...] = ()
    match: MatchFormat = ONE_GAME
    officiating: Officiating = Officiating.PROGRAM
    edition: int = EDITION
    phase: Phase = Phase.NOT_STARTED
    game_number: int = 1
    deal_number: int = 0
    first_dealer: Seat | None = None
    dealer: Seat | None = None
    cutters: tuple[Seat, ...] = ()
    cuts: tuple[tuple[Seat, Card], ...] = ()
    cutting: Cutting | None = field(default=None, compare=False)
    """How the cuts came about: it says nothing of where the game stands."""
    recuts: int = 0
    """How often a cut for the deal was taken back in this match, so that chance cuts otherwise then."""
    deal: Deal = field(default_factory=Deal)
    last_deal: Deal | None = None
    """The deal before, as long as nobody has thrown in the next."""
    pegs: list[Pegs] = field(default_factory=list)
    reached: list[int] = field(default_factory=list)
    """For each side, the number of the score that brought it where it stands."""
    climbs: list[tuple[Step, ...]] = field(default_factory=list, compare=False)
    """For each side the steps that brought it there, as far as they are known."""
    pegged: int = 0
    standings: tuple[Standing, ...] = ()
    outcome: Outcome | None = None
    winner: int | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each side."""
        return tuple([pegs.front for pegs in self.pegs])

    def score_of(self, seat: Seat) -> int:
        """The score of the seat's side; `ScoresUnknown` at a table whose pegs nobody has told."""
        if not self.pegs:
            raise ScoresUnknown
        return self.pegs[self.rules.side_of(seat)].front

    @property
    def pone(self) -> Seat:
        """The seat to the dealer's left: cuts, leads and counts first."""
        if self.dealer is None:
            raise ValueError(_NOBODY_DEALS)
        return (self.dealer + 1) % self.rules.seats

    @property
    def dealing(self) -> Seat:
        """The dealer, once there is one."""
        if self.dealer is None:
            raise ValueError(_NOBODY_DEALS)
        return self.dealer


NOT_STARTED = GameState()
