"""A table that its players officiate, set up with exact cards and played in a few words."""

from typing import Any

from pegout.game import (
    Accept,
    CarryOut,
    Command,
    CountCrib,
    CountHand,
    Mix,
    Pass,
    Peg,
    Phase,
    PlayCard,
    SayGo,
    SeatView,
    narrate,
    obey,
    view_for,
)
from pegout.judge import Claim, answer, open_claims
from pegout.rules import PRESETS, RuleSet
from tests.kit.builders import card, table

ANN, BOB, CLEO, DAN = range(4)
MUGGINS = PRESETS["acc"].override(muggins=True)


class Players:
    """Ann deals unless somebody else is named. `crib` names the thrown cards, Ann's first.

    `edition=1` gives a table that began before the rules of today.
    """

    def __init__(self, *kept: str, starter: str, rules: str | RuleSet = "acc", **options: Any) -> None:
        self.script = table(kept, starter, rules=rules, officiating="players", **options).script

    @property
    def scores(self) -> tuple[int, ...]:
        return self.script.state.scores

    @property
    def phase(self) -> Phase:
        return self.script.state.phase

    @property
    def turn(self) -> int | None:
        return self.script.state.deal.turn

    @property
    def count(self) -> int:
        """The count as it was announced last."""
        return self.script.state.deal.count

    @property
    def over(self) -> bool:
        return self.phase in (Phase.GAME_OVER, Phase.MATCH_OVER)

    @property
    def winner(self) -> int | None:
        return self.script.state.outcome.winner if self.script.state.outcome else None

    @property
    def log(self) -> tuple[str, ...]:
        return narrate(self.script.events, self.script.state.names, self.script.state.rules)

    def view(self, seat: int) -> SeatView:
        return view_for(self.script.state, seat)

    def open_claims(self, seat: int) -> tuple[Claim, ...]:
        return open_claims(self.script.state, seat)

    def hand(self, seat: int) -> str:
        """The cards not yet played."""
        return " ".join(sorted(map(str, self.script.state.deal.hands[seat])))

    def do(self, command: Command) -> None:
        obey(self.script, command)

    def play(self, *plays: str) -> None:
        """Lay cards in turn, each with the count its player announces: `play("TC=10", "5D=15", "go")`.

        With "pass" everybody for whose peg the table waits has nothing to peg.
        """
        for what in plays:
            if what == "pass":
                self.pass_(*self.view(ANN).pegging)
                continue
            seat = self.turn
            assert seat is not None, f"nobody is to play {what}"
            if what == "go":
                self.do(SayGo(seat))
            else:
                text, said = what.split("=")
                self.do(PlayCard(seat, card(text), int(said)))

    def play_out(self) -> None:
        """The rest of the play as it should go, with nobody pegging anything."""
        while (seat := self.turn) is not None or self.view(ANN).pegging:
            self.pass_(*self.view(ANN).pegging)
            if seat is None:
                continue
            view = self.view(seat)
            count = 0 if view.series_over else view.count
            fitting = [one for one in view.hand if count + one.pips <= view.rules.limit]
            self.play(f"{fitting[0]}={count + fitting[0].pips}" if fitting else "go")

    def peg(self, seat: int, *scores: int) -> None:
        """One score, or several one after the other."""
        for place, points in enumerate(scores, 1):
            self.do(Peg(seat, points, more=place < len(scores)))

    def collect(self) -> None:
        """Whoever has points by a ruling pegs them, and whoever is to go back does so."""
        for seat, points in enumerate(self.view(ANN).awards):
            if points:
                self.peg(seat, abs(points))

    def pass_(self, *seats: int) -> None:
        for seat in seats:
            self.do(Pass(seat))

    def mix(self, *seats: int) -> None:
        for seat in seats:
            self.do(Mix(seat))

    def pegged_hand(self, seat: int, points: int) -> None:
        """Announce the hand and peg it."""
        self.count_hand(seat, points)
        if points:
            self.peg(seat, points)

    def pegged_crib(self, seat: int, points: int) -> None:
        self.count_crib(seat, points)
        if points:
            self.peg(seat, points)

    def count_hand(self, seat: int, points: int) -> None:
        self.do(CountHand(seat, points))

    def count_crib(self, seat: int, points: int) -> None:
        self.do(CountCrib(seat, points))

    def accept(self, *seats: int) -> None:
        for seat in seats:
            self.do(Accept(seat))

    def claim(self, claim: Claim, *, confirmed: bool = False) -> CarryOut:
        """Claim, ruling and remedies as the one command that they are; `confirmed` is the Marshal's word."""
        given = answer(self.script.state, claim, confirmed=confirmed)
        found = given.ruling
        places = tuple(map(str, found.citations))
        command = CarryOut(found.findings, found.remedies, places, claim, given.upheld)
        self.do(command)
        return command


def upheld(players: Players, claim: Claim, *places: str) -> None:
    """The claim is found right, by these articles among others."""
    given = players.claim(claim)
    assert given.upheld, given.findings
    assert set(places) <= set(given.citations), given.citations


def settled(players: Players, claim: Claim, *places: str) -> None:
    """The claim is found right, and everybody pegs what it orders."""
    upheld(players, claim, *places)
    players.collect()


def refused(players: Players, claim: Claim, *words: str) -> None:
    """The claim is not found right, says why, and moves nothing."""
    before = players.scores, players.turn, players.count, players.phase
    given = players.claim(claim)
    assert not given.upheld, given.findings
    assert given.remedies == ()
    assert (players.scores, players.turn, players.count, players.phase) == before
    told = " ".join(given.findings)
    for word in words:
        assert word in told, told


def shown(*kept: str, starter: str, **options: Any) -> Players:
    """All cards are played and nobody has pegged for them: the hands are to be counted."""
    players = Players(*kept, starter=starter, **options)
    players.play_out()
    return players


def counting(*more: str, **options: Any) -> Players:
    """The hands are to be counted, the starter being the king of diamonds.

    Ann's hand is worth twelve (two fifteens, a pair, two runs), Bob's two (a pair), the crib ten (four
    fifteens and a pair).
    """
    hands = ("7H 8D 9C 7S", "QS QD 4H 6C", *more)
    return shown(*hands, starter="KD", crib="5C 5S TH 2S", **options)


CLEOS_FOUR = "2C 3C 8C JS"
"""With the king two fifteens."""
