"""A table as it stands: all that can be seen of a game in memory."""

from typing import TYPE_CHECKING

from pegout.cards import Card
from pegout.game import (
    CarryOut,
    Command,
    Event,
    GameState,
    Pegs,
    Phase,
    Script,
    Seat,
    SeatView,
    legal_commands,
    narrate,
    refusal,
    to_act,
    view_for,
)
from pegout.game.draws import as_if_drawn
from pegout.game.evolve import draft_of
from pegout.game.officiated.claims import Claim
from pegout.game.officiated.windows import open_claims
from pegout.refusal import Refusal
from pegout.rules import RuleSet

if TYPE_CHECKING:
    from pegout.judge.notice import Noticed


class Table:
    """The commands that were given, and the script of what came of them."""

    def __init__(self) -> None:
        self._commands: list[Command] = []
        self._script = Script()

    @property
    def state(self) -> GameState:
        """Everything as it is now, secrets included; it stays as it is when the game goes on."""
        return draft_of(self._script.state)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self._script.events)

    @property
    def commands(self) -> tuple[Command, ...]:
        return tuple(self._commands)

    @property
    def record(self) -> str:
        """The whole game as text (docs/record.md), secrets included."""
        from pegout.notation import write_record

        return write_record(self._script.events)

    @property
    def position(self) -> str:
        """Where the game stands, on one line (docs/record.md), secrets included."""
        from pegout.notation import write_position

        return write_position(self._script.state)

    @property
    def rules(self) -> RuleSet:
        return self._script.state.rules

    @property
    def names(self) -> tuple[str, ...]:
        return self._script.state.names

    @property
    def phase(self) -> Phase:
        return self._script.state.phase

    @property
    def dealer(self) -> Seat | None:
        return self._script.state.dealer

    @property
    def turn(self) -> Seat | None:
        """Who is to play or say go."""
        return self._script.state.deal.turn if self.phase is Phase.PLAY else None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Whom the table waits for."""
        return to_act(self._script.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each side; without partners, of each seat."""
        return self._script.state.scores

    @property
    def pegs(self) -> tuple[Pegs, ...]:
        return tuple(self._script.state.pegs)

    @property
    def count(self) -> int:
        return self._script.state.deal.count

    @property
    def starter(self) -> Card | None:
        return self._script.state.deal.starter

    @property
    def over(self) -> bool:
        """Whether the game (and with it perhaps the match) has ended."""
        return self.phase in (Phase.GAME_OVER, Phase.MATCH_OVER)

    @property
    def winner(self) -> int | None:
        """The side that won the game just ended."""
        return self._script.state.outcome.winner if self.over and self._script.state.outcome else None

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards a seat holds."""
        return self.view(seat).hand

    def legal(self, seat: Seat) -> tuple[Command, ...]:
        """Exactly the commands of that seat that would be accepted now."""
        return legal_commands(self._script.state, seat)

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command would be refused now, or None; what a ruling has drawn unseen is drawn later."""
        state = self._script.state
        return refusal(state, as_if_drawn(state, command) if isinstance(command, CarryOut) else command)

    def open_claims(self, seat: Seat) -> tuple[Claim, ...]:
        """The claims that the seat may make now, where the players officiate, be they right or wrong."""
        return open_claims(self._script.state, seat)

    def noticed(self, seat: Seat) -> "Noticed | None":
        """For bots that officiate: what could be pegged, counted and claimed from what the seat has seen."""
        from pegout.judge.notice import noticed  # the judge is not needed for every game

        state = self._script.state
        return noticed(state, seat) if state.deal.tally is not None and state.deal.starter else None

    def view(self, seat: Seat | None = None) -> SeatView:
        """What a seat may see; what a spectator may see without one."""
        return view_for(self._script.state, seat)

    @property
    def log(self) -> tuple[str, ...]:
        """The game so far in cribbage speech."""
        return narrate(self._script.events, self.names, self.rules)
