"""A bot that is a program of its own: it is asked through the protocol of docs/arena.md."""

import shlex
from collections.abc import Sequence
from signal import SIGKILL
from typing import NoReturn, TypeVar

import msgspec

from pegout.game.commands import Command, Cut, PlayCard, Seat, Throw
from pegout.game.views import SeatView
from pegout.players.bot import choices, middle_cut
from pegout.players.engine.decode import read_move
from pegout.players.engine.encode import write_view
from pegout.players.engine.failure import BadMessage, EngineFailed, shown
from pegout.players.engine.messages import (
    PROTOCOL,
    Answer,
    Choose,
    GameOver,
    Hello,
    NewGame,
    Quit,
    Ready,
    read,
    write,
)
from pegout.players.engine.program import Ended, Flood, Program, TooSlow

M = TypeVar("M")

TO_GET_READY = 6
"""So many times as long as an answer may take."""
SECONDS = 10.0
PATIENCE = 2.0
"""Seconds that a program has to leave by itself when it is no longer needed."""
LAST_BREATH = 0.5
"""Seconds for a program that has closed its output to end and say why."""


class Engine:
    """Asks the program for every throw and every card where there is a choice; the rest needs no thought.

    Whatever the program does wrong is one `EngineFailed`, after which it no longer runs.
    """

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        """Start the program and wait until it is ready. Each answer may take so many seconds.

        To get ready it may take longer: an engine may have tables to load.
        """
        self.command = command
        self.seconds = seconds
        self._asked = 0
        self._program = _started(command)
        try:
            self._send(Hello(PROTOCOL))
            self.name = self._understood(self._receive(seconds * TO_GET_READY), Ready).name
        except BaseException:  # an interrupt, too: nobody else knows of the program yet
            self._program.end(0.0)
            raise

    def new_game(self, seat: Seat, seed: str) -> None:
        self._send(NewGame(seat, seed))

    def game_over(self, scores: Sequence[int], winner: int) -> None:
        self._send(GameOver(tuple(scores), winner))

    def choose(self, view: SeatView) -> Command:
        options = choices(view)
        if len(options) > 1 and all(isinstance(option, Throw | PlayCard) for option in options):
            return self._ask(view)
        if cuts := [option for option in options if isinstance(option, Cut)]:
            return middle_cut(cuts)
        return options[0]

    def close(self) -> None:
        """Say goodbye. Nothing of the program is left afterwards; closing again does nothing."""
        if self._program.code is None:
            try:
                self._program.send(write(Quit()), LAST_BREATH)
            except (TooSlow, Ended, Flood):
                pass
            finally:
                self._program.end(PATIENCE)

    def _ask(self, view: SeatView) -> Command:
        self._asked += 1
        self._send(Choose(self._asked, write_view(view)))
        line = self._receive(self.seconds)
        answer = self._understood(line, Answer)
        if answer.id != self._asked:
            self._fail(f"was asked question {self._asked} and sent {shown(line)}")
        try:
            return _chosen(answer, view)
        except ValueError as error:
            self._fail(f"sent {shown(line)}: {str(error).rstrip('.')}")

    def _understood(self, line: bytes, kind: type[M]) -> M:
        try:
            return read(line, kind)
        except BadMessage as error:
            self._fail(f"sent {shown(line)}, which is not a valid {kind.__name__.lower()} message: {error}")

    def _send(self, message: msgspec.Struct) -> None:
        try:
            self._program.send(write(message), self.seconds)
        except (TooSlow, Ended, Flood) as error:
            self._give_up(error, self.seconds)

    def _receive(self, seconds: float) -> bytes:
        try:
            return self._program.receive(seconds)
        except (TooSlow, Ended, Flood) as error:
            self._give_up(error, seconds)

    def _give_up(self, error: TooSlow | Ended | Flood, seconds: float) -> NoReturn:
        if isinstance(error, TooSlow):
            self._fail(f"did not answer within {seconds:g} seconds")
        if isinstance(error, Flood):
            self._fail("kept writing without end and was stopped")
        self._program.end(LAST_BREATH)
        said = self._program.last_words
        words = f", and its last words were {shown(said)}" if said else ""
        how = f"ended with code {self._program.code}"
        if self._program.code == -SIGKILL:  # by somebody else, or by us as it went on without us
            how = "closed its output or was killed"
        self._fail(how + words)

    def _fail(self, what: str) -> NoReturn:
        self._program.end(0.0)
        raise EngineFailed(f"The engine {shown(self.command)} {what}.") from None


def _started(command: str) -> Program:
    try:
        words = shlex.split(command)
        if words:
            return Program(words)
        why = "write its command after the colon, for example engine:./my-engine --fast"
    except OSError as error:
        why = f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror)
    except ValueError as error:  # a quotation without end, a nought byte
        why = str(error)
    raise EngineFailed(f"The engine {shown(command)} cannot be started: {why}.")


def _chosen(answer: Answer, view: SeatView) -> Command:
    """The legal move that an answer stands for; cards to throw may stand in any order."""
    if isinstance(answer.choice, int):
        if not 0 <= answer.choice < len(view.legal):
            raise BadMessage(f"the moves are numbered from 0 to {len(view.legal) - 1}")
        return view.legal[answer.choice]
    wanted = read_move(answer.choice, view.seat or 0)
    for option in view.legal:
        if _cards(option) == _cards(wanted) and option.__class__ is wanted.__class__:
            return option
    raise BadMessage("that move is not among the legal ones")


def _cards(command: Command) -> frozenset[object]:
    if isinstance(command, Throw):
        return frozenset(command.cards)
    return frozenset([command.card]) if isinstance(command, PlayCard) else frozenset()
