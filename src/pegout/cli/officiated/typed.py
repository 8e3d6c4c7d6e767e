"""Understands what is typed at a table without a scorer."""

import re
from collections.abc import Sequence

from pegout.cards import Card
from pegout.cli.officiated.claim_words import read_claim
from pegout.cli.officiated.moments import WAITED, Moment, announced, next_to_count
from pegout.cli.officiated.session import OfficiatedSession
from pegout.cli.typed import is_yes, read_cards
from pegout.game import Accept, Command, CountCrib, CountHand, Mix, Pass, Peg, PlayCard, SayGo, SeatView
from pegout.game.officiated.books import count_may_be_raised
from pegout.game.officiated.claims import Claim, ClaimMuggins
from pegout.values import value

_FILLERS = ("for", "and", "peg", "pegs", "is")
_GO = ("g", "go")
_PEG = ("p", "peg")
_WORDS: dict[str, type[Accept | Mix | Pass]] = {"accept": Accept, "mix": Mix, "pass": Pass}
_NUMBER = re.compile(r"\+?[0-9]{1,4}")
_CARD = re.compile(r"(10|[a2-9tjqk])[cdhs♣♦♥♠]|[0-9]+")


@value
class Said:
    """What was typed: acts to carry out one after another; none for Enter alone, where that means go on."""

    acts: tuple[Command | Claim, ...] = ()
    in_one_breath: bool = False
    """Whether the points came with the card or the go, so that nothing is left to say."""


@value
class CountWanted:
    """A card was typed without the count."""

    card: Card


@value
class ScoreWanted:
    """Muggins was called without naming the score."""

    call: ClaimMuggins


def read_said(text: str, moment: Moment, session: OfficiatedSession) -> Said | CountWanted | ScoreWanted:
    """What the text asks for, or `ValueError` with a sentence; the game says whether it is allowed."""
    view, seat = session.view, session.seat
    if is_yes(text):
        return _read_enter(moment, session)
    if text in _WORDS:
        return Said((_WORDS[text](seat),), in_one_breath=text == "pass")
    text = _plain_peg(text, moment)
    claim = read_claim(text, view)
    if isinstance(claim, ClaimMuggins) and claim.score is None:
        return ScoreWanted(claim)
    if claim is not None:
        return Said((claim,))
    if (own := _read_own_number(text, moment, view, seat)) is not None:
        return Said((own,))
    if moment is Moment.AWARD:
        raise ValueError("Peg what the ruling gave you first, or type pass to give it up.")
    words = text.split()
    return (
        _with_points(SayGo(seat), words[1:], view) if words[0] in _GO else _read_play(words, moment, session)
    )


def _read_own_number(text: str, moment: Moment, view: SeatView, seat: int) -> Command | None:
    """A peg or a count, in words or as a number alone where that can mean nothing else."""
    word = text.split(maxsplit=1)[0]
    if word in _PEG or text.startswith("+"):
        return Peg(seat, read_number(text.removeprefix(word if word in _PEG else "+")))
    if word == "count":
        return _counting(view, seat, read_number(text.removeprefix("count")))
    if is_number(text) and moment in WAITED and moment is not Moment.PEG:
        return Peg(seat, read_number(text))
    if is_number(text) and _is_to_count(moment, view, seat):
        return _counting(view, seat, read_number(text))
    return None


def _plain_peg(text: str, moment: Moment) -> str:
    """A player who has to peg back by a ruling gives nothing away by saying so."""
    return text.replace("peg back", "peg", 1) if moment is Moment.BACK else text


def _read_enter(moment: Moment, session: OfficiatedSession) -> Said:
    """If a number was announced or ruled, Enter pegs it."""
    view, seat = session.view, session.seat
    if moment in _WANTED:
        raise ValueError(_WANTED[moment])
    if moment is Moment.GAME:
        return Said((Accept(seat),))
    if moment in (Moment.ACCEPT, Moment.MIX):
        return Said((Mix(seat),))
    if moment is Moment.PEG:
        return Said((Pass(seat),), in_one_breath=True)
    if moment in WAITED:
        return Said((Peg(seat, announced(view, seat) or abs(view.awards[seat])),))
    return Said()


_WANTED = {
    Moment.PLAY: "Type a card and the count you announce, or go.",
    Moment.HAND: "Type the points in your hand, 0 for none.",
    Moment.CRIB: "Type the points in the crib, 0 for none.",
}


def _is_to_count(moment: Moment, view: SeatView, seat: int) -> bool:
    """Counting accepts what was counted before; a fuller count may follow where the rules allow it."""
    if moment in (Moment.HAND, Moment.CRIB):
        return True
    if moment is Moment.ACTED:
        return _open_count(view, seat) is not None and count_may_be_raised(view.rules)
    return moment is Moment.ACCEPT and next_to_count(view) == seat


def _counting(view: SeatView, seat: int, points: int) -> Command:
    """The count that may still be raised, else the one that comes next."""
    again = _open_count(view, seat) if count_may_be_raised(view.rules) else None
    counted = any(count.seat == seat and not count.crib for count in view.counts)
    crib = counted if again is None else again
    return CountCrib(seat, points) if crib else CountHand(seat, points)


def _open_count(view: SeatView, seat: int) -> bool | None:
    """Whether the seat's own count, not accepted yet, is the crib; None if there is none."""
    own = [count.crib for count in view.counts if count.seat == seat and count.pegged and count.open_to]
    return own[-1] if own else None


def _read_play(words: Sequence[str], moment: Moment, session: OfficiatedSession) -> Said | CountWanted:
    if not _CARD.fullmatch(words[0].strip(",;")):
        raise ValueError(f"{words[0][:20]!r} is not a card or a command here: type ? for help.")
    if moment in (Moment.HAND, Moment.CRIB):
        raise ValueError(_WANTED[moment])
    if is_number(words[0]) and moment is not Moment.PLAY:
        raise ValueError(f"Type peg {words[0][:4]} if you want to peg it; Enter goes on.")
    card = read_cards(words[0], session.hand)[0]
    return CountWanted(card) if len(words) == 1 else read_announced(card, words[1:], session)


def read_announced(card: Card, words: Sequence[str], session: OfficiatedSession) -> Said:
    """The card with the count the words announce, and the points if they name any."""
    numbers = [word for word in words if word not in _FILLERS]
    if not numbers or not is_number(numbers[0]):
        raise ValueError("After the card comes the count you announce, as a number, and then what you peg.")
    return _with_points(PlayCard(session.seat, card, read_number(numbers[0])), numbers[1:], session.view)


def _with_points(act: PlayCard | SayGo, words: Sequence[str], view: SeatView) -> Said:
    """The act with the points pegged for it; nought says there are none."""
    numbers = [word for word in words if word not in _FILLERS]
    if not numbers:
        return Said((act,))
    if len(numbers) > 1:
        raise ValueError(f"After {_last_of(act)} comes one number: the points you peg.")
    points = read_number(numbers[0])
    if points > view.rules.goal:
        raise ValueError(f"Type the points as a number from 0 to {view.rules.goal}, not {points}.")
    pegs = (Peg(act.seat, points),) if points else ()
    return Said((act, *pegs), in_one_breath=True)


def _last_of(act: PlayCard | SayGo) -> str:
    return "the count" if isinstance(act, PlayCard) else "go"


def is_number(text: str) -> bool:
    return _NUMBER.fullmatch(text) is not None


def read_number(text: str) -> int:
    if not is_number(text.strip()):
        raise ValueError(f"Type the points as a number, not {text.strip()[:20]!r}.")
    return int(text)
