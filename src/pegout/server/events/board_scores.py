"""Listens to the companion boards on which games of events are kept."""

import logging
from collections.abc import Callable

from pegout.companion import BoardState
from pegout.services.boards.keeper import BoardKeeper, LiveBoard
from pegout.services.boards.kind import NoSuchBoard
from pegout.services.events.board_scores import score_told
from pegout.services.events.keeper import EventKeeper, LiveEvent
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import BoardLinked
from pegout.services.streams.background import BackgroundTasks
from pegout.services.streams.ports import Entry, StoreUnavailable
from pegout.tournament.event import find_game

log = logging.getLogger(__name__)

Place = tuple[str, BoardLinked]
"""An event, and a link of it."""


class BoardScores:
    """Every link of a board to a game that is being played is heard once in this process."""

    def __init__(self, events: EventKeeper, boards: BoardKeeper) -> None:
        self._events = events
        self._boards = boards
        self._heard: dict[Place, tuple[LiveBoard, _Ear] | None] = {}
        self._background = BackgroundTasks()
        events.on_change.append(self.look_at)

    def look_at(self, event: LiveEvent) -> None:
        """Begin to listen where a board is new, and stop where its game is over."""
        state = event.state
        wanted = {(state.event, link) for link in state.boards if _is_open(state, link)}
        for place in [each for each in self._heard if each[0] == state.event and each not in wanted]:
            if (known := self._heard.pop(place)) is not None:
                live, ear = known
                live.unsubscribe(ear)
        for place in wanted - self._heard.keys():
            self._heard[place] = None
            self._background.start(self._listen(*place))

    async def close(self) -> None:
        await self._background.close()

    async def _listen(self, event: str, link: BoardLinked) -> None:
        try:
            live = await self._boards.fresh(link.board)
        except (NoSuchBoard, StoreUnavailable):
            self._heard.pop((event, link), None)
            return
        ear = _Ear(lambda: self._background.start(self._tell_soon(event, link, live)))
        live.subscribers.append(ear)
        self._heard[event, link] = live, ear
        await self._tell(event, link, live.state)

    async def _tell_soon(self, event: str, link: BoardLinked, live: LiveBoard) -> None:
        """The board after everything that came together: one entry may take back another."""
        if (known := self._heard.get((event, link))) is not None:
            known[1].is_told = False
            await self._tell(event, link, live.state)

    async def _tell(self, event: str, link: BoardLinked, board: BoardState) -> None:
        try:
            state = await self._events.state(event)
            told = score_told(state, link, board) if link in state.boards else None
            if told is not None:
                actor, sent = told
                await self._events.send(event, actor, [sent])
        except StoreUnavailable as error:
            log.warning("Could not enter a score from a board: %s", error)


class _Ear:
    """Listens at a board for the scores of one game."""

    def __init__(self, tell: Callable[[], object]) -> None:
        self.is_told = False
        """Whether somebody will look at the board soon."""
        self._tell = tell

    def changed(self, _: BoardState, now: BoardState, __: Entry) -> None:
        if now.tally.games and not self.is_told:
            self.is_told = True
            self._tell()


def _is_open(state: HostedEvent, link: BoardLinked) -> bool:
    division = state.now.division(link.division)
    return (
        division is not None
        and link.game not in division.results
        and find_game(division, link.game) is not None
    )
