"""The library's front door: a table in memory that reads like the game."""

from collections.abc import Sequence
from typing import Any

from pegout.cards import Card, parse_cards, parse_exactly
from pegout.game import (
    Accept,
    CallTime,
    CarryOut,
    ChooseCrib,
    Command,
    CountCrib,
    CountHand,
    Cut,
    Event,
    IllegalCommand,
    MatchFormat,
    Mix,
    NextGame,
    Officiating,
    Pass,
    Peg,
    Pegs,
    PickStarter,
    PlayCard,
    SayGo,
    Script,
    Seat,
    StartMatch,
    Throw,
    dealing_order,
    obey,
    tried,
)
from pegout.game.draws import as_if_drawn
from pegout.game.officiated.claims import Claim
from pegout.library.dealer import Dealer, StackedDealer, drawn_by, next_of_dealer
from pegout.library.inputs import Cards, RulingLike, as_command, flat, is_players, officiating_by, ruled_on
from pegout.library.random_dealer import RandomDealer
from pegout.library.table import Table
from pegout.refusal import refuse
from pegout.rules import FirstDealer, RuleSet
from pegout.rules.house_rules import rules_for

NAMES = ("Ann", "Bob", "Cleo", "Dan")


class Game(Table):
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
        super().__init__()
        self._dealer = dealer
        self._cuts = cuts
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
        officiating: str | Officiating = Officiating.PROGRAM,
        **overrides: Any,
    ) -> "Game":
        """A new game under a preset's name or a rule set; any field of the rules may be given as well.

        Without a dealer the pack is cut for the deal (or the dealer drawn, where the rules say so). `pack`
        fixes the first deal: the cards in the order they are used, those dealt one at a time from the
        dealer's left, then the starter; the dealer is then seat 0 unless named. `packs` fixes one deal
        after the other. `cuts=False` leaves every cut to the players' `cut`; `seed` repeats a game exactly.
        With `officiating="players"` nothing is counted or pegged for anybody: see docs/officiating.md.
        """
        book = rules_for(rules, seats, partners=partners, **overrides)
        fixed = [parse_cards(cards) for cards in ([pack] if pack is not None else packs)]
        chance = RandomDealer(seed)
        if dealer is None and fixed:
            dealer = 0
        if dealer is None and book.first_dealer is FirstDealer.RANDOM:
            dealer = chance.draw(book.seats)
        form = MatchFormat.parse(match) if isinstance(match, str) else match
        by = officiating_by(officiating)
        start = StartMatch(book, tuple(names or NAMES[: book.seats]), form, dealer, by)
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

    def do(self, command: Command | Claim) -> tuple[Event, ...]:
        """Carry out a command, and what the program does after it; gives the events, or `IllegalCommand`.

        A claim is ruled on, and the ruling carried out with it.
        """
        before = len(self._script.events)
        self._obey(ruled_on(self._script.state, command) if isinstance(command, Claim) else command)
        while (follow := self._next_of_dealer()) is not None:
            self._obey(follow)
        return tuple(self._script.events[before:])

    def _next_of_dealer(self) -> Command | None:
        replays = sum(isinstance(command, CallTime) for command in self._commands)
        return next_of_dealer(self._script.state, self._dealer, replays, cuts=self._cuts)

    def _obey(self, command: Command) -> None:
        command = drawn_by(self._dealer, self._script.state, command)
        obey(self._script, command)
        self._commands.append(command)

    def throw(self, seat: Seat, *cards: Cards | Card) -> None:
        """Throw to the crib: `game.throw(0, "5H 6C")`."""
        self.do(Throw(seat, parse_cards(flat(cards))))

    def play(self, seat: Seat, card: str | Card, said: int | None = None) -> None:
        """Lay a card: `game.play(1, "7D")`; where the players officiate with the count they announce."""
        self.do(PlayCard(seat, card if isinstance(card, Card) else Card.parse(card), said))

    def go(self, seat: Seat) -> None:
        self.do(SayGo(seat))

    def peg(self, seat: Seat, points: int, *, more: bool = False) -> None:
        """Peg points, where the players officiate; with `more` the table waits for another score."""
        self.do(Peg(seat, points, more))

    def pass_(self, seat: Seat) -> None:
        """Say that there is nothing to peg, or nothing more, where the players officiate."""
        self.do(Pass(seat))

    def count_hand(self, seat: Seat, points: int) -> None:
        """Show the own hand and announce its value, where the players officiate; `peg` pegs it."""
        self.do(CountHand(seat, points))

    def count_crib(self, seat: Seat, points: int) -> None:
        self.do(CountCrib(seat, points))

    def accept(self, seat: Seat) -> None:
        """Accept in words what the others have counted, or that the game is won."""
        self.do(Accept(seat))

    def mix(self, seat: Seat) -> None:
        """Accept what the others have counted and mix the cards, which ends muggins on them."""
        self.do(Mix(seat))

    def claim(self, claim: Claim, *, confirmed: bool = False) -> CarryOut:
        """Make a claim: gives the ruling, which has been carried out, and whether the claim was upheld.

        Under `lodge` it is a suggestion, which is carried out when the Marshal has `confirmed` it.

        >>> game = Game.new("acc", dealer=0, seed=7, officiating="players")
        >>> game.throw(0, game.hand(0)[:2])
        >>> game.throw(1, game.hand(1)[:2])
        >>> from pegout.judge import ClaimOverpegged
        >>> game.claim(ClaimOverpegged(seat=1, player=0)).findings
        ('Ann has not pegged too many.',)
        """
        command = ruled_on(self._script.state, claim, confirmed=confirmed)
        self.do(command)
        return command

    def cut(self, seat: Seat, lifted: int) -> None:
        """Lift so many cards, where the cuts are left to the players."""
        self.do(Cut(seat, lifted))

    def call_time(self, minutes: int) -> None:
        self.do(CallTime(minutes))

    def next_game(self) -> None:
        """Go on with the match."""
        self.do(NextGame())

    def carry_out(self, ruling: RulingLike) -> tuple[Event, ...]:
        """Carry out a ruling as one command, whole or (with `IllegalCommand`) not at all.

        A ruling that leaves a choice is carried out once the choice is told to the judge as a fact.
        """
        return self.do(as_command(ruling))

    def try_out(self, ruling: RulingLike) -> tuple[Pegs, ...]:
        """Where the pegs would stand after the ruling; the game stays as it is."""
        state = self._script.state
        return tuple(tried(state, as_if_drawn(state, as_command(ruling))).pegs)

    def choose_crib(self, seat: Seat, *cards: Cards | Card) -> None:
        """Pick the four cards of the crib, where a ruling lets the dealer do so."""
        self.do(ChooseCrib(seat, parse_cards(flat(cards))))

    def pick_starter(self, seat: Seat, card: str | Card) -> None:
        """Make one of the two cards drawn from the dealer's hand the starter, where a ruling says so."""
        self.do(PickStarter(seat, parse_cards([card])[0]))

    def undo(self) -> None:
        """Take back the last command of a player or judge and all that followed: the rest is played again."""
        kept = len(self._commands) - 1
        while kept > 0 and not is_players(self._commands[kept], cuts=self._cuts):
            kept -= 1
        if kept == 0:
            raise IllegalCommand(
                refuse("nothing_to_take_back", "There is nothing to undo."), self._commands[0]
            )
        commands, self._commands, self._script = self._commands[:kept], [], Script()
        for command in commands:
            self._obey(command)
