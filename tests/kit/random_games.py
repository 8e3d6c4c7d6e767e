"""Games played at random through the engine, with equal cuts and calls of time among them."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

from hypothesis import strategies as st

from pegout.cards import PACK
from pegout.game import (
    CallTime,
    Command,
    Cut,
    Event,
    GameState,
    MatchFormat,
    NextGame,
    Phase,
    PlayCard,
    SayGo,
    Script,
    Shuffle,
    StartMatch,
    Throw,
    cut_limits,
    obey,
    to_act,
)
from pegout.rules import PRESETS, FirstDealer, Opponents, RuleSet, TimeOutTie

NAMES = ("Ann", "Bob O'Shea", "Zoë", "back\\slash")
MATCHES = ("1 game", "2 games", "best of 3", "first to 3")

VARIANTS: tuple[RuleSet, ...] = (
    *PRESETS.values(),
    replace(PRESETS["acc"], goal=61, skunk_below=31, double_skunk_below=0, muggins=True),
    replace(
        PRESETS["acc"], name="long hands; kitchen", dealt=9, limit=40, double_skunk_word='a "whitewash"; 2x'
    ),
    replace(PRESETS["lodge"], goal=31, time_out_tie=TimeOutTie.REPLAY, first_dealer=FirstDealer.CUT),
    replace(PRESETS["club-3"], goal=61, skunk_below=45, time_limit_minutes=1, skunk_needs=Opponents.EVERY),
    replace(PRESETS["club-partners"], goal=91, cut_least=1, crib_flush_needs_starter=False),
    replace(PRESETS["club"], goal=31, early_end_at=20, early_end_under=5, skunk_below=0),
)


def starting(rules: RuleSet, match: str, dice: Random) -> StartMatch:
    named = rules.first_dealer is FirstDealer.RANDOM or dice.random() < 0.3
    dealer = dice.randrange(rules.seats) if named else None
    return StartMatch(rules, NAMES[: rules.seats], MatchFormat.parse(match), dealer)


def next_command(state: GameState, dice: Random) -> Command | None:
    """Something that may be done now; None when the match is over."""
    limit = state.rules.time_limit_minutes
    if limit and state.phase is not Phase.GAME_OVER and dice.random() < 0.01:
        return None if state.phase is Phase.MATCH_OVER else CallTime(limit + dice.randrange(3))
    if state.phase in (Phase.SHUFFLE, Phase.SHUFFLE_FOR_CUT):
        return Shuffle(tuple(dice.sample(PACK, len(PACK))))
    if state.phase is Phase.GAME_OVER:
        return NextGame()
    return None if state.phase is Phase.MATCH_OVER else _of_a_seat(state, dice)


def _of_a_seat(state: GameState, dice: Random) -> Command:
    seat = dice.choice(to_act(state))
    deal = state.deal
    if state.phase is Phase.THROW:
        return Throw(seat, tuple(dice.sample(deal.hands[seat], state.rules.thrown)))
    if state.phase is Phase.PLAY:
        fitting = [card for card in deal.hands[seat] if card.pips <= state.rules.limit - deal.count]
        return PlayCard(seat, dice.choice(fitting)) if fitting else SayGo(seat)
    least, most = cut_limits(state)
    lifts = range(least, most + 1)
    if state.phase is Phase.CUT_FOR_DEAL and state.cuts and dice.random() < 0.5:
        rank = state.cuts[-1][1].rank
        equal = [lifted for lifted in lifts if deal.pack[lifted - 1].rank is rank]
        return Cut(seat, dice.choice(equal or lifts))
    return Cut(seat, dice.choice(lifts))


def playing(rules: RuleSet, match: str = "1 game", seed: object = 0) -> Iterator[Script]:
    """A script after each command of a match played at random."""
    dice = Random(f"{rules}/{match}/{seed}")
    script = Script()
    command: Command | None = starting(rules, match, dice)
    while command is not None:
        obey(script, command)
        yield script
        command = next_command(script.state, dice)


def played(rules: RuleSet, match: str = "1 game", seed: object = 0, most: int = 100_000) -> tuple[Event, ...]:
    """The events of so many commands of a match, or of all of it."""
    *_, script = islice(playing(rules, match, seed), most)
    return tuple(script.events)


@st.composite
def logs(draw: st.DrawFn) -> tuple[Event, ...]:
    """Whole and unfinished matches under every preset and some rules of our own."""
    rules = draw(st.sampled_from(VARIANTS))
    match = draw(st.sampled_from(MATCHES))
    most = draw(st.one_of(st.integers(1, 60), st.integers(60, 600), st.just(100_000)))
    return played(rules, match, draw(st.integers(0, 10_000)), most)
