"""One player at a table of bots: what plain lines and the full screen both show."""

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from errno import EEXIST
from pathlib import Path

from pegout.cards import Card
from pegout.cli.bot_thoughts import ThinkingAloud, advice
from pegout.cli.round_clock import Clock, RoundClock
from pegout.game import NOT_STARTED, Command, Event, Phase, Seat, SeatView, evolve, narrate, view_for
from pegout.game.events import (
    CardsDealt,
    CribShown,
    CutsTied,
    DealPassed,
    DealWon,
    GameEnded,
    GameReplayed,
    HandShown,
    MatchStarted,
    NextGameStarted,
    Pegged,
    SeriesEnded,
)
from pegout.game.officiated.claims import Claim
from pegout.game.piles import is_turned
from pegout.library import Game
from pegout.players import ThinkingBot
from pegout.refusal import Refusal
from pegout.wiring import ADVISER, bot

Shown = HandShown | CribShown


@dataclass(frozen=True, slots=True)
class Beat:
    """What happens in one go: an event with what follows at once, and the words for it."""

    events: tuple[Event, ...]
    lines: tuple[str, ...]

    @property
    def event(self) -> Event:
        return self.events[0]


class Session:
    """A game told beat by beat. Bots act only when everything before has been told.

    `view` and `log` know only what has been told, so a screen may take its time over a show although the next
    deal already lies on the table.
    """

    def __init__(
        self,
        game: Game,
        bots: Mapping[Seat, ThinkingBot],
        seat: Seat = 0,
        record: Path | None = None,
        clock: Clock = time.monotonic,
        *,
        aloud: bool = False,
    ) -> None:
        self._game = game
        self.clock = RoundClock(game.rules.time_limit_minutes, clock)
        self.bots = dict(bots)
        self.seat = seat
        self.log: list[str] = []
        """What was told, to read again; cards that the rules turn over are not named."""
        self.show: list[tuple[Shown, int]] = []
        """The hands and the crib counted in this deal, each with the points pegged for it."""
        self.thoughts: tuple[str, ...] = ()
        """What the bots thought in the deal just over, if they think aloud."""
        self._thinking = ThinkingAloud() if aloud else None
        self._record = record
        self._told = 0
        self._state = NOT_STARTED
        self._view: SeatView | None = None

    @property
    def view(self) -> SeatView:
        if self._view is None:
            self._view = view_for(self._state, self.seat)
        return self._view

    @property
    def name(self) -> str:
        return self._game.names[self.seat]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The player's cards in order, as numbered for choosing."""
        return tuple(sorted(self.view.hand))

    @property
    def options(self) -> tuple[Command, ...]:
        """What the player may do now; nothing while there is something to tell or a bot acts."""
        return self.view.legal if self._all_told and not self._a_bot_acts else ()

    @property
    def over(self) -> bool:
        """Whether the match is over and all of it has been told."""
        return self._all_told and self._state.phase is Phase.MATCH_OVER

    @property
    def turns_cards_next(self) -> bool:
        """Whether the next beat turns cards over, not to be seen again before the show."""
        event = None if self._all_told else self._game.events[self._told]
        leads_on = isinstance(event, SeriesEnded) and event.leader is not None
        return leads_on and is_turned(self._game.rules, self.view.count)

    def refusal(self, command: Command) -> Refusal | None:
        """Why the player may not do that now, or None."""
        return self._game.refusal(command)

    def hint(self) -> str:
        """What a good player would do here, seeing only what the player sees."""
        return advice(bot(ADVISER).explain(self.view)) if self.options else "There is nothing to decide now."

    def do(self, command: Command | Claim) -> None:
        """Carry out the player's command, or raise `IllegalCommand`; `next_beat` tells what follows.

        Once time is up it is too late: time is called instead.
        """
        if not self._time_was_called():
            self._game.do(command)

    def next_beat(self) -> Beat | None:
        """Tell what happens next, letting a bot act if need be; None when it is the player's turn."""
        if self._all_told:
            if not self._a_bot_acts:
                return None
            if not self._time_was_called():
                self._game.do(self._choice_of_bot())
        return self._tell()

    def _time_was_called(self) -> bool:
        if self._game.over or not self.clock.is_up:
            return False
        self._game.call_time(self.clock.minutes)
        return True

    def open_record(self) -> None:
        """Begin the record, if one was asked for: what cannot be written is better known before the game."""
        if self._record is not None and self._record.is_file() and self._record.stat().st_size:
            raise FileExistsError(EEXIST, "already exists; name a new file", str(self._record))
        self._write(self._game.events[:1])

    def save(self) -> None:
        """Write the record of everything, including an unfinished deal."""
        self._write(self._game.events)

    def _write(self, events: Sequence[Event]) -> None:
        if self._record is None:
            return
        from pegout.notation import write_record

        names = self._game.names
        bots = ", ".join(f"{names[seat]} {bot.name}" for seat, bot in self.bots.items())
        self._record.write_text(write_record(events, {"Bots": bots}), encoding="utf-8")

    @property
    def _all_told(self) -> bool:
        return self._told == len(self._game.events)

    @property
    def _a_bot_acts(self) -> bool:
        return any(seat in self.bots for seat in self._game.to_act)

    def _choice_of_bot(self) -> Command | Claim:
        """What the first bot the table is waiting for does."""
        seat = next(seat for seat in self._game.to_act if seat in self.bots)
        view = self._game.view(seat)
        self._note(seat, view)
        return self.bots[seat].choose(view)

    def _note(self, seat: Seat, view: SeatView) -> None:
        """A bot answers this view; it says why when the deal is over."""
        if self._thinking is not None:
            self._thinking.note(seat, self.bots[seat], view)

    def _tell(self) -> Beat:
        events = _one_breath(self._game.events, self._told)
        for event in events:
            self._state = evolve(self._state, event)
        self._view = None
        self._told += len(events)
        names, rules = self._game.names, self._game.rules
        thoughts = self._thoughts_after(events[0])
        beat = Beat(events, (*thoughts, *narrate(events, names, rules)))
        self.log += (*thoughts, *narrate(events, names, rules, kept=True))
        self._remember(beat)
        return beat

    def _thoughts_after(self, event: Event) -> tuple[str, ...]:
        if self._thinking is not None and isinstance(event, CardsDealt | DealPassed | GameEnded):
            over = not isinstance(event, CardsDealt)
            self.thoughts = self._thinking.lines(self._game.names) if over else ()
            self._thinking.forget()
            return self.thoughts
        return ()

    def _remember(self, beat: Beat) -> None:
        event = beat.event
        if isinstance(event, MatchStarted | NextGameStarted | GameReplayed):
            self.clock.start()
        elif isinstance(event, CardsDealt):
            self.show = []
        elif isinstance(event, HandShown | CribShown):
            self.show.append((event, sum(e.points for e in beat.events if isinstance(e, Pegged))))
        elif isinstance(event, DealPassed):
            self._save_along(self._game.events[: self._told])  # the next deal stays out of the file
        elif isinstance(event, GameEnded):
            self._save_along(self._game.events)

    def _save_along(self, events: Sequence[Event]) -> None:
        """A full disk does not end the game; the last save, on leaving the table, reports it."""
        with suppress(OSError):
            self._write(events)


def _one_breath(events: tuple[Event, ...], place: int) -> tuple[Event, ...]:
    """The event at this place, with the points pegged for it or what the cut decided."""
    end = place + 1
    while end < len(events) and isinstance(events[end], Pegged | DealWon | CutsTied):
        end += 1
    return events[place:end]
