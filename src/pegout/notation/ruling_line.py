"""A ruling as a line of the record: claim, findings, remedies in words, and the places behind them."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from pegout.cards import parse_cards
from pegout.game import CarryOut, Seat
from pegout.game.events import RulingMade
from pegout.notation.claim_words import claim_words, fate_of, read_claim
from pegout.notation.errors import shown
from pegout.notation.quoted_text import quoted, unquoted
from pegout.notation.words import LETTERS, Word, number, seat_of, spaced
from pegout.rules import remedies as r

BY = "by"
CRIB = "crib"
SHUFFLED = "shuffled"
CUT = "cut"
HEELS = "heels"

Words = Sequence[Word]


def ruling_line(event: RulingMade) -> str:
    r"""The ruling on one line, without the semicolon that would open a remark.

    ValueError for a ruling that upholds a claim nobody made: it could not be read again as it is.

    >>> from pegout.rules.remedies import DrawnTo, PointsTo
    >>> print(ruling_line(RulingMade(("A peek.",), (PointsTo(1, 2), DrawnTo(None, 1)), ("acc:V.2a",))))
    ruling "A peek.", points-to B 2, drawn-to crib 1, by acc:V.2a
    """
    if event.upheld and event.claim is None:
        raise ValueError("Nothing was claimed, so nothing can be upheld: name the claim with the ruling.")
    claim = "" if event.claim is None else claim_words(event.claim, upheld=event.upheld)
    parts = [claim, " ".join(map(_text, event.findings)), *map(_remedy, event.remedies)]
    if event.citations:
        parts.append(" ".join([BY, *event.citations]))
    return f"ruling {', '.join(filter(None, parts))}"


def ruling_of(words: Words) -> CarryOut:
    """The command that the words of such a line give, or ValueError."""
    claim, upheld, words = read_claim(words)
    findings, rest = _texts(words)
    places: list[str] = []
    if BY in rest:
        place = rest.index(BY)
        rest, places = rest[:place], [str(word) for word in rest[place + 1 :]]
    return CarryOut(findings, tuple(_remedies(rest)), tuple(places), claim, upheld)


def _text(text: str) -> str:
    return quoted(text).replace(";", r"\u003b")


def _texts(words: Words) -> tuple[tuple[str, ...], Words]:
    """The quoted words at the beginning, and all that follows."""
    texts = []
    for word in words:
        if not str(word).startswith('"'):
            break
        texts.append(unquoted(str(word)))
    return tuple(texts), words[len(texts) :]


def _remedy(remedy: r.Remedy) -> str:
    name, write, _ = _FORMS[remedy.__class__]
    return f"{name} {write(remedy)}".rstrip()


def _remedies(words: Words) -> Iterator[r.Remedy]:
    """Each remedy is its name and all words up to the next name."""
    starts = [place for place, word in enumerate(words) if word in _READERS]
    if words and starts[:1] != [0]:
        raise ValueError(f"{shown(words[0])} is not a remedy: the remedies are {', '.join(_READERS)}.")
    for start, end in pairwise([*starts, len(words)]):
        name, given = str(words[start]), words[start + 1 : end]
        try:
            remedy = _READERS[name](*given)
        except TypeError as error:
            raise ValueError(f"{name} has too few or too many words: {len(given)}.") from error
        yield remedy


def _seat(remedy: Any) -> str:
    return LETTERS[remedy.seat]


def _seat_and_points(remedy: Any) -> str:
    return f"{LETTERS[remedy.seat]} {remedy.points}"


def _seat_and_number(remedy: Any) -> str:
    return f"{LETTERS[remedy.seat]} {remedy.number}"


def _nothing(_: r.Remedy) -> str:
    return ""


def _drawn_to(remedy: r.DrawnTo) -> str:
    return f"{CRIB if remedy.seat is None else LETTERS[remedy.seat]} {remedy.number}"


def _held_back(remedy: r.HeldBack) -> str:
    return f"{LETTERS[remedy.seat]} {spaced(remedy.cards)} {remedy.fate.value}"


def _cut_taken_back(remedy: r.CutTakenBack) -> str:
    return " ".join([LETTERS[seat] for seat in remedy.seats])


def _drawn(remedy: r.BlindThrow | r.StarterPick) -> str:
    return " ".join([LETTERS[remedy.seat], LETTERS[remedy.by], *map(str, remedy.places)])


def _starter_pick(remedy: r.StarterPick) -> str:
    return f"{_drawn(remedy)} {CUT} {remedy.lifted}" if remedy.lifted else _drawn(remedy)


def _cards_shown(remedy: r.CardsShown) -> str:
    return f"{LETTERS[remedy.seat]} {remedy.packet.value} {remedy.number}"


def _read_points(kind: Callable[[Seat, int], r.Remedy]) -> Callable[..., r.Remedy]:
    return lambda seat, points: kind(seat_of(seat), number(points))


def _read_seat(kind: Callable[[Seat], r.Remedy]) -> Callable[..., r.Remedy]:
    return lambda seat: kind(seat_of(seat))


def _read_number(kind: Callable[[int], r.Remedy]) -> Callable[..., r.Remedy]:
    return lambda word: kind(number(word))


def _read_drawn_to(seat: Word, cards: Word) -> r.DrawnTo:
    return r.DrawnTo(None if seat == CRIB else seat_of(seat), number(cards))


def _read_cut_again(shuffled: Word = "") -> r.CutAgain:
    if shuffled not in ("", SHUFFLED):
        raise ValueError(f"{shown(shuffled)} should be {SHUFFLED}, or left out.")
    return r.CutAgain(shuffled=bool(shuffled))


def _read_play_retracted(heels: Word = "") -> r.PlayRetracted:
    if heels not in ("", HEELS):
        raise ValueError(f"{shown(heels)} should be {HEELS}, or left out.")
    return r.PlayRetracted(heels=bool(heels))


def _read_cut_taken_back(*seats: Word) -> r.CutTakenBack:
    return r.CutTakenBack(tuple([seat_of(seat) for seat in seats]))


def _read_blind_throw(seat: Word, by: Word, *places: Word) -> r.BlindThrow:
    return r.BlindThrow(seat_of(seat), seat_of(by), len(places), tuple([number(one) for one in places]))


def _read_starter_pick(seat: Word, by: Word, *words: Word) -> r.StarterPick:
    places, lifted = words, 0
    if CUT in words:
        at = words.index(CUT)
        places, lifted = words[:at], number(*words[at + 1 :])
    return r.StarterPick(seat_of(seat), seat_of(by), tuple([number(one) for one in places]), lifted)


def _read_cards_shown(seat: Word, packet: Word, cards: Word) -> r.CardsShown:
    packets = {one.value: one for one in r.Packet}
    if packet not in packets:
        raise ValueError(f"{shown(packet)} should be {' or '.join(packets)}.")
    return r.CardsShown(seat_of(seat), packets[str(packet)], number(cards))


def _read_held_back(seat: Word, *words: Word) -> r.HeldBack:
    *cards, fate = words or ("",)
    return r.HeldBack(seat_of(seat), fate=fate_of(fate), cards=parse_cards(cards))


def _read_told(text: Word) -> r.Told:
    return r.Told(unquoted(str(text)))


_FORMS: dict[type, tuple[str, Callable[[Any], str], Callable[..., r.Remedy]]] = {
    r.PointsTo: ("points-to", _seat_and_points, _read_points(r.PointsTo)),
    r.PointsBack: ("points-back", _seat_and_points, _read_points(r.PointsBack)),
    r.Correction: ("correction", _seat_and_points, _read_points(r.Correction)),
    r.RearPegAt: ("rear-peg-at", lambda remedy: f"{_seat(remedy)} {remedy.hole}", _read_points(r.RearPegAt)),
    r.ScoreLost: ("score-lost", _seat_and_points, _read_points(r.ScoreLost)),
    r.PlayRetracted: (
        "play-retracted",
        lambda remedy: HEELS if remedy.heels else "",
        _read_play_retracted,
    ),
    r.PlayStops: ("play-stops", _nothing, r.PlayStops),
    r.DealtAgain: ("dealt-again", lambda remedy: LETTERS[remedy.dealer], _read_seat(r.DealtAgain)),
    r.CutAgain: ("cut-again", lambda remedy: SHUFFLED if remedy.shuffled else "", _read_cut_again),
    r.CutTakenBack: ("cut-taken-back", _cut_taken_back, _read_cut_taken_back),
    r.StarterCutAgain: ("starter-cut-again", _nothing, r.StarterCutAgain),
    r.ThrowReturned: ("throw-returned", _seat, _read_seat(r.ThrowReturned)),
    r.BlindThrow: ("blind-throw", _drawn, _read_blind_throw),
    r.StarterPick: ("starter-pick", _starter_pick, _read_starter_pick),
    r.CardsShown: ("cards-shown", _cards_shown, _read_cards_shown),
    r.DrawnTo: ("drawn-to", _drawn_to, _read_drawn_to),
    r.DealtOn: ("dealt-on", lambda remedy: str(remedy.number), _read_number(r.DealtOn)),
    r.DealReopened: ("deal-reopened", _nothing, r.DealReopened),
    r.ToCrib: ("to-crib", _seat_and_number, _read_points(r.ToCrib)),
    r.HandDead: ("hand-dead", _seat, _read_seat(r.HandDead)),
    r.CribDead: ("crib-dead", _nothing, r.CribDead),
    r.FourOfCrib: ("four-of-crib", _nothing, r.FourOfCrib),
    r.CribTo: ("crib-to", _seat, _read_seat(r.CribTo)),
    r.CardsReturned: ("cards-returned", lambda remedy: str(remedy.number), _read_number(r.CardsReturned)),
    r.HeldBack: ("held-back", _held_back, _read_held_back),
    r.GoTakenBack: (
        "go-taken-back",
        lambda remedy: f"{_seat(remedy)} {remedy.number}",
        _read_points(r.GoTakenBack),
    ),
    r.CountIs: ("count-is", lambda remedy: str(remedy.count), _read_number(r.CountIs)),
    r.GameLost: ("game-lost", _seat, _read_seat(r.GameLost)),
    r.MatchLost: ("match-lost", _seat, _read_seat(r.MatchLost)),
    r.Told: ("told", lambda remedy: _text(remedy.text), _read_told),
}
"""For each remedy its name in the record, how the rest of it is written, and how that is read."""

_READERS = {name: read for name, _, read in _FORMS.values()}
REMEDY_NAMES = tuple(_READERS)
