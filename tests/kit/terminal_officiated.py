"""Someone to sit at the tables that the tests of `pegout play --officiate` open."""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

from pegout.cards import Card
from pegout.cli.officiated import OfficiatedSession, OfficiatedTable
from pegout.cli.officiated.moments import Moment, announced
from pegout.game import (
    CarryOut,
    Command,
    CountCrib,
    CountHand,
    Pass,
    Peg,
    PlayCard,
    SayGo,
    SeatView,
)
from pegout.game.officiated.claims import Claim, Scored
from pegout.judge import good_claims
from pegout.judge.notice import Noticed
from pegout.library import Game
from pegout.players import GreedyBot, Officiant, RandomBot
from tests.kit.officials import due, faultless_turn
from tests.kit.terminal import told

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


def enter(session: OfficiatedSession) -> Moment | None:
    """The moment that follows when the person has nothing to peg and nothing to say."""
    if session.moment is Moment.PEG:
        session.do(Pass(PERSON))
    session.go_on()
    told(session)
    return session.moment


def talk(session: OfficiatedSession, answers: Iterable[str]) -> list[str]:
    """What is said when these lines are typed and the input ends."""
    said: list[str] = []
    lines = iter(answers)
    assert OfficiatedTable(session, lambda: next(lines, None), said.append).run() == 0
    return said


def since(said: list[str], start: str) -> list[str]:
    """What was said after the last line that begins so, without the farewell."""
    place = max(number for number, line in enumerate(said) if line.startswith(start))
    return said[place + 1 : -1]


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
        if moment is Moment.BACK:
            return ""
        pegs = self.session.view.claimed_by is None and moment is not Moment.COUNTED
        if pegs and (points := due(self.game, PERSON)):
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
    """A bot that does these things one after the other, each as soon as it is allowed.

    What it announces or is awarded it pegs; where the table waits for it to peg something else it passes.
    When all is done it goes on without mistakes and without objections.
    """

    def __init__(self, game: Game, seat: int, acts: Iterable[Command | Claim]) -> None:
        super().__init__(RandomBot(1), errs=0, catches=0)
        self.game = game
        self.seat = seat
        self.acts = list(acts)

    def act(self, view: SeatView, noticed: Noticed | None) -> Command | Claim | None:
        assert noticed is not None
        wanted = self._wanted()
        if wanted is None:
            return super().act(view, noticed)
        if awarded := abs(view.awards[self.seat]):
            return Peg(self.seat, awarded)
        if isinstance(wanted, Claim) and wanted in view.claims:
            return wanted
        waits = not isinstance(wanted, Peg) and self.seat not in view.to_act
        if not isinstance(wanted, Claim) and not waits and not self.game.refusal(wanted):
            return wanted
        if self.seat not in view.pegging:
            return None
        points = announced(view, self.seat)
        return Peg(self.seat, points) if points else Pass(self.seat)

    def _wanted(self) -> Command | Claim | None:
        done = 0
        for command in self.game.commands:
            did = command.claim if isinstance(command, CarryOut) else command
            done += done < len(self.acts) and did == self.acts[done]
        return self.acts[done] if done < len(self.acts) else None


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


def fives(*acts: Command | Claim, patient: bool = True, **options: Any) -> tuple[Game, OfficiatedSession]:
    """Ann deals herself three fives and the jack of the starter's suit; Bob does these things."""
    kept, thrown = ("5H 5C 5S JD", "4C 6C 7D 8D"), ("2H 9C", "KS QS")
    return dealt(*kept, starter="5D", thrown=thrown, bots={BOB: acts}, patient=patient, **options)


COURT: tuple[Command | Claim, ...] = (
    lays(BOB, "KC", 20),
    SayGo(BOB),
    lays(BOB, "KD", 10),
    lays(BOB, "QC", 30),
    SayGo(BOB),
    Peg(BOB, 1),
    lays(BOB, "QD", 20),
    Peg(BOB, 1),
)
"""What Bob does with his cards of `tens`, without a mistake."""

TENS = ("tc 10 0", "td 30 0", "go 1", "th 20 0", "go 0", "ts 10 0")
"""What Ann types with hers until the hands are counted."""


def tens(
    *acts: Command | Claim, acts_of_play: tuple[Command | Claim, ...] = COURT, **options: Any
) -> tuple[Game, OfficiatedSession]:
    """Bob deals, so that Ann counts her four tens first, which are twelve; there is nothing in his hand."""
    kept, thrown = ("TC TD TH TS", "KC KD QC QD"), ("9C 9D", "8C 7D")
    bots = {BOB: (*acts_of_play, *acts)}
    return dealt(*kept, starter="AC", thrown=thrown, bots=bots, dealer=BOB, **options)
