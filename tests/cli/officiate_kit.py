"""Someone to sit at the tables that the tests of `pegout play --officiate` open."""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

from pegout.app import Game
from pegout.cards import Card
from pegout.cli.officiated import OfficiatedSession, OfficiatedTable
from pegout.cli.officiated.moments import Moment
from pegout.game import (
    CarryOut,
    Command,
    CountCrib,
    CountHand,
    Cut,
    Peg,
    PlayCard,
    SayGo,
    SeatView,
    Throw,
)
from pegout.game.officiated.claims import Claim, Scored
from pegout.judge import good_claims
from pegout.judge.notice import Noticed
from pegout.players import GreedyBot, Officiant, RandomBot
from tests.kit.officials import due, faultless_turn

PERSON = 0


def sit_down(
    rules: str = "acc",
    *,
    seed: int = 1,
    errs: float = 0,
    catches: float = 1,
    patient: bool = True,
    **options: Any,
) -> tuple[Game, OfficiatedSession]:
    """A table with bots that lay any card and officiate as told, and its game with all secrets."""
    game = Game.new(rules, seed=seed, officiating="players", **options)
    bots = {
        seat: Officiant(RandomBot(f"{seed}/{seat}"), errs, catches, f"{seed}/{seat}")
        for seat in range(1, game.rules.seats)
    }
    return game, OfficiatedSession(game, bots, PERSON, patient=patient)


def talk(session: OfficiatedSession, answers: Iterable[str]) -> list[str]:
    """What is said when these lines are typed and the input ends."""
    said: list[str] = []
    lines = iter(answers)
    assert OfficiatedTable(session, lambda: next(lines, None), said.append).run() == 0
    return said


class Faultless:
    """Types what a person does who sees everything and makes no mistake; `said` is what the table said."""

    def __init__(self, game: Game, session: OfficiatedSession) -> None:
        self.game = game
        self.session = session
        self.said: list[str] = []
        self.typed: list[str] = []
        self.dice = Random(1)

    def play(self) -> list[str]:
        table = OfficiatedTable(self.session, self.read, self.said.append)
        assert table.run() == 0
        return self.said

    def read(self) -> str | None:
        text = self.answer()
        self.typed.append(text)
        return f"{text}\n"

    def answer(self) -> str:
        moment = self.session.moment
        if moment is None:
            return self._plain_answer()
        if moment in (Moment.COUNTED, Moment.BACK):
            return ""
        if self.session.view.claimed_by is None and (points := due(self.game, PERSON)):
            return f"peg {points}"
        if claims := good_claims(self.game.state, PERSON):
            return claim_text(self.session, claims[0])
        return ANSWERS[moment](self)

    def _plain_answer(self) -> str:
        if self.said[-1].endswith("choose again.") or "next game" in self.said[-1]:
            return ""
        choice = GreedyBot().choose(self.session.view)
        return " ".join(map(str, getattr(choice, "cards", ())))

    def turn(self) -> str:
        command = faultless_turn(self.game, PERSON, self.dice.choice)
        match command:
            case PlayCard(_, card, said):
                return f"{card} {said}"
            case SayGo():
                return "go"
            case CountHand(_, points) | CountCrib(_, points):
                return str(points)
            case _:
                return "pass"


ANSWERS: dict[Moment, Callable[[Faultless], str]] = dict.fromkeys(Moment, lambda _: "") | {
    Moment.PLAY: Faultless.turn,
    Moment.HAND: Faultless.turn,
    Moment.CRIB: Faultless.turn,
}


def claim_text(session: OfficiatedSession, claim: Claim) -> str:
    """A claim by its number in the list, with the points that it is about."""
    shown = session.view.claims
    number = next(place for place, entry in enumerate(shown, 1) if is_like(entry, claim))
    points, score = getattr(claim, "points", ""), getattr(claim, "score", None)
    named = shown[number - 1] != claim and isinstance(score, Scored) and score not in OF_THE_SHOW
    return " ".join(f"claim {number} {points} {score.value if named and score else ''}".split())


OF_THE_SHOW = (Scored.HAND, Scored.CRIB)


def is_like(entry: Claim, claim: Claim) -> bool:
    """Whether the entry of a list stands for the claim, whatever its numbers."""
    if type(entry) is not type(claim) or getattr(entry, "player", None) != getattr(claim, "player", None):
        return False
    score = getattr(claim, "score", None)
    return getattr(entry, "score", None) == (score if score in OF_THE_SHOW else None)


class Scripted(Officiant):
    """A bot that does these things one after the other, each as soon as it is allowed."""

    def __init__(self, game: Game, seat: int, acts: Iterable[Command | Claim]) -> None:
        super().__init__(RandomBot(1))
        self.game = game
        self.seat = seat
        self.acts = list(acts)

    def act(self, view: SeatView, noticed: Noticed | None) -> Command | Claim | None:
        assert noticed is not None
        done = sum(_actor(command) == self.seat for command in self.game.commands)
        wanted = self.acts[done] if done < len(self.acts) else None
        if wanted is None or isinstance(wanted, Claim):
            return wanted if wanted in view.claims else None
        waits = not isinstance(wanted, Peg) and self.seat not in view.to_act
        return None if waits or self.game.refusal(wanted) else wanted


def _actor(command: Command) -> int | None:
    if isinstance(command, CarryOut):
        return None if command.claim is None else command.claim.seat
    return None if isinstance(command, Throw | Cut) else getattr(command, "seat", None)


def dealt(
    *kept: str,
    starter: str,
    thrown: tuple[str, ...],
    bots: Mapping[int, Iterable[Command | Claim]],
    patient: bool = True,
    **options: Any,
) -> tuple[Game, OfficiatedSession]:
    """A table with exact cards, thrown already. Ann is the person, and deals unless another is named."""
    hands = [f"{hand} {out}" for hand, out in zip(kept, thrown, strict=True)]
    game = Game.deal(hands, starter, officiating="players", **options)
    for seat, cards in enumerate(thrown):
        game.throw(seat, cards)
    officiants = {seat: Scripted(game, seat, acts) for seat, acts in bots.items()}
    return game, OfficiatedSession(game, officiants, PERSON, patient=patient)


BOB = 1


def lays(seat: int, card: str, said: int) -> PlayCard:
    return PlayCard(seat, Card.parse(card), said)


PLAY: tuple[Command | Claim, ...] = (
    lays(BOB, "7D", 7),
    lays(BOB, "8D", 25),
    SayGo(BOB),
    lays(BOB, "6C", 6),
    lays(BOB, "4C", 15),
    Peg(BOB, 5),
)
"""What Bob does with his cards of `fives`, without a mistake."""

TYPED = ("jd 17 0", "5h 30", "", "go 1", "5c 11", "", "5s 20", "peg 1", "", "", "29", "", "4", "")
"""What Ann types with hers, if Bob counts nine and accepts."""


def fives(*acts: Command | Claim, patient: bool = True) -> tuple[Game, OfficiatedSession]:
    """Ann deals herself three fives and the jack of the starter's suit; Bob does these things."""
    kept, thrown = ("5H 5C 5S JD", "4C 6C 7D 8D"), ("2H 9C", "KS QS")
    return dealt(*kept, starter="5D", thrown=thrown, bots={BOB: acts}, patient=patient)
