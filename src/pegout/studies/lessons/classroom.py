"""The table of a lesson: known cards, a teacher who plays for points, and a show told bit by bit."""

from dataclasses import replace

from pegout.cards import Card, parse_cards
from pegout.game import (
    Command,
    Cut,
    Event,
    GameState,
    Phase,
    PlayCard,
    Script,
    Seat,
    SeatView,
    Shuffle,
    Throw,
    dealing_order,
    obey,
    replay,
    stacked,
    view_for,
)
from pegout.game.events import CribShown, DealPassed, HandShown
from pegout.library.table import Table
from pegout.notation import read_position
from pegout.rules import score_play
from pegout.studies.lessons.lesson import LEARNER, NAMES, TEACHER, Lesson

_BREATHS = (HandShown, CribShown, DealPassed)
"""The telling stops before these."""


class Classroom(Table):
    """The engine plays to the end of the deal; the learner sees only what has been told."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__()
        self._start = replace(read_position(lesson.position), names=NAMES)
        self._script = Script(self._start)
        self._throws = parse_cards(lesson.throws)
        hands = [parse_cards(hand) for hand in lesson.hands]
        pack = dealing_order(self.rules, self._start.dealing, hands, (), Card.parse(lesson.starter))
        shuffled, pack_cut, self._starter_cut = stacked(pack, self.rules)
        self.do(Shuffle(shuffled))
        self.do(Cut(self._start.pone, pack_cut))
        self.told = len(self.events)

    def do(self, command: Command) -> None:
        obey(self._script, command)
        self._commands.append(command)
        if self.phase is Phase.STARTER:
            self.do(Cut(self._start.pone, self._starter_cut))

    def teach(self) -> None:
        """The teacher's turn: throws as the lesson says, and plays what scores most."""
        if self.phase is Phase.THROW:
            self.do(Throw(TEACHER, self._throws))
        else:
            self.do(max(self.legal(TEACHER), key=self.worth))

    def worth(self, command: Command) -> int:
        """What a command scores at once."""
        if not isinstance(command, PlayCard):
            return 0
        return score_play((*self._script.state.deal.series, command.card), self.rules).total

    @property
    def shown(self) -> GameState:
        """The table as far as it has been told."""
        return replay(self._script.events[: self.told], self._start)

    @property
    def seen(self) -> SeatView:
        """The same through the learner's eyes."""
        return view_for(self.shown, LEARNER)

    def tell(self) -> tuple[Event, ...]:
        """What happened next, up to the next hand or crib that is shown."""
        first, events = self.told, self._script.events
        while self.told < len(events) and not isinstance(events[self.told], _BREATHS):
            self.told += 1
        return tuple(events[first : self.told])

    def tell_show(self) -> HandShown | CribShown | None:
        """The hand or crib that is shown next; None where the deal or game is over."""
        event = self._script.events[self.told] if self.told < len(self._script.events) else None
        if not isinstance(event, HandShown | CribShown):
            return None
        self.told += 1
        return event

    def whole_hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat kept, played or not."""
        deal = self._script.state.deal
        return (*deal.hands[seat], *deal.played[seat])
