"""One event of a board as a line of its record, and back."""

from collections.abc import Callable, Sequence
from typing import Any

from pegout.cards import Card
from pegout.companion import commands as c
from pegout.companion import events as e
from pegout.companion.entries import Back, Made, Marker, NextDeal, NextGame, PointKind, Points, Ruled, Shown
from pegout.notation.quoted_text import quoted, unquoted
from pegout.notation.words import LETTERS, Word, number, seat_of, spaced
from pegout.rules.remedies import Correction, PointsBack, PointsTo

ALL = "-"
"""Stands for a phone that is for all sides."""


def line_of(event: e.BoardEvent) -> str:
    """What happened, who entered it and when."""
    by = ALL if isinstance(event, e.BoardOpened) or event.by is None else LETTERS[event.by]
    return f"{_facts_of(event)} by {by} at {event.at}"


def _facts_of(event: e.BoardEvent) -> str:
    match event:
        case e.Entered(made):
            return _WRITERS[made.__class__](made)
        case e.Struck(entries):
            return f"undo {_numbers(entries)}"
        case e.Confirmed(entries):
            return f"confirm {_numbers(entries)}"
        case e.Disputed(entry, words):
            return f"object {entry} {_text(words)}"
        case e.ObjectionWithdrawn(entry):
            return f"withdraw {entry}"
        case e.BothAsked(on):
            return f"both {'on' if on else 'off'}"
        case e.PhoneInvited(side):
            return f"invite {LETTERS[side]}"
        case e.PhoneJoined(side):
            return f"join {LETTERS[side]}"
        case e.PhoneRemoved(side):
            return f"remove {LETTERS[side]}"
        case _:
            raise ValueError("The opening of a board is written in its head.")


def _text(text: str) -> str:
    """A semicolon would begin a remark."""
    return quoted(text).replace(";", r"\u003b")


