"""Who writes a game down while it is played: the one place that knows how each event reads."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pegout.game import Command, GameState, Script, Seat, obey
from pegout.game import events as e
from pegout.game.match import Standing
from pegout.notation.reckoned_line import reckoned_line
from pegout.notation.ruling_line import ruling_line
from pegout.notation.words import LETTERS, by_side, packed, side_label, spaced
from pegout.rules import Breakdown, Kind, speak_show


@dataclass(slots=True)
class Line:
    """What a line states, and what is only remarked after it."""

    facts: str
    remark: str = ""

    def __str__(self) -> str:
        return f"{self.facts} ; {self.remark}" if self.remark else self.facts


class Scribe:
    """Carries out commands and writes down all that comes of them.

    The lines depend on the commands only, so that reader and writer of a record cannot differ.
    """

    def __init__(self) -> None:
        self.commands: list[Command] = []
        self.lines: list[Line] = []
        self.in_series = False
        self._script = Script()

    @property
    def state(self) -> GameState:
        return self._script.state

    @property
    def events(self) -> tuple[e.Event, ...]:
        return tuple(self._script.events)

    def do(self, command: Command) -> None:
        """Carry out a command, or raise `IllegalCommand`."""
        place = len(self._script.events)
        obey(self._script, command)
        self.commands.append(command)
        before: e.Event | None = None
        for event in self._script.events[place:]:
            if isinstance(event, e.Pegged):
                self._peg(event, before)
            elif note := _NOTES.get(event.__class__):
                note(self, event)
            before = event

    def note(self, facts: str, remark: str = "") -> None:
        """A line of its own, which ends the series before it."""
        self.lines.append(Line(facts, remark))
        self.in_series = False

    def lay(self, facts: str) -> None:
        """A card or a go: on the line of its series."""
        if self.in_series:
            self.lines[-1].facts += f", {facts}"
        else:
            self.note(f"play {facts}")
        self.in_series = True

    def remark(self, text: str) -> None:
        """After the newest line, and after what is remarked there already."""
        line = self.lines[-1]
        line.remark = f"{line.remark}, {text}" if line.remark else text

    def _peg(self, event: e.Pegged, before: e.Event | None) -> None:
        """Points stand after what earned them. A hand pegs its count, unless the game hole is nearer."""
        if event.why.items[0].kind is Kind.PENALTY:
            return  # the ruling has said it
        if isinstance(before, e.GoSaid | e.CardsLaidAside | e.CountSet):
            self.lay(f"{LETTERS[event.seat]} +{event.points}")
        elif not isinstance(before, e.HandShown | e.CribShown) or event.points != before.count.total:
            self.lines[-1].facts += f" +{event.points}"


def _started(scribe: Scribe, _: e.MatchStarted | e.NextGameStarted) -> None:
    scribe.note(f"game {scribe.state.game_number}")
    _deal(scribe, None)


def _deal(scribe: Scribe, _: e.DealWon | e.DealPassed | e.DealVoided | None) -> None:
    """The heading of the deal to come, once its dealer is known."""
    state = scribe.state
    if state.dealer is not None:
        scores = by_side(state.rules, state.scores)
        scribe.note(f"deal {state.deal_number + 1}, {LETTERS[state.dealer]} deals, {scores}")


def _pack(scribe: Scribe, event: e.PackShuffled) -> None:
    scribe.note(f"pack {packed(event.pack)}")


def _cut_for_deal(scribe: Scribe, event: e.CutForDeal) -> None:
    scribe.note(f"cut {LETTERS[event.seat]} {event.lifted} {event.card}")


def _tied(scribe: Scribe, event: e.CutsTied) -> None:
    scribe.note("tied " + " ".join([LETTERS[seat] for seat in event.seats]))


def _cut(scribe: Scribe, event: e.PackCut) -> None:
    scribe.note(f"cut {LETTERS[event.seat]} {event.lifted}")


def _dealt(scribe: Scribe, event: e.CardsDealt) -> None:
    for seat, hand in enumerate(event.hands):
        scribe.note(f"hand {LETTERS[seat]} {spaced(hand)}")
    if event.crib:
        scribe.note(f"hand crib {spaced(event.crib)}")


def _thrown(scribe: Scribe, event: e.CardsThrown) -> None:
    scribe.note(f"throw {LETTERS[event.seat]} {spaced(event.cards)}")


def _starter(scribe: Scribe, event: e.StarterTurned) -> None:
    scribe.note(f"starter {LETTERS[event.seat]} {event.lifted} {event.card}")


def _played(scribe: Scribe, event: e.CardPlayed) -> None:
    scribe.lay(f"{LETTERS[event.seat]} {event.card} {event.count}")


def _go(scribe: Scribe, event: e.GoSaid) -> None:
    scribe.lay(f"{LETTERS[event.seat]} go")


def _series_ended(scribe: Scribe, _: e.SeriesEnded) -> None:
    scribe.in_series = False


def _hand(scribe: Scribe, event: e.HandShown) -> None:
    _count(scribe, "show", event.seat, event)


def _crib(scribe: Scribe, event: e.CribShown) -> None:
    _count(scribe, "crib", event.seat, event)


def _count(scribe: Scribe, kind: str, seat: Seat, event: e.HandShown | e.CribShown) -> None:
    count: Breakdown = event.count
    facts = f"{kind} {LETTERS[seat]} {spaced(sorted(event.cards))} = {count.total}"
    scribe.note(facts, speak_show(count, scribe.state.rules))


def _marked(scribe: Scribe, event: e.PointsMarked) -> None:
    scribe.lay(f"{LETTERS[event.seat]} +{event.points}{' more' if event.more else ''}")


def _counted(scribe: Scribe, event: e.HandCounted) -> None:
    """What the hand really holds stays untold until the deal is over."""
    whose = f"crib {LETTERS[event.seat]}" if event.crib else LETTERS[event.seat]
    scribe.note(f"count {whose} {event.said}", spaced(sorted(event.cards)))


def _announced(scribe: Scribe, event: e.CountAnnounced) -> None:
    whose = f"crib {LETTERS[event.seat]}" if event.crib else LETTERS[event.seat]
    scribe.note(f"count {whose} {event.said}", spaced(sorted(event.cards)))


def _count_pegged(scribe: Scribe, event: e.CountPegged) -> None:
    scribe.note(f"peg {LETTERS[event.seat]} {event.points}")


def _raised(scribe: Scribe, event: e.CountRaised) -> None:
    whose = f"crib {LETTERS[event.seat]}" if event.crib else LETTERS[event.seat]
    scribe.note(f"count {whose} {event.said}", "again")


def _passed(scribe: Scribe, event: e.PegPassed) -> None:
    scribe.lay(f"{LETTERS[event.seat]} pass")


def _pegged_back(scribe: Scribe, event: e.PenaltyPeggedBack) -> None:
    scribe.lay(f"{LETTERS[event.seat]} -{event.points}")


def _mixed(scribe: Scribe, event: e.CardsMixed) -> None:
    scribe.note(f"mix {LETTERS[event.seat]}")


def _accepted(scribe: Scribe, event: e.CountAccepted) -> None:
    scribe.note(f"accept {LETTERS[event.seat]}")


def _claimed(scribe: Scribe, event: e.GameClaimed) -> None:
    scribe.remark(f"{LETTERS[event.seat]} claims the game")


def _claim_dropped(scribe: Scribe, _: e.GameClaimDropped) -> None:
    scribe.remark("the game goes on")


def _reckoned(scribe: Scribe, event: e.Reckoned) -> None:
    if event.slips:
        scribe.note(reckoned_line(event))


def _ruling(scribe: Scribe, event: e.RulingMade) -> None:
    scribe.note(ruling_line(event))


def _chosen(scribe: Scribe, event: e.CribChosen) -> None:
    scribe.note(f"choose {LETTERS[event.seat]} {spaced(event.cards)}")


def _picked(scribe: Scribe, event: e.StarterPicked) -> None:
    scribe.note(f"pick {LETTERS[event.seat]} {event.card}")


def _time(scribe: Scribe, event: e.TimeCalled) -> None:
    scribe.note(f"time {event.minutes} minutes")


def _replayed(scribe: Scribe, _: e.GameReplayed) -> None:
    scribe.note("replayed")
    _deal(scribe, None)


def _won(scribe: Scribe, event: e.GameEnded) -> None:
    rules, outcome = scribe.state.rules, event.outcome
    parts = [f"won {side_label(rules, outcome.winner)}", by_side(rules, outcome.scores), outcome.ending.value]
    parts += [f"skunk {side_label(rules, side)}" for side in outcome.skunked]
    parts += [f"double skunk {side_label(rules, side)}" for side in outcome.double_skunked]
    parts.append(_several(outcome.games, "game"))
    if outcome.bonus:
        parts.append(f"bonus {outcome.bonus}")
    scribe.note(", ".join(parts))


def _match(scribe: Scribe, event: e.MatchEnded) -> None:
    rules, standings = scribe.state.rules, scribe.state.standings
    result = "drawn" if event.winner is None else f"won by {side_label(rules, event.winner)}"
    scribe.note(f"match {result}, {by_side(rules, map(_standing, standings))}")


def _standing(row: Standing) -> str:
    return f"{_several(row.wins, 'win')} {_several(row.games, 'game')} {row.spread:+}"


def _several(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


_NOTES: dict[type, Callable[[Scribe, Any], None]] = {
    e.MatchStarted: _started,
    e.PackShuffled: _pack,
    e.CutForDeal: _cut_for_deal,
    e.CutsTied: _tied,
    e.DealWon: _deal,
    e.PackCut: _cut,
    e.CardsDealt: _dealt,
    e.CardsThrown: _thrown,
    e.StarterTurned: _starter,
    e.CardPlayed: _played,
    e.GoSaid: _go,
    e.SeriesEnded: _series_ended,
    e.HandShown: _hand,
    e.CribShown: _crib,
    e.DealPassed: _deal,
    e.TimeCalled: _time,
    e.GameReplayed: _replayed,
    e.GameEnded: _won,
    e.NextGameStarted: _started,
    e.MatchEnded: _match,
    e.RulingMade: _ruling,
    e.DealVoided: _deal,
    e.CribChosen: _chosen,
    e.StarterPicked: _picked,
    e.PointsMarked: _marked,
    e.HandCounted: _counted,
    e.CountAnnounced: _announced,
    e.CountPegged: _count_pegged,
    e.CountRaised: _raised,
    e.PegPassed: _passed,
    e.PenaltyPeggedBack: _pegged_back,
    e.CardsMixed: _mixed,
    e.CountAccepted: _accepted,
    e.GameClaimed: _claimed,
    e.GameClaimDropped: _claim_dropped,
    e.Reckoned: _reckoned,
}
