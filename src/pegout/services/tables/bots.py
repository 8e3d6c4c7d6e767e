"""Bots at the tables: each is asked as soon as its table waits for it."""

import asyncio
import hashlib
import logging
import time

from pegout.game import (
    Command,
    GameState,
    IllegalCommand,
    NextGame,
    Officiating,
    Phase,
    Seat,
    SeatView,
    view_for,
)
from pegout.game.officiated.claims import Claim
from pegout.judge.notice import Noticed, noticed
from pegout.refusal import Refused
from pegout.services.streams.ports import Stale, StoreUnavailable, VersionConflict
from pegout.services.tables.clocks import bots_to_act
from pegout.services.tables.commands import BotActs
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.live import LiveTable
from pegout.services.tables.ports import Thinker
from pegout.services.tables.quick_choice import by_feel
from pegout.services.tables.state import TableState
from pegout.services.worker_pool import Requester

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds that bots leave to people who count and claim for themselves."""
IN_TIME = 60.0
"""The longest people wait for a bot, in seconds; a clock for moves may allow less."""
PAUSE = 0.2
"""Seconds before a bot that failed to think tries again."""
SELDOM = 60.0
"""Seconds between two log lines about bots that cannot think; each case is counted."""


class BotService:
    """Makes sure that no table waits for a bot."""

    def __init__(
        self, keeper: TableKeeper, thinker: Thinker, patience: float = PATIENCE, in_time: float = IN_TIME
    ) -> None:
        self.keeper = keeper
        self.thinker = thinker
        self.patience = patience
        self.in_time = in_time
        self._told_at = -SELDOM
        keeper.on_store.append(self.attend)

    def attend(self, live: LiveTable) -> None:
        """Let the bots of the table act, if they have anything to do."""
        if live.thinking is None and _bots_may_act(live.state):
            live.thinking = self.keeper.background.start(self._let_bots_act(live), idle=True)

    async def _let_bots_act(self, live: LiveTable) -> None:
        asked = -1
        try:
            while asked != live.state.version and _bots_may_act(live.state):
                await self._be_patient(live)
                state = live.state
                asked = state.version
                choice = await self._choice(state, party_at(live))
                if choice is not None:
                    await self._do(state, choice)
        finally:
            live.thinking = None
        if asked != live.state.version:
            self.attend(live)

    async def _be_patient(self, live: LiveTable) -> None:
        """Where people claim for themselves they get time for it, unless they say to carry on."""
        state = live.state
        if state.terms.officiating is Officiating.PROGRAM or all(map(state.bot_at, state.people)):
            return
        if state.game is None or state.game.phase not in (Phase.PLAY, Phase.SHOW):
            return
        version = -1
        while version != live.state.version:
            version = live.state.version
            live.urged.clear()
            try:
                async with asyncio.timeout(self.patience):
                    await live.urged.wait()
            except TimeoutError:
                continue
            return

    async def _do(self, state: TableState, choice: BotActs) -> None:
        try:
            await self.keeper.do(state.table, choice, saw=state.version)
        except IllegalCommand:
            log.exception("A bot tried something that is not allowed.", extra={"table": state.table})
            await asyncio.sleep(1)
        except (Stale, VersionConflict, Refused):
            return  # the table has gone on: its bots look again
        except StoreUnavailable:
            await asyncio.sleep(1)

    async def _choice(self, state: TableState, requester: Requester) -> BotActs | None:
        """The action of the first bot that has anything to do."""
        game = state.game
        if game is None:
            return None
        if game.phase is Phase.GAME_OVER:
            return BotActs(0, NextGame()) if bots_to_act(state) else None
        for seat in _bots(state):
            if (acts := await self._thought(state, game, seat, requester)) is not None:
                return acts
        return None

    async def _thought(
        self, state: TableState, game: GameState, seat: Seat, requester: Requester
    ) -> BotActs | None:
        """What the bot does, by feel if it runs out of time; None if it does nothing."""
        level = state.bot_at(seat)
        if level is None:
            return None
        view, seed = view_for(game, seat), seed_of(state, seat)
        seen = noticed(game, seat) if game.deal.tally is not None and game.deal.starter else None
        try:
            async with asyncio.timeout(min(self.in_time, state.terms.move_seconds or self.in_time)):
                move = await self._insisted(level, seed, view, seen, requester)
        except TimeoutError:
            self._note("by_feel")
            move = await asyncio.to_thread(by_feel, seed, view, seen)
            return None if move is None else BotActs(seat, move, by_feel=True)
        return None if move is None else BotActs(seat, move)

    async def _insisted(
        self, level: str, seed: str, view: SeatView, seen: Noticed | None, requester: Requester
    ) -> Command | Claim | None:
        """Whatever goes wrong may work the next time."""
        while True:
            try:
                return await self.thinker.think(level, seed, view, seen, requester)
            except Exception as error:  # noqa: BLE001 - of any kind: it is counted, and told now and then
                self._could_not(level, error)
                await asyncio.sleep(PAUSE)

    def _could_not(self, level: str, error: Exception) -> None:
        self._note("failed")
        now = time.monotonic()
        if now - self._told_at >= SELDOM:
            self._told_at = now
            log.error(
                "A bot failed to choose a move; it will try again.", extra={"level": level}, exc_info=error
            )

    def _note(self, outcome: str) -> None:
        if self.keeper.observer is not None:
            self.keeper.observer.bot(outcome)


def party_at(live: LiveTable) -> Requester:
    """Whom the bots of a table play with: an event, or whoever has asked for something there recently."""
    state = live.state
    if state.reserved is not None:
        return Requester(state.table, f"event {state.reserved.event}")
    return live.requester or Requester(state.host)


def seed_of(state: TableState, seat: Seat) -> str:
    """A bot's dice, which cannot be predicted without the secret of the match."""
    return hashlib.sha256(f"bot/{state.on_secret}/{state.on}/{seat}".encode()).hexdigest()


def _bots(state: TableState) -> list[Seat]:
    """The bots to ask: where the players officiate, every one of them may have something to say."""
    if state.terms.officiating is Officiating.PLAYERS:
        return [seat for seat in range(len(state.seats)) if state.bot_at(seat) is not None]
    return bots_to_act(state)


def _bots_may_act(state: TableState) -> bool:
    if state.closed is not None or not state.playing or state.game is None:
        return False
    if state.is_asked or state.is_deserted:
        return False
    if state.game.phase is Phase.GAME_OVER:
        return bool(bots_to_act(state))
    return bool(_bots(state))
