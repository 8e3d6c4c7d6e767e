"""Claims as you read them in a list and type them."""

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from typing import Any

from pegout.cli.officiated.score_words import only_score, score_word, without_fillers
from pegout.game import Seat, SeatView
from pegout.game.officiated import claims as c
from pegout.rules.remedies import Fate

TYPED: dict[type[c.Claim], str] = {
    kind: "count wrong" if kind is c.ClaimCount else name.replace("-", " ") for name, kind in c.CLAIMS.items()
}
"""What is typed for each claim: its name, and for a wrong count a little more: `count 8` is no claim."""

_MEANINGS: dict[type, Callable[[str], str]] = {
    c.ClaimCount: lambda _: "the count announced last is wrong",
    c.ClaimOverpegged: lambda who: f"{who} pegged too many",
    c.PegBack: lambda _: "you pegged too many yourself, and go back that many points",
    c.ClaimFalseGame: lambda who: f"{who} has not won",
    c.ClaimRenege: lambda who: f"{who} said go while holding a card that fitted, and has played it since",
    c.TakeBackGo: lambda _: "you can play after all",
    c.ClaimMuggins: lambda who: f"{who} missed points{{}}, and you take that many of them",
    c.ClaimFullCount: lambda who: f"{who} counted too low, and the count is to be put right",
    c.ClaimCountedEarly: lambda who: f"{who} counted out of turn",
    c.ClaimHeels: lambda who: f"{who} played before pegging heels",
}

_MYSELF = ("me", "mine", "my", "own", "myself")


def listed(view: SeatView) -> list[str]:
    """The claims that are open, each with the words for it. They may be right or wrong."""
    return [
        f"{number}: {_meaning(view, claim)}. Type {typed_for(view, claim)}."
        for number, claim in enumerate(view.claims, 1)
    ]


def _meaning(view: SeatView, claim: c.Claim) -> str:
    player = getattr(claim, "player", None)
    who = "" if player is None else "you" if player == view.seat else view.names[player]
    about = f" of the {claim.score.value}" if isinstance(claim, c.ClaimMuggins) and claim.score else ""
    return _MEANINGS[claim.__class__](who).format(about)


def typed_for(view: SeatView, claim: c.Claim) -> str:
    """The words for a claim; they name the player if more than one could be meant."""
    kind = claim.__class__
    player = getattr(claim, "player", None)
    several = player is not None and len(_could_be(view, kind)) > 1
    words = TYPED[kind] + (f" {_called(view, player)}" if several and player is not None else "")
    if kind is c.ClaimRenege:
        return f"{words}, or {words} {Fate.DEAD.value}"
    if isinstance(claim, c.ClaimMuggins):
        what = f"{words} {claim.score.value} and" if claim.score else f"{words}, the score and"
        return f"{what} the points, such as {words} {claim.score.value if claim.score else 'pair'} 2"
    return f"{words} and the points" if kind is c.PegBack else words


def _called(view: SeatView, player: Seat) -> str:
    return "me" if player == view.seat else view.names[player].lower()


def _could_be(view: SeatView, kind: type[c.Claim]) -> tuple[Seat, ...]:
    """Whom such a claim could be about, as far as anyone can see; always the only opponent."""
    seen = {claim.player for claim in view.claims if isinstance(claim, kind) and hasattr(claim, "player")}
    return tuple(sorted(seen)) or view.rules.opponents(_seat(view))


def _seat(view: SeatView) -> Seat:
    if view.seat is None:
        raise ValueError("Spectators have nothing to claim.")
    return view.seat


def read_claim(text: str, view: SeatView) -> c.Claim | None:
    """The claim that was typed, in words or as `claim` and a number; None if it is something else.

    `ValueError` with a sentence if the claim lacks something or cannot be read.
    """
    text = text.replace("-", " ")
    named = text.removeprefix("claim ")
    for kind, words in TYPED.items():
        if named == words or named.startswith(f"{words} "):
            return _read_named(kind, named.removeprefix(words).split(), view)
    return None if named == text else _read_numbered(named.split(), view)


def _read_numbered(words: Sequence[str], view: SeatView) -> c.Claim:
    claims, number = view.claims, _number(words[0])
    if number is None or not 1 <= number <= len(claims):
        raise ValueError(f"There is no claim {words[0][:20]!r} now: type claim to see the list.")
    claim = claims[number - 1]
    player, score = getattr(claim, "player", None), getattr(claim, "score", None)
    about = [] if player is None else [_called(view, player)]
    about += [] if score is None else [score.value]
    return _read_named(claim.__class__, [*about, *words[1:]], view)


def _read_named(kind: type[c.Claim], words: Sequence[str], view: SeatView) -> c.Claim:
    """The claim with what the words after its name say, in any order."""
    if kind is c.ClaimMuggins and not view.rules.muggins:
        raise ValueError("Muggins is not played at this table.")
    facts: dict[str, Any] = {}
    for word in _told_apart(kind, words):
        facts |= _fact(word, view)
    wanted: Any = kind
    needed = {entry.name for entry in fields(wanted)}
    if strange := sorted(set(facts) - needed):
        raise ValueError(f"{TYPED[kind].capitalize()} is claimed without {_NOT_WANTED[strange[0]]}.")
    if "player" in needed and "player" not in facts:
        facts["player"] = _only(kind, view)
    if "points" in needed and "points" not in facts:
        such = f"{TYPED[kind]} 2 pair" if kind is c.ClaimMuggins else f"{TYPED[kind]} 1"
        raise ValueError(f"Say how many points, such as {such}.")
    claim: c.Claim = wanted(seat=_seat(view), **facts)
    if isinstance(claim, c.ClaimMuggins) and claim.score is None:
        return replace(claim, score=only_score(view, claim))
    return claim


def _told_apart(kind: type[c.Claim], words: Sequence[str]) -> list[str]:
    """Of two numbers in a call of muggins, one may be the name of the score: 15 for 2."""
    if kind is not c.ClaimMuggins:
        return list(words)
    words = without_fillers(words)
    numbers = [word for word in words if _number(word) is not None]
    names = {"15": "fifteen", "31": "thirty-one"} if len(numbers) > 1 else {}
    return [names.get(word, word) for word in words]


_NOT_WANTED = {"points": "a number", "player": "a name", "fate": "played or dead", "score": "a score"}


def _fact(word: str, view: SeatView) -> dict[str, Any]:
    if (number := _number(word)) is not None:
        return {"points": number}
    if word in [fate.value for fate in Fate]:
        return {"fate": Fate(word)}
    if word in _MYSELF:
        return {"player": view.seat}
    for seat, name in enumerate(view.names):
        if name.lower() == word:
            return {"player": seat}
    if (score := score_word(word)) is not None:
        return {"score": score}
    raise ValueError(f"{word[:20]!r} is not part of a claim: name a player, or type ? for help.")


def _only(kind: type[c.Claim], view: SeatView) -> Seat:
    """The only player who can be meant, or `ValueError` asking which."""
    players = _could_be(view, kind)
    if len(players) == 1:
        return players[0]
    choices = " or ".join([f"{TYPED[kind]} {_called(view, player)}" for player in players])
    raise ValueError(f"Say which player you mean: {choices}.")


def _number(word: str) -> int | None:
    word = word.removeprefix("+")
    return int(word) if word.isascii() and word.isdigit() and len(word) < 5 else None
