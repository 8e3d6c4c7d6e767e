"""Positions in a few words: a table at any score, with any cards in the hands."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pegout import Game
from pegout.cards import PACK, Card, parse_cards
from pegout.edition import EDITION
from pegout.game import (
    CallTime,
    Command,
    Cut,
    Event,
    GameState,
    NextGame,
    Pegs,
    Phase,
    PlayCard,
    SayGo,
    Script,
    Shuffle,
    StartMatch,
    Throw,
    legal_commands,
    obey,
    to_act,
)
from pegout.game.events import Pegged
from pegout.library import rules_for
from pegout.rules import PRESETS, Breakdown, Item, Kind, RuleSet, score_play, score_show

ACC = PRESETS["acc"]


def card(text: str) -> Card:
    return Card.parse(text)


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def show(hand: str, starter: str, *, rules: RuleSet = ACC, crib: bool = False) -> int:
    """The total of a hand or crib."""
    return score_show(cards(hand), card(starter), rules, crib=crib).total


def show_of(kind: Kind, hand: str, starter: str, *, crib: bool = False) -> int:
    """What a hand or crib scores for one kind of combination."""
    return points_of(score_show(cards(hand), card(starter), ACC, crib=crib), kind)


def points_of(breakdown: Breakdown, kind: Kind) -> int:
    return sum(item.points for item in breakdown.items if item.kind is kind)


def pegged_by_each(series: str, rules: RuleSet = ACC) -> list[int]:
    """What each card of the series earns as it is laid."""
    laid = cards(series)
    return [score_play(laid[:length], rules).total for length in range(1, len(laid) + 1)]


def points(number: int) -> Breakdown:
    """So many points, for pegging where it does not matter what they are for."""
    return Breakdown.of(Item(Kind.RUN, number, ()))


def at_score(state: GameState, *scores: int) -> GameState:
    """The same position with the front pegs in these holes, as if the last score had been one point."""
    pegs = [Pegs(max(score - 1, 0), score) for score in scores]
    return replace(state, pegs=pegs)


class Table:
    """A position that is played on with the pure engine, every cut made by hand."""

    def __init__(self, state: GameState) -> None:
        self.script = Script(state)

    @property
    def state(self) -> GameState:
        return self.script.state

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores

    @property
    def phase(self) -> Phase:
        return self.state.phase

    def waits_for(self, phase: Phase) -> bool:
        return self.state.phase is phase

    @property
    def turn(self) -> int | None:
        return self.state.deal.turn

    @property
    def over(self) -> bool:
        return self.phase in (Phase.GAME_OVER, Phase.MATCH_OVER)

    @property
    def winner(self) -> int | None:
        return self.state.outcome.winner if self.state.outcome else None

    def do(self, command: Command) -> tuple[Event, ...]:
        before = len(self.script.events)
        obey(self.script, command)
        return tuple(self.script.events[before:])

    def play(self, *plays: str) -> "Table":
        """Lay cards in turn: `play("5H", "go")`, each by whoever is to play."""
        for what in plays:
            seat = self.state.deal.turn
            assert seat is not None, f"nobody is to play {what}"
            self.do(SayGo(seat) if what == "go" else PlayCard(seat, card(what)))
        return self

    def play_out(self) -> "Table":
        """Lay whatever may be laid until the deal or the game is over."""
        while self.phase is Phase.PLAY:
            self.do(legal_commands(self.state, to_act(self.state)[0])[0])
        return self

    def cut_starter(self, starter: str) -> "Table":
        """Cut so that this card is turned."""
        self.do(Cut(self.state.pone, self.state.deal.pack.index(card(starter))))
        return self

    def at(self, *scores: int) -> "Table":
        """The same position at another score, in a script of its own."""
        return Table(at_score(self.state, *scores))

    def peg(self, seat: int, number: int) -> bool:
        return self.script.peg(seat, points(number))

    def pegged(self) -> list[tuple[int, int]]:
        """Seat and points of every score since the table was set."""
        return [(event.seat, event.points) for event in self.script.events if isinstance(event, Pegged)]

    def call_time(self, minutes: int) -> None:
        self.do(CallTime(minutes))

    def next_game(self) -> None:
        self.do(NextGame())

    def deal_again(self, pack: Sequence[Card] = PACK) -> "Table":
        """Shuffle to this pack and cut four: the pack is dealt from its fifth card on."""
        self.do(Shuffle(tuple(pack)))
        self.do(Cut(self.state.pone, 4))
        return self


def thrown_table(
    kept: Sequence[str],
    starter: str,
    *,
    crib: str = "",
    rules: str | RuleSet = "acc",
    dealer: int = 0,
    scores: Sequence[int] = (),
    edition: int = EDITION,
    **options: Any,
) -> Table:
    """All have thrown and these cards are kept; the starter is still to be cut.

    `crib` names its four cards, seat by seat; what is not named is filled up from the aces.
    """
    book = rules_for(rules, len(kept))
    hands = [cards(hand) for hand in kept]
    taken = {card(starter), *(one for hand in hands for one in hand)}
    box = [*cards(crib), *(one for one in PACK if one not in taken | set(cards(crib)))][:4]
    throws = [tuple(box[seat * book.thrown : (seat + 1) * book.thrown]) for seat in range(book.seats)]
    dealt_to_crib = box[book.seats * book.thrown :]
    dealt = [(*hand, *throw) for hand, throw in zip(hands, throws, strict=True)]
    game = Game.deal(dealt, starter, book, dealer=dealer, crib=dealt_to_crib, **options)
    state = begun_under(edition, game)
    table = Table(at_score(state, *scores) if scores else state)
    for seat, throw in enumerate(throws):
        table.do(Throw(seat, throw))
    return table


def begun_under(edition: int, game: Game) -> GameState:
    """The same commands, of a match that names this edition of the rules."""
    script = Script()
    for command in game.commands:
        obey(script, replace(command, edition=edition) if isinstance(command, StartMatch) else command)
    return script.state


def table(kept: Sequence[str], starter: str, **options: Any) -> Table:
    """As `thrown_table`, with the starter turned: the play begins."""
    return thrown_table(kept, starter, **options).cut_starter(starter)
