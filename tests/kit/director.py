"""A director who does what the desk's list says, while people pay, score, leave and err with dice."""

from collections.abc import Callable
from datetime import timedelta
from random import Random
from typing import Any

from pegout.services.event_files.codec import command_from_json
from pegout.services.events.views import Views
from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import EventCommand
from tests.kit.hosted_events import Host, names, random_score

SETTINGS: list[dict[str, Any]] = [
    {"format_name": "lodge"},
    {"format_name": "lodge", "minimum": 0, "fee": 500, "pools": (("high hand", 100),)},
    {"format_name": "golden-age"},
    {"format_name": "golden-age", "divisions": (), "prizes": "30/20/10", "fee": 200},
    {"format_name": "acc", "games": 3, "prizes": "60%/40%", "fee": 1000},
    {"format_name": "acc", "games": 2, "round_minutes": 30, "consolation": False, "best_of": 1},
    {"format_name": "knock-out", "prizes": "20/10/5"},
    {"format_name": "round-robin"},
]
MOST_STEPS = 3000
CONTACT = "@contact.example"
"""Everybody can be reached there."""


def offered_by(line: dict[str, Any]) -> EventCommand | None:
    """The command that the button of a line sends."""
    return None if line["do"] is None else command_from_json(line["do"]["do"], line["do"]["with"])


class Walker:
    def __init__(self, settings: dict[str, Any], players: int, seed: int) -> None:
        self.host, self.dice = Host(**settings), Random(seed)
        self.upsets = self.dice.randint(0, 6)
        self.names = names(players)
        kinds = self.host.event.desk.rules.kinds
        for place, name in enumerate(self.names):
            kind = kinds[place % len(kinds)]
            self.host.do(d.Register(name, kind.kind, "Sam" if kind.sponsored else "", name + CONTACT))

    def walk(self, look: Callable[[Host], None]) -> None:
        """Step by step until the event is closed, looking at it after each."""
        for _ in range(MOST_STEPS):
            look(self.host)
            if self.host.event.closed:
                return
            self.step()
        raise AssertionError((self.host.todo(), self.host.open))

    def step(self) -> None:
        host, dice = self.host, self.dice
        if self.upsets and dice.random() < 0.1 and self.upset():
            return
        lines = host.todo().values()
        choices = [each for line in lines if (each := offered_by(line) or self.decision(line)) is not None]
        if host.open and (not choices or dice.random() < 0.7):
            choices = [self.score()]
        if choices:
            host.do(dice.choice(choices))
            host.at += timedelta(minutes=dice.choice([0, 1, 8]))
        else:
            self.wait()

    def wait(self) -> None:
        """Nothing can be done before the clock says so: then there has to be such a time."""
        look = Views(self.host.state, self.host.at_ms).next_look
        assert look is not None, (self.host.event.desk.course.phase, self.host.todo())
        self.host.at += timedelta(milliseconds=look - self.host.at_ms)

    def score(self) -> e.EnterScore:
        division, game = self.dice.choice(self.host.open)
        return e.EnterScore(division.name, game.id, random_score(self.dice))

    def decision(self, line: dict[str, Any]) -> EventCommand | None:
        """What only people can decide."""
        desk = self.host.event.desk
        match line["kind"]:
            case "refund_decision":
                return d.DecideRefund(line["names"][0], 0, "it was agreed")
            case "pools":
                return d.AwardPool("high hand", ())
            case "prizes":
                return d.AwardPrizes(((desk.course.line_up[0],),))
            case "start":
                return d.Cancel(d.Cause.CALLED_OFF, line["text"])
            case "decide":
                return self.place_given(line["division"])
            case _:
                return None

    def place_given(self, division: str) -> EventCommand | None:
        given = [e.DecidePlace(division, place, name, "so") for place in (1, 2, 3) for name in self.names]
        return next((command for command in given if self.host.why_not(command) is None), None)

    def upset(self) -> bool:
        """Something that nobody has planned, if it is possible now."""
        host, dice = self.host, self.dice
        if not host.event.desk.entries:
            return False
        name = dice.choice(host.event.desk.entries).name
        upsets: list[EventCommand] = [d.Withdraw(name), e.Undo(dice.choice(host.state.log).number)]
        if host.open:
            division, game = dice.choice(host.open)
            at = division.name, game.id
            both = division.named(game.first), division.named(game.second)
            upsets += [
                e.MarkAbsent(*at, both[:1]),
                e.MarkAbsent(*at, both),
                e.CallJudge(*at, words="a wrong count"),
                e.EnterScore(*at, (121, 80), both[0]),
                e.EnterScore(*at, (121, 90), both[1]),
                e.DropOut(both[1]),
                e.Expel(both[0], "shouting"),
                e.JoinLate(division.name, "Late"),
            ]
        command = dice.choice(upsets)
        if host.why_not(command) is not None:
            return False
        self.upsets -= 1
        host.do(command)
        return True
