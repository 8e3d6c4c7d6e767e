"""The commands that a line of the record gives; what else it says is for the reader to compare."""

from collections.abc import Callable, Iterator, Sequence

from pegout.cards import Card, parse_cards
from pegout.game import (
    CallTime,
    ChooseCrib,
    Command,
    Cut,
    GameState,
    NextGame,
    Phase,
    PlayCard,
    SayGo,
    Seat,
    Shuffle,
    Throw,
    to_act,
    to_throw,
)
from pegout.notation.errors import shown
from pegout.notation.ruling_line import ruling_of
from pegout.notation.words import LETTERS, Word, number, seat_of, spaced

Order = Callable[[Sequence[Word]], Iterator[Command]]


def _pack(words: Sequence[Word]) -> Iterator[Command]:
    yield Shuffle(parse_cards(words))


def _cut(words: Sequence[Word]) -> Iterator[Command]:
    if len(words) < 2:
        raise ValueError("a cut names the seat and how many cards were lifted, as in: cut B 26.")
    yield Cut(seat_of(words[0]), number(words[1]))


def _throw(words: Sequence[Word]) -> Iterator[Command]:
    if not words:
        raise ValueError("a throw names the seat and its cards, as in: throw B 2C 4C.")
    yield Throw(seat_of(words[0]), parse_cards(words[1:]))


def _play(words: Sequence[Word]) -> Iterator[Command]:
    """Each card or go belongs to the letter before it; counts and points are the engine's to say."""
    if not words:
        raise ValueError("a series names seats, cards and counts, as in: play B 8D 8, A JD 18.")
    seat = seat_of(words[0])
    for word in words[1:]:
        if isinstance(word, Card):
            yield PlayCard(seat, word)
        elif word == "go":
            yield SayGo(seat)
        elif word in LETTERS:
            seat = seat_of(word)
        elif not word.removeprefix("+").isdigit():
            raise ValueError(f"{shown(word)} is no card, count or go: write for example B 8D 8 or A go.")


def _choose(words: Sequence[Word]) -> Iterator[Command]:
    if not words:
        raise ValueError("a choice names the dealer and four cards of the crib, as in: choose A 5H 5C 5S JD.")
    yield ChooseCrib(seat_of(words[0]), parse_cards(words[1:]))


def _ruling(words: Sequence[Word]) -> Iterator[Command]:
    yield ruling_of(words)


def _time(words: Sequence[Word]) -> Iterator[Command]:
    if not words:
        raise ValueError("a call of time names the minutes played, as in: time 20 minutes.")
    yield CallTime(number(words[0]))


def _game(_: Sequence[Word]) -> Iterator[Command]:
    yield NextGame()


ORDERS: dict[str, Order] = {
    "pack": _pack,
    "cut": _cut,
    "throw": _throw,
    "starter": _cut,
    "play": _play,
    "choose": _choose,
    "ruling": _ruling,
    "time": _time,
    "game": _game,
}
"""By the word that opens the line."""

RESULTS = ("deal", "tied", "hand", "show", "crib", "replayed", "won", "match")
"""Lines that only say what follows from the commands before them."""


def starter_in_full(state: GameState, words: Sequence[Word]) -> tuple[Word, ...]:
    """`starter 5D` means the cut, by whoever cuts, that turns this card."""
    if state.phase is not Phase.STARTER or len(words) < 2 or not isinstance(words[1], Card):
        return tuple(words)
    card = words[1]
    if card not in state.deal.pack:
        raise ValueError(f"{card} was dealt, so it cannot be the starter: name a card left in the pack.")
    return words[0], LETTERS[state.pone], str(state.deal.pack.index(card)), *words[1:]


def awaited(state: GameState) -> str:
    """What the table waits for, as a hint to whoever wrote something else."""
    if seats := to_act(state):
        return " and ".join([f"{LETTERS[seat]} must {_duty(state, seat)}" for seat in seats])
    return {
        Phase.NOT_STARTED: "put the tags right, so that the match can start",
        Phase.SHUFFLE_FOR_CUT: "a pack line comes next",
        Phase.SHUFFLE: "a pack line comes next, or the hands that were dealt",
        Phase.GAME_OVER: f"game {state.game_number + 1} comes next",
    }.get(state.phase, "the end line comes next")


def _duty(state: GameState, seat: Seat) -> str:
    deal = state.deal
    if state.phase is Phase.THROW:
        return f"throw {to_throw(state, seat)} of {spaced(deal.hands[seat])}"
    if state.phase is Phase.PLAY:
        room = state.rules.limit - deal.count
        fitting = [str(card) for card in deal.hands[seat] if card.pips <= room]
        return "play " + " or ".join(fitting) if fitting else "say go"
    if state.phase is Phase.CHOOSE_CRIB:
        return f"choose 4 of {spaced(deal.crib)}"
    return "cut the starter" if state.phase is Phase.STARTER else "cut"
