"""What Hypothesis draws: cards, hands, series, and whole games of every preset."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from pegout.cards import PACK, Card
from pegout.game import (
    NOT_STARTED,
    CallTime,
    Command,
    Cut,
    Event,
    GameState,
    MatchFormat,
    MatchKind,
    NextGame,
    Phase,
    PlayCard,
    SayGo,
    Shuffle,
    StartMatch,
    Throw,
    decide,
    evolve,
    to_act,
)
from pegout.rules import PRESETS, FirstDealer, RuleSet
from tests.kit.slow_count import pips

NAMES = ("Ann", "Bob", "Cleo", "Dan")

MATCHES = (
    MatchFormat(),
    MatchFormat(MatchKind.GAMES, 2),
    MatchFormat(MatchKind.BEST_OF, 3),
    MatchFormat(MatchKind.FIRST_TO, 3),
)

SEATINGS: tuple[RuleSet, ...] = tuple(
    book.with_seats(seats, partners=partners) if seats != book.seats or partners != book.partners else book
    for book in PRESETS.values()
    for seats, partners in ((2, False), (3, False), (4, False), (4, True))
)
"""Every preset for every number of seats, partners too."""


def any_card() -> st.SearchStrategy[Card]:
    return st.sampled_from(PACK)


def some_cards(least: int, most: int) -> st.SearchStrategy[list[Card]]:
    """Different cards, in any order."""
    return st.lists(any_card(), min_size=least, max_size=most, unique=True)


def close_cards(least: int, most: int) -> st.SearchStrategy[list[Card]]:
    """Different cards of a few neighbouring ranks, where runs and pairs are frequent."""

    def near(lowest: int) -> st.SearchStrategy[list[Card]]:
        pool = [card for card in PACK if lowest <= card.rank < lowest + 6]
        return st.lists(st.sampled_from(pool), min_size=least, max_size=most, unique=True)

    return st.integers(1, 8).flatmap(near)


@st.composite
def series(draw: st.DrawFn) -> list[Card]:
    """The cards of one series as they may be laid: never past thirty-one."""
    drawn = draw(st.one_of(some_cards(1, 12), close_cards(1, 12)))
    while sum(pips(card) for card in drawn) > 31:
        drawn.pop()
    return drawn


@dataclass
class Played:
    """A match as it was played: each command with the state before it and the events after it."""

    rules: RuleSet
    match: MatchFormat
    steps: list[tuple[GameState, Command, tuple[Event, ...]]]
    end: GameState

    @property
    def events(self) -> list[Event]:
        return [event for _, _, events in self.steps for event in events]

    @property
    def states(self) -> list[GameState]:
        return [state for state, _, _ in self.steps] + [self.end]

    def moments(self) -> Iterator[tuple[GameState, list[Event]]]:
        """Every state between two commands, with all that had happened by then."""
        heard: list[Event] = []
        for state, _, events in self.steps:
            yield state, heard
            heard = [*heard, *events]
        yield self.end, heard


LONGEST = 6_000
"""Commands: far more than any match here can take."""


def play_match(rules: RuleSet, match: MatchFormat, seed: int, *, most: int = LONGEST) -> Played:
    """A match played at random from the seed, at most so many commands of it; stuck is an error."""
    dice = Random(seed)
    dealer = dice.randrange(rules.seats) if rules.first_dealer is FirstDealer.RANDOM else None
    command: Command = StartMatch(rules, NAMES[: rules.seats], match, dealer)
    state, steps = NOT_STARTED, []
    while True:
        events = decide(state, command)
        steps.append((state, command, events))
        for event in events:
            state = evolve(state, event)
        if state.phase is Phase.MATCH_OVER or len(steps) >= most:
            return Played(rules, match, steps, state)
        command = random_command(state, dice)


def random_command(state: GameState, dice: Random) -> Command:
    """What somebody might do next, worked out from the state alone."""
    rules, deal = state.rules, state.deal
    if rules.time_limit_minutes and state.phase is not Phase.GAME_OVER and dice.random() < 0.01:
        return CallTime(rules.time_limit_minutes + dice.randrange(3))
    if state.phase in (Phase.SHUFFLE, Phase.SHUFFLE_FOR_CUT):
        return Shuffle(tuple(dice.sample(PACK, len(PACK))))
    if state.phase is Phase.GAME_OVER:
        return NextGame()
    seat = dice.choice(to_act(state))
    if state.phase is Phase.THROW:
        return Throw(seat, tuple(dice.sample(deal.hands[seat], rules.thrown)))
    if state.phase is Phase.PLAY:
        playable = [card for card in deal.hands[seat] if deal.count + pips(card) <= 31]
        return PlayCard(seat, dice.choice(playable)) if playable else SayGo(seat)
    least = 4
    most = 26 if state.phase is Phase.CUT_FOR_DEAL and not state.cuts else len(deal.pack) - 4
    if state.phase is Phase.CUT_FOR_DEAL and state.cuts:
        most -= 4 * (len(state.cutters) - len(state.cuts) - 1)
    return Cut(seat, dice.randint(least, most))


def matches(books: Sequence[RuleSet] = SEATINGS) -> st.SearchStrategy[Played]:
    """Whole matches of every preset and number of seats."""
    return st.builds(play_match, st.sampled_from(books), st.sampled_from(MATCHES), st.integers(0, 2**32))


def games(books: Sequence[RuleSet] = SEATINGS) -> st.SearchStrategy[Played]:
    """Whole single games."""
    return st.builds(play_match, st.sampled_from(books), st.just(MatchFormat()), st.integers(0, 2**32))


def beginnings(most: int = 60) -> st.SearchStrategy[Played]:
    """The first commands of a game, for what looks closely at every position."""
    return st.builds(
        lambda rules, seed, length: play_match(rules, MatchFormat(), seed, most=length),
        st.sampled_from(SEATINGS),
        st.integers(0, 2**32),
        st.integers(1, most),
    )