def _numbers(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def _named(penalty: str) -> str:
    return f" {_text(penalty)}" if penalty else ""


def _shown(made: Shown) -> str:
    dealt = f" dealt {spaced(made.dealt)}" if made.dealt else ""
    what = "crib" if made.crib else "hand"
    return f"{what} {LETTERS[made.seat]} {spaced(made.cards)} starter {made.starter}{dealt}"


_ORDERS: dict[type, str] = {Correction: "correct", PointsBack: "back", PointsTo: "to"}


def _ruled(made: Ruled) -> str:
    moved = [f" {_ORDERS[one.__class__]} {LETTERS[one.seat]} {one.points}" for one in made.orders]
    cited = "".join([f" {place}" for place in made.citations])
    return f"ruling {_text(made.words)}{cited}{''.join(moved)}"


_WRITERS: dict[type, Callable[[Any], str]] = {
    Points: lambda made: f"points {LETTERS[made.seat]} {made.points} {made.why.value}{_named(made.penalty)}",
    Back: lambda made: f"back {LETTERS[made.seat]} {made.points}{_named(made.penalty)}",
    Shown: _shown,
    Ruled: _ruled,
    NextDeal: lambda made: f"deal {LETTERS[made.dealer]}",
    Marker: lambda made: f"marker {LETTERS[made.dealer]}",
    NextGame: lambda made: f"game {LETTERS[made.dealer]}",
}

Words = tuple[Word, ...]


def command_of(words: Words, entry_id: str) -> c.Sent:
    """The command that a line stands for, or ValueError."""
    if len(words) < 5 or words[-4] != "by" or words[-2] != "at":
        raise ValueError("every line ends with who entered it and when: write for example by A at 0.")
    verb, facts = words[0], words[1:-4]
    by = None if words[-3] == ALL else seat_of(words[-3])
    return c.Sent(entry_id, _command(verb, facts), by, _moment(words[-1]))


def _moment(word: Word) -> int:
    text = str(word)
    if text.isascii() and text.isdigit() and len(text) <= 16:
        return int(text)
    raise ValueError(f"{text[:20]!r} is not a time: write milliseconds since 1970.")


def _command(verb: Word, facts: Words) -> c.Command:
    match verb:
        case "undo":
            return c.Undo(_ids(facts))
        case "confirm":
            return c.Confirm(_ids(facts))
        case "object":
            return c.Dispute(_ids(facts[:1])[0], unquoted(_last(facts, 2)))
        case "withdraw":
            return c.Withdraw(_ids(facts)[0])
        case "both":
            return c.AskBoth(_last(facts, 1) == "on")
        case "invite":
            return c.InvitePhone(_only_seat(facts), "")
        case "join":
            return c.JoinBoard(_only_seat(facts), "", "")
        case "remove":
            return c.RemovePhone(_only_seat(facts))
        case str() if verb in _READERS:
            return c.Enter(_READERS[verb](facts))
        case _:
            raise ValueError(f"{str(verb)[:20]!r} is not something a board records.")


def _ids(facts: Words) -> tuple[str, ...]:
    """Without the id of its command an entry goes by its number."""
    if not facts:
        raise ValueError("the number of an entry is missing.")
    return tuple([str(number(word)) for word in facts])


def _last(facts: Words, length: int) -> str:
    if len(facts) != length:
        raise ValueError(f"Expected {length} words here, got {len(facts)}.")
    return str(facts[-1])


def _read_points(facts: Words) -> Made:
    if len(facts) < 3 or facts[2] not in set(PointKind):
        raise ValueError(f"points need a seat, a number and one of {', '.join(PointKind)}.")
    penalty = unquoted(_last(facts, 4)) if len(facts) > 3 else ""
    return Points(seat_of(facts[0]), number(facts[1]), PointKind(str(facts[2])), penalty)


def _read_back(facts: Words) -> Made:
    if len(facts) < 2:
        raise ValueError("points back need a seat and a number.")
    penalty = unquoted(_last(facts, 3)) if len(facts) > 2 else ""
    return Back(seat_of(facts[0]), number(facts[1]), penalty)


def _read_shown(facts: Words, *, crib: bool) -> Made:
    cards = tuple([word for word in facts if isinstance(word, Card)])
    if facts[5:6] != ("starter",) or len(cards) < 5:
        raise ValueError("four cards, the word starter and the starter belong here.")
    return Shown(seat_of(facts[0]), cards[:4], cards[4], crib, cards[5:])


def _read_ruling(facts: Words) -> Made:
    words, rest = unquoted(str(facts[0])) if facts else "", facts[1:]
    places = [str(word) for word in rest if ":" in str(word)]
    orders = [(rest[at], seat_of(rest[at + 1]), number(rest[at + 2])) for at in _orders(rest)]
    return Ruled(
        words,
        tuple(places),
        tuple([Correction(seat, points) for word, seat, points in orders if word == "correct"]),
        tuple([PointsBack(seat, points) for word, seat, points in orders if word == "back"]),
        tuple([PointsTo(seat, points) for word, seat, points in orders if word == "to"]),
    )


def _orders(words: Words) -> list[int]:
    """Where the orders stand."""
    found = [at for at, word in enumerate(words) if word in _ORDERS.values()]
    if found and found[-1] + 2 >= len(words):
        raise ValueError("every order of a ruling needs a seat and a number.")
    return found


def _only_seat(facts: Words) -> int:
    return seat_of(_last(facts, 1))


_READERS: dict[str, Callable[[Words], Made]] = {
    "points": _read_points,
    "back": _read_back,
    "hand": lambda facts: _read_shown(facts, crib=False),
    "crib": lambda facts: _read_shown(facts, crib=True),
    "ruling": _read_ruling,
    "deal": lambda facts: NextDeal(_only_seat(facts)),
    "marker": lambda facts: Marker(_only_seat(facts)),
    "game": lambda facts: NextGame(_only_seat(facts)),
}
