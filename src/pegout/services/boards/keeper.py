"""Keeps the boards of a server process: carries out batches of commands from phones."""

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256

from pegout.companion import BoardEvent, BoardState, Open, Sent, write_board
from pegout.refusal import IllegalCommand, Refusal
from pegout.services.boards.kind import BOARDS, WithKey
from pegout.services.streams.engine import Order, StreamEngine
from pegout.services.streams.observer import now_ms
from pegout.services.streams.ports import Announcer, Entry, StreamStore
from pegout.services.streams.stream import Stream
from pegout.values import value

LiveBoard = Stream[BoardState]


@value
class Answer:
    """What became of one command."""

    id: str
    refused: Refusal | None = None


def digest_of(key: str) -> str:
    return sha256(key.encode()).hexdigest()


class BoardKeeper(StreamEngine[BoardState, WithKey, LiveBoard]):
    """The one way to the boards."""

    def __init__(
        self, store: StreamStore, announcer: Announcer | None, now: Callable[[], int] = now_ms, node: str = ""
    ) -> None:
        super().__init__(BOARDS, Stream, store, announcer, now, node)

    async def log(self, board: str) -> tuple[BoardEvent, ...]:
        """Everything that happened on it, or `NoSuchBoard`."""
        entries = await self.store.read(BOARDS.prefix + board)
        if not entries:
            raise BOARDS.missing()
        return _events(entries)

    async def send(
        self, board: str, key: str, batch: Sequence[Sent]
    ) -> tuple[tuple[Answer, ...], BoardState]:
        """Carry out one command after the other; the same id acts once, and the rest goes on after a refusal.

        Raises `NoSuchBoard`, `WrongKey`, `IllegalCommand` where the board could not be opened, and what the
        store raises: then the first commands may have been carried out, and the batch is to be sent again.
        """
        known = digest_of(key)
        orders = [Order(WithKey(sent, known), id=sent.id) for sent in batch]
        opens = bool(batch) and isinstance(batch[0].command, Open)
        done, live = await self.carry_out_all(board, orders, IllegalCommand, opens=opens)
        if live.stored is None:
            raise next((one for one in done if isinstance(one, IllegalCommand)), BOARDS.missing())
        answers = zip(batch, done, strict=True)
        return tuple([_answer(sent, one) for sent, one in answers]), live.stored


def _answer(sent: Sent, done: object) -> Answer:
    return Answer(sent.id, done.refusal if isinstance(done, IllegalCommand) else None)


def board_record(library: Callable[[str], Iterable[Entry]], board: str) -> str:
    """The whole log of a board, as `pegout review` reads it."""
    return write_board(_events(library(BOARDS.prefix + board)))


def _events(entries: Iterable[Entry]) -> tuple[BoardEvent, ...]:
    return tuple([event for entry in entries for event in entry.events])
