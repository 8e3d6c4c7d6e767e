"""What a record holds, and the writing of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from pegout.game import (
    Accept,
    CallTime,
    CarryOut,
    ChooseCrib,
    Command,
    CountCrib,
    CountHand,
    Cut,
    Event,
    IllegalCommand,
    Mix,
    NextGame,
    Officiating,
    Pass,
    Peg,
    PickStarter,
    PlayCard,
    SayGo,
    Shuffle,
    StartMatch,
    Throw,
)
from pegout.game import events as e
from pegout.notation.header import header_lines
from pegout.notation.page import end_line
from pegout.notation.scribe import Scribe
from pegout.values import value

NO_TAGS: Mapping[str, str] = MappingProxyType({})


@value
class Record:
    """A game or match as it was written: the commands that were given, and the events that followed."""

    tags: Mapping[str, str]
    """The free tags; what the game itself says in tags is in its first event."""
    commands: tuple[Command, ...]
    events: tuple[Event, ...]


def write_record(events: Sequence[Event], tags: Mapping[str, str] = NO_TAGS) -> str:
    """The whole log as text that `read_record` turns back into the same events.

    Tags are free words about the game, such as Event or Date. ValueError is raised for events that no
    commands lead to, and for tags that cannot be written.
    """
    scribe = Scribe()
    try:
        for command in commands_of(events):
            scribe.do(command)
    except IllegalCommand as error:
        raise ValueError(f"These events cannot have happened: {error}") from error
    if not events or scribe.events != tuple(events):
        raise ValueError("These events are not a whole log: give all events from the start of the match.")
    start = scribe.commands[0]
    lines = header_lines(start, tags) if isinstance(start, StartMatch) else []
    for line in scribe.lines:
        if line.facts.startswith(("game ", "deal ")):
            lines.append("")
        lines.append(str(line))
    return "\n".join([*lines, "", end_line(lines), ""])


def commands_of(events: Sequence[Event]) -> Iterator[Command]:
    """The commands that the events follow from, in their order."""
    sources = _SOURCES_BY_PLAYERS if _officiated(events) else _SOURCES
    for event in events:
        if (source := sources.get(event.__class__)) is not None:
            yield source(event)


def _officiated(events: Sequence[Event]) -> bool:
    """Whether the log is of a match that the players officiate, by its first event."""
    start = events[0] if events else None
    return isinstance(start, e.MatchStarted) and start.officiating is Officiating.PLAYERS


def _start(event: e.MatchStarted) -> StartMatch:
    return StartMatch(event.rules, event.names, event.match, event.dealer, event.officiating, event.edition)


def _ruling(event: e.RulingMade) -> CarryOut:
    return CarryOut(event.findings, event.remedies, event.citations, event.claim, event.upheld)


def _count(event: e.HandCounted | e.CountAnnounced | e.CountRaised) -> CountHand | CountCrib:
    return CountCrib(event.seat, event.said) if event.crib else CountHand(event.seat, event.said)


def _cut(event: e.CutForDeal | e.PackCut | e.StarterTurned) -> Cut:
    return Cut(event.seat, event.lifted)


_SOURCES: dict[type, Callable[[Any], Command]] = {
    e.MatchStarted: _start,
    e.PackShuffled: lambda event: Shuffle(event.pack),
    e.CutForDeal: _cut,
    e.PackCut: _cut,
    e.CardsThrown: lambda event: Throw(event.seat, event.cards),
    e.StarterTurned: _cut,
    e.CardPlayed: lambda event: PlayCard(event.seat, event.card),
    e.GoSaid: lambda event: SayGo(event.seat),
    e.CribChosen: lambda event: ChooseCrib(event.seat, event.cards),
    e.StarterPicked: lambda event: PickStarter(event.seat, event.card),
    e.RulingMade: _ruling,
    e.TimeCalled: lambda event: CallTime(event.minutes),
    e.NextGameStarted: lambda _: NextGame(),
}
"""The events that a command itself becomes; all others follow from the rules."""

_SOURCES_BY_PLAYERS: dict[type, Callable[[Any], Command]] = {
    **_SOURCES,
    e.CardPlayed: lambda event: PlayCard(event.seat, event.card, event.count),
    e.PointsMarked: lambda event: Peg(event.seat, event.points, event.more),
    e.HandCounted: _count,
    e.CountAnnounced: _count,
    e.CountRaised: _count,
    e.CountPegged: lambda event: Peg(event.seat, event.points) if event.points else Pass(event.seat),
    e.PenaltyPeggedBack: lambda event: Peg(event.seat, event.points),
    e.PegPassed: lambda event: Pass(event.seat),
    e.CountAccepted: lambda event: Accept(event.seat),
    e.CardsMixed: lambda event: Mix(event.seat),
}
"""The same where the players officiate."""
