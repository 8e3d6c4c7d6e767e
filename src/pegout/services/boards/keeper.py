"""Keeps the boards of a server process: carries out batches of commands from phones."""

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256

from pegout.companion import (
    BoardEvent,
    BoardState,
    Open,
    Sent,
    decide,
    evolve,
    opened,
    signed,
    write_board,
)
from pegout.companion.events import BoardOpened
from pegout.companion.refusal import not_open
from pegout.refusal import IllegalCommand, Refusal, Refused, refuse
from pegout.services.streams.keeper import ATTEMPTS, Live, StreamKeeper
from pegout.services.streams.ports import Entry, VersionConflict
from pegout.values import value

STREAM = "board."

LiveBoard = Live[BoardState]
_WRONG_KEY = (
    "The key does not belong to this board, or its phone was removed: ask for the link or an invitation."
)


class NoSuchBoard(Refused):
    """There is no board of that id."""


class WrongKey(Refused):
    """Only the holder of the board's key, or of a side's own, can change a board."""


@value
class Answer:
    """What became of one command."""

    id: str
    refused: Refusal | None = None


def digest_of(key: str) -> str:
    return sha256(key.encode()).hexdigest()


class BoardKeeper(StreamKeeper[BoardState]):
    prefix = STREAM
    word = "board"

    def fold(self, state: BoardState | None, entry: Entry) -> BoardState:
        for event in entry.events:
            if isinstance(event, BoardOpened):
                state = opened(event)
            elif state is not None and isinstance(event, BoardEvent):
                state = evolve(state, event, entry.command or "")
        if state is None:
            raise ValueError("The stream of a board begins with its opening.")
        return state

    def missing(self) -> NoSuchBoard:
        text = "There is no such board: check the link, or open a new one."
        return NoSuchBoard(refuse("no_such_board", text))

    async def log(self, board: str) -> tuple[BoardEvent, ...]:
        """Everything that happened on it, or `NoSuchBoard`."""
        entries = await self.store.read(STREAM + board)
        if not entries:
            raise self.missing()
        return _events(entries)

    async def send(
        self, board: str, key: str, batch: Sequence[Sent]
    ) -> tuple[tuple[Answer, ...], BoardState]:
        """Carry out one command after the other; the same id acts once, and the rest goes on after a refusal.

        The key alone says who speaks: a side with that side's own key, and nobody with the board's.
        Raises `NoSuchBoard`, `WrongKey`, `IllegalCommand` where the board could not be opened, and what the
        store raises: then the first commands may have been carried out, and the batch is to be sent again.
        """
        live, known = self._in_memory(board), digest_of(key)
        async with live.lock:
            await self._read_on(live)
            if live.state is None and not (batch and isinstance(batch[0].command, Open)):
                text = "There is no such board: check the link, or open it first."
                raise NoSuchBoard(refuse("no_such_board", text))
            before = live.version
            try:
                answers = tuple([await self._do(live, known, sent) for sent in batch])
            finally:
                await self._tell(live, before)
            state = live.state
            if state is None:
                raise IllegalCommand(answers[0].refused or not_open())
        return answers, state

    async def _do(self, live: LiveBoard, key: str, sent: Sent) -> Answer:
        for _ in range(ATTEMPTS):
            own = sent if live.state is None else signed(live.state, sent, key)
            if own is None:
                raise WrongKey(refuse("wrong_key", _WRONG_KEY))
            if sent.id in live.done:
                return Answer(sent.id)
            try:
                event = decide(live.state, own)
            except IllegalCommand as error:
                self.note(sent.command, "refused")
                return Answer(sent.id, error.refusal)
            try:
                await self._append(live, Entry((event,), self.now(), command=sent.id))
            except VersionConflict:
                await self._read_on(live)
                continue
            self.note(sent.command, "done")
            return Answer(sent.id)
        raise VersionConflict(f"Board {live.name} goes on too fast.")


def board_record(library: Callable[[str], Iterable[Entry]], board: str) -> str:
    """The whole log of a board, as `pegout review` reads it."""
    return write_board(_events(library(STREAM + board)))


def _events(entries: Iterable[Entry]) -> tuple[BoardEvent, ...]:
    return tuple([event for entry in entries for event in entry.events if isinstance(event, BoardEvent)])
