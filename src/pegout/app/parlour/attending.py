"""Bots at the tables: each is asked as soon as its table waits for it."""

import asyncio
import hashlib
import logging

from pegout.app.parlour.clocks import bots_to_act
from pegout.app.parlour.commands import BotActs
from pegout.app.parlour.keeper import Keeper
from pegout.app.parlour.live import LiveTable, Stale
from pegout.app.parlour.refusals import NotAllowed
from pegout.app.parlour.state import TableState
from pegout.app.ports import StoreUnavailable, Thinker, VersionConflict
from pegout.game import Command, GameState, IllegalCommand, NextGame, Officiating, Phase, Seat, view_for
from pegout.game.officiated.claims import Claim
from pegout.judge.notice import noticed

log = logging.getLogger(__name__)

Choice = tuple[Seat, Command | Claim]

PATIENCE = 5.0
"""Seconds that bots leave to people where these count and claim for themselves."""
TRIES = 3


class Attendant:
    """Sees to it that no table waits for a bot."""

    def __init__(self, keeper: Keeper, thinker: Thinker, patience: float = PATIENCE) -> None:
        self.keeper = keeper
        self.thinker = thinker
        self.patience = patience
        keeper.on_look.append(self.attend)

    def attend(self, live: LiveTable) -> None:
        """Let the bots of the table go on, if there is anything for them to do."""
        if live.thinking is None and _bots_may_act(live.state):
            live.thinking = self.keeper.errands.start(self._let_bots_act(live), idle=True)

    async def _let_bots_act(self, live: LiveTable) -> None:
        asked = -1
        try:
            while asked != live.state.version and _bots_may_act(live.state):
                await self._be_patient(live)
                state = live.state
                asked = state.version
                choice = await self._choice(state)
                if choice is not None:
                    await self._do(state, choice)
        finally:
            live.thinking = None
        if asked != live.state.version:
            self.attend(live)

    async def _be_patient(self, live: LiveTable) -> None:
        """Where people claim for themselves, they get the time for it, unless they say: go on."""
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

    async def _do(self, state: TableState, choice: Choice) -> None:
        seat, move = choice
        try:
            await self.keeper.do(state.table, BotActs(seat, move), saw=state.version)
        except (Stale, VersionConflict, NotAllowed):
            return  # the table has gone on: its bots look again
        except IllegalCommand:
            log.exception("A bot did what is not allowed.", extra={"table": state.table})
            await asyncio.sleep(1)
        except StoreUnavailable:
            await asyncio.sleep(1)

    async def _choice(self, state: TableState) -> Choice | None:
        """What the first of the bots does that has anything to do."""
        game = state.game
        if game is None:
            return None
        if game.phase is Phase.GAME_OVER:
            return (0, NextGame()) if bots_to_act(state) else None
        for seat in _bots(state):
            move = await self._thought(state, game, seat)
            if move is not None:
                return seat, move
        return None

    async def _thought(self, state: TableState, game: GameState, seat: Seat) -> Command | Claim | None:
        view = view_for(game, seat)
        level = state.bot_at(seat)
        if level is None:
            return None
        seen = noticed(game, seat) if game.deal.tally is not None and game.deal.starter else None
        for _ in range(TRIES):
            try:
                return await self.thinker.think(level, seed_of(state, seat), view, seen)
            except Exception:
                log.exception("A bot could not think.", extra={"table": state.table, "level": level})
                await asyncio.sleep(0.2)
        return view.legal[0] if view.legal and seat in view.to_act else None


def seed_of(state: TableState, seat: Seat) -> str:
    """A bot's dice: nobody can foresee them who does not know the secret of the match."""
    return hashlib.sha256(f"bot/{state.on_secret}/{state.on}/{seat}".encode()).hexdigest()


def _bots(state: TableState) -> list[Seat]:
    """The bots to ask: where the players officiate, every one of them may have something to say."""
    if state.terms.officiating is Officiating.PLAYERS:
        return [seat for seat in range(len(state.seats)) if state.bot_at(seat) is not None]
    return bots_to_act(state)


def _bots_may_act(state: TableState) -> bool:
    if state.closed is not None or not state.playing or state.game is None or state.is_asked:
        return False
    if state.game.phase is Phase.GAME_OVER:
        return bool(bots_to_act(state))
    return bool(_bots(state))
