"""The library's front door: a table in memory that reads like the game."""

from collections.abc import Sequence
from typing import Any

from pegout.app.asking import Cards, RulingLike, as_command, flat, is_players
from pegout.app.dealer import Dealer, RandomDealer, StackedDealer, next_of_dealer
from pegout.app.house_rules import rules_for
from pegout.cards import Card, parse_cards, parse_exactly
from pegout.game import (
    CallTime,
    ChooseCrib,
    Command,
    Cut,
    Event,
    GameState,
    IllegalCommand,
    MatchFormat,
    NextGame,
    Pegs,
    Phase,
    PlayCard,
    SayGo,
    Script,
    Seat,
    SeatView,
    StartMatch,
    Throw,
    dealing_order,
    legal_commands,
    narrate,
    obey,
    refusal,
    to_act,
    view_for,
)
from pegout.game.evolve import draft_of
from pegout.rules import FirstDealer, RuleSet

NAMES = ("Ann", "Bob", "Cleo", "Dan")


class Game:
    """A game or match of cribbage. Seats are numbered from 0, clockwise.

    >>> game = Game.new("acc", dealer=0, seed=7)
    >>> game.to_act
    (0, 1)
    >>> game.throw(1, game.hand(1)[:2])
    >>> game.throw(0, game.hand(0)[:2])
    >>> game.phase, game.turn
    (<Phase.PLAY: 'play'>, 1)
    """

    def __init__(self, commands: Sequence[Command], dealer: Dealer, *, cuts: bool = True) -> None:
        """A game taken up where these commands end, the first of which starts the match."""
        self._dealer = dealer
        self._cuts = cuts
        self._commands: list[Command] = []
        self._script = Script()
        for command in commands[:-1]:
            self._obey(command)
        self.do(commands[-1])

    @classmethod
    def new(
        cls,
        rules: str | RuleSet = "acc",
        *,
        names: Sequence[str] | None = None,
        seats: int | None = None,
        partners: bool = False,
        match: str | MatchFormat = "1 game",
        dealer: Seat | None = None,
        pack: Cards | None = None,
        packs: Sequence[Cards] = (),
        seed: object = None,
        cuts: bool = True,
        **overrides: Any,
    ) -> "Game":
        """A new game under a preset's name or a rule set; any field of the rules may be given as well.

        Without a dealer the pack is cut for the deal (or the dealer drawn, where the rules say so). `pack`
        fixes the first deal: the cards in the order they are used, those dealt one at a time from the
        dealer's left, then the starter; the dealer is then seat 0 unless named. `packs` fixes one deal
        after the other. `cuts=False` leaves every cut to the players' `cut`; `seed` repeats a game exactly.
        """
        book = rules_for(rules, seats, partners=partners, **overrides)
        fixed = [parse_cards(cards) for cards in ([pack] if pack is not None else packs)]
        chance = RandomDealer(seed)
        if dealer is None and fixed:
            dealer = 0
        if dealer is None and book.first_dealer is FirstDealer.RANDOM:
            dealer = chance.draw(book.seats)
        form = MatchFormat.parse(match) if isinstance(match, str) else match
        start = StartMatch(book, tuple(names or NAMES[: book.seats]), form, dealer)
        return cls([start], StackedDealer(fixed, chance) if fixed else chance, cuts=cuts)

    @classmethod
    def deal(
        cls,
        hands: Sequence[Cards],
        starter: str | Card,
        rules: str | RuleSet = "acc",
        *,
        dealer: Seat = 0,
        crib: Cards = (),
        **options: Any,
    ) -> "Game":
        """A game whose first deal gives each seat these cards and turns this starter.

        >>> game = Game.deal(["5H 5C 5S JD KH QH", "2C 4C 6C 8D 9D TS"], starter="5D")
        >>> [str(card) for card in game.hand(1)]
        ['2C', '4C', '6C', '8D', '9D', 'TS']
        """
        book = rules_for(rules, len(hands))
        cards = [parse_exactly(hand, book.dealt, "cards of a hand") for hand in hands]
        pack = dealing_order(book, dealer, cards, parse_cards(crib), parse_cards([starter])[0])
        return cls.new(book, dealer=dealer, pack=pack, **options)

    @classmethod
    def from_record(cls, text: str) -> "Game":
        """The game that a record tells, to be gone on with; later shuffles are the program's own.

        >>> game = Game.new("acc", seed=7)
        >>> Game.from_record(game.record).events == game.events
        True
        """
        from pegout.notation import read_record

        return cls(read_record(text).commands, RandomDealer())

    # What can be done.

    def do(self, command: Command) -> tuple[Event, ...]:
        """Carry out a command, and what the program does after it; gives the events, or `IllegalCommand`."""
        before = len(self._script.events)
        self._obey(command)
        while (follow := self._next_of_dealer()) is not None:
            self._obey(follow)
        return tuple(self._script.events[before:])

    def _next_of_dealer(self) -> Command | None:
        replays = sum(isinstance(command, CallTime) for command in self._commands)
        return next_of_dealer(self._script.state, self._dealer, replays, cuts=self._cuts)

    def _obey(self, command: Command) -> None:
        obey(self._script, command)
        self._commands.append(command)

    def throw(self, seat: Seat, *cards: Cards | Card) -> None:
        """Throw to the crib: `game.throw(0, "5H 6C")`."""
        self.do(Throw(seat, parse_cards(flat(cards))))

    def play(self, seat: Seat, card: str | Card) -> None:
        """Lay a card: `game.play(1, "7D")`."""
        self.do(PlayCard(seat, card if isinstance(card, Card) else Card.parse(card)))

    def go(self, seat: Seat) -> None:
        self.do(SayGo(seat))

    def cut(self, seat: Seat, lifted: int) -> None:
        """Lift so many cards, where the cuts are left to the players."""
        self.do(Cut(seat, lifted))

    def call_time(self, minutes: int) -> None:
        self.do(CallTime(minutes))

    def next_game(self) -> None:
        """Go on with the match."""
        self.do(NextGame())

    def carry_out(self, ruling: RulingLike) -> tuple[Event, ...]:
        """Carry out a ruling as one command, whole or (with `IllegalCommand`) not at all."""
        return self.do(as_command(ruling))

    def try_out(self, ruling: RulingLike) -> tuple[Pegs, ...]:
        """Where the pegs would stand after the ruling; the game stays as it is."""
        trial = Script(self._script.state)
        obey(trial, as_command(ruling))
        return tuple(trial.state.pegs)

    def choose_crib(self, seat: Seat, *cards: Cards | Card) -> None:
        """Pick the four cards of the crib, where a ruling lets the dealer do so."""
        self.do(ChooseCrib(seat, parse_cards(flat(cards))))

    def undo(self) -> None:
        """Take back the last command of a player or judge and all that followed: the rest is played again."""
        kept = len(self._commands) - 1
        while kept > 0 and not is_players(self._commands[kept], cuts=self._cuts):
            kept -= 1
        if kept == 0:
            raise IllegalCommand("There is nothing to take back.", self._commands[0])
        commands, self._commands, self._script = self._commands[:kept], [], Script()
        for command in commands:
            self._obey(command)

    # What can be seen.

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

    def refusal(self, command: Command) -> str | None:
        """Why a command would be refused now, or None."""
        return refusal(self._script.state, command)

    def view(self, seat: Seat | None = None) -> SeatView:
        """What a seat may see; what a spectator may see without one."""
        return view_for(self._script.state, seat)

    @property
    def log(self) -> tuple[str, ...]:
        """The game so far in cribbage speech."""
        return narrate(self._script.events, self.names, self.rules)
