"""A table as its stream describes it: who sits where, the current game, and whom it waits for."""

from dataclasses import dataclass, field

from pegout.game import CarryOut, Event, GameState, Phase, Seat
from pegout.game.events import RulingMade
from pegout.services.tables.events import Reserved
from pegout.services.tables.growing_list import GrowingList
from pegout.services.tables.terms import Terms
from pegout.values import value


@value
class Sitter:
    """A person at a seat. The secret is theirs for the next or the present match."""

    person: str
    name: str
    secret: str
    kept: bool = False
    """Whether they have an account, to which the name belongs."""


@value
class BotSitter:
    level: str

    @property
    def name(self) -> str:
        return f"{self.level.capitalize()} (bot)"


Occupant = Sitter | BotSitter


@value
class Proposal:
    """A ruling on the table, until all have agreed, somebody declines, or anything else happens."""

    seat: Seat
    ruling: CarryOut
    agreed: frozenset[Seat] = frozenset()
    at: int = 0
    """When it was proposed."""
    declined: Seat | None = None
    """Who declined or withdrew it: then it is only shown."""
    refused: str | None = None
    """The official who let play continue without it, empty if no answer came: then it is only shown."""

    @property
    def is_open(self) -> bool:
        return self.declined is None and self.refused is None


@value
class Remark:
    """A bot ran out of time to think, after that many events of its match."""

    place: int
    seat: Seat


@dataclass(slots=True)
class TableState:
    """Secrets included: what anybody is shown goes through `pegout.game.view_for` and `overview`."""

    table: str
    code: str
    terms: Terms
    host: str
    seats: list[Occupant | None]
    reserved: Reserved | None = None
    """For a match of an event."""
    version: int = 0
    settled: int = 0
    """The last version after which everybody had to look again before doing anything."""
    opened_at: int = 0
    changed_at: int = 0
    moved_at: int = 0
    """When the game last moved."""
    clock_at: int = 0
    """When the present game of the match began."""
    match: int = 0
    """The number of the match that the last commitment is for."""
    secret: str = ""
    commitment: str = ""
    proof: int = 1
    """The version of the proof of the match that the last commitment is for."""
    on: int = 0
    """The number of the match on the board: being played, or the last one that was."""
    on_secret: str = ""
    on_proof: int = 1
    began_at: int = 0
    """When the match on the board began."""
    player_secrets: tuple[str, ...] = ()
    """Those of the people who sat down to it; its shuffles come from all of them."""
    bots_at_start: tuple[str | None, ...] = ()
    """The levels of the bots that sat down to it."""
    game: GameState | None = None
    events: GrowingList[Event] = field(default_factory=GrowingList)
    """All of the match on the board."""
    rulings: GrowingList[RulingMade] = field(default_factory=GrowingList)
    """Those of the match on the board."""
    remarks: GrowingList[Remark] = field(default_factory=GrowingList)
    """What else was said during the match on the board."""
    shuffled: int = 0
    """How often the pack was shuffled in it."""
    revealed: bool = False
    """Whether everybody may know the secrets of the match on the board."""
    away: dict[Seat, int] = field(default_factory=dict)
    """Since when."""
    standing_in: dict[Seat, str] = field(default_factory=dict)
    """The level of the bot that plays for somebody."""
    left: set[Seat] = field(default_factory=set)
    """The seats whose players left for good during the match."""
    rematch: set[Seat] = field(default_factory=set)
    proposal: Proposal | None = None
    answered: dict[Seat, tuple[int, int]] = field(default_factory=dict)
    """The game and deal in which an official last said no to the seat, or did not answer it."""
    calls: dict[Seat, tuple[int, int]] = field(default_factory=dict)
    """How often each seat has called for a ruling or claimed something in a game, with the game's number."""
    closed: str | None = None
    resumed_at: int = field(default=0, compare=False)
    """When the process began that has read the table from its stream: nobody could move just before that."""

    @property
    def playing(self) -> bool:
        """Whether a match is being played."""
        return self.game is not None and self.game.phase is not Phase.MATCH_OVER

    @property
    def match_over(self) -> bool:
        return self.game is not None and self.game.phase is Phase.MATCH_OVER

    @property
    def ended(self) -> bool:
        """Whether the current match will not continue: it is over, or was abandoned."""
        return self.match_over or (self.playing and self.closed is not None)

    @property
    def dealt_as(self) -> str:
        """What the shuffles are named after: the table, or what it shares its deals with."""
        return self.table if self.reserved is None else self.reserved.deals or self.table

    @property
    def shares_deals(self) -> bool:
        """Whether other tables have the same deals, so that nobody may know the secret before all finish."""
        return self.reserved is not None and bool(self.reserved.deals)

    @property
    def is_asked(self) -> bool:
        """Whether people are being asked about a ruling."""
        return self.proposal is not None and self.proposal.is_open

    @property
    def is_held(self) -> bool:
        """Whether play waits for an official's answer: at a table of an event."""
        return self.reserved is not None and self.is_asked

    @property
    def is_deserted(self) -> bool:
        """Whether bots play for all the people here, so that nobody waits for them; an event always does."""
        people = self.people
        return self.reserved is None and bool(people) and all(seat in self.standing_in for seat in people)

    def seat_of(self, person: str) -> Seat | None:
        """Where a person sits; None for a spectator."""
        for seat, occupant in enumerate(self.seats):
            if isinstance(occupant, Sitter) and occupant.person == person and seat not in self.left:
                return seat
        return None

    def bot_at(self, seat: Seat) -> str | None:
        """The level of the bot who acts for the seat now; None where a person does, or nobody."""
        occupant = self.seats[seat]
        return occupant.level if isinstance(occupant, BotSitter) else self.standing_in.get(seat)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people who have not gone for good."""
        sitters = [seat for seat, one in enumerate(self.seats) if isinstance(one, Sitter)]
        return tuple([seat for seat in sitters if seat not in self.left])

    def name_at(self, seat: Seat) -> str:
        occupant = self.seats[seat]
        return "" if occupant is None else occupant.name

    @property
    def status(self) -> str:
        if self.closed is not None:
            return "closed"
        if self.match_over:
            return "over"
        return "playing" if self.playing else "open"
