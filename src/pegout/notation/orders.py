"""The commands that a line of the record gives; what else it says is for the reader to compare."""

from collections.abc import Callable, Iterator, Sequence

from pegout.cards import Card, parse_cards
from pegout.game import (
    Accept,
    CallTime,
    ChooseCrib,
    Command,
    CountCrib,
    CountHand,
    Cut,
    GameState,
    Mix,
    NextGame,
    Pass,
    Peg,
    Phase,
    PickStarter,
    PlayCard,
    SayGo,
    Shuffle,
    Throw,
)
from pegout.notation.errors import shown
from pegout.notation.ruling_line import CRIB, ruling_of
from pegout.notation.words import LETTERS, Word, number, seat_of

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
            raise ValueError(f"{shown(word)} is not a card, count or go: write for example B 8D 8 or A go.")


def _play_by_players(words: Sequence[Word]) -> Iterator[Command]:
    """Each card with the count announced, go or peg belongs to the letter before it."""
    if not words:
        raise ValueError("a series names seats, cards, counts and pegs, as in: play B 8D 8, A 7D 15, A +2.")
    seat, rest = seat_of(words[0]), iter(enumerate(words[1:], 1))
    for place, word in rest:
        if isinstance(word, Card):
            yield PlayCard(seat, word, _announced(word, next(rest, (0, ""))[1]))
        elif word == "go":
            yield SayGo(seat)
        elif word == "pass":
            yield Pass(seat)
        elif word.startswith(("+", "-")):
            more = tuple(words[place + 1 : place + 2]) == ("more",)
            yield Peg(seat, number(word[1:]), more)
        elif word == "more" and str(words[place - 1]).startswith("+"):
            continue
        elif word in LETTERS:
            seat = seat_of(word)
        else:
            raise ValueError(
                f"{shown(word)} is not a card, go, peg or pass: write for example B 8D 8, A go or B +1."
            )


def _announced(card: Card, word: Word) -> int:
    if isinstance(word, Card) or not word.isdigit():
        raise ValueError(f"the count announced with {card} must follow it, not {shown(word)}.")
    return number(word)


def _count(words: Sequence[Word]) -> Iterator[Command]:
    crib = tuple(words[:1]) == (CRIB,)
    given = words[1:] if crib else words
    if len(given) < 2:
        raise ValueError("a count names the seat and the points, as in: count B 8, or: count crib A 4.")
    kind = CountCrib if crib else CountHand
    yield kind(seat_of(given[0]), number(given[1]))


def _accept(words: Sequence[Word]) -> Iterator[Command]:
    if not words:
        raise ValueError("an acceptance names the seat, as in: accept A.")
    yield Accept(seat_of(words[0]))


def _mix(words: Sequence[Word]) -> Iterator[Command]:
    if not words:
        raise ValueError("a mix names the seat, as in: mix A.")
    yield Mix(seat_of(words[0]))


def _peg(words: Sequence[Word]) -> Iterator[Command]:
    if len(words) < 2:
        raise ValueError("a peg names the seat and the points, as in: peg B 8.")
    seat, points = seat_of(words[0]), number(words[1])
    yield Peg(seat, points) if points else Pass(seat)


def _choose(words: Sequence[Word]) -> Iterator[Command]:
    if not words:
        raise ValueError("a choice names the dealer and four cards of the crib, as in: choose A 5H 5C 5S JD.")
    yield ChooseCrib(seat_of(words[0]), parse_cards(words[1:]))


def _pick(words: Sequence[Word]) -> Iterator[Command]:
    if len(words) < 2 or not isinstance(words[1], Card):
        raise ValueError("a pick names pone and the card that is the starter, as in: pick B 5D.")
    yield PickStarter(seat_of(words[0]), words[1])


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
    "count": _count,
    "peg": _peg,
    "accept": _accept,
    "mix": _mix,
    "choose": _choose,
    "pick": _pick,
    "ruling": _ruling,
    "time": _time,
    "game": _game,
}
"""By the word that opens the line."""

ORDERS_BY_PLAYERS = ORDERS | {"play": _play_by_players}
"""The same where the players officiate: counts and points are their own."""

RESULTS = ("deal", "tied", "hand", "show", "crib", "reckoned", "replayed", "won", "match")
"""Lines that only say what follows from the commands before them."""


def starter_in_full(state: GameState, words: Sequence[Word]) -> tuple[Word, ...]:
    """`starter 5D` means the cut, by whoever cuts, that turns this card."""
    if state.phase is not Phase.STARTER or len(words) < 2 or not isinstance(words[1], Card):
        return tuple(words)
    card = words[1]
    if card not in state.deal.pack:
        raise ValueError(f"{card} was dealt, so it cannot be the starter: name a card left in the pack.")
    return words[0], LETTERS[state.pone], str(state.deal.pack.index(card)), *words[1:]


def opens_series(state: GameState, words: Sequence[Word]) -> bool:
    """Whether a play line leads where the players officiate, after a series that nobody goes on with."""
    tally = state.deal.tally
    return tally is not None and tally.closed and len(words) > 2 and isinstance(words[2], Card)
