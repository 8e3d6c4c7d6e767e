"""The other end of the protocol: one of our bots as the engine of another program."""

from collections.abc import Callable

from pegout.players.bot import Bot
from pegout.players.engine.decode import read_view
from pegout.players.engine.failure import BadMessage, shown
from pegout.players.engine.messages import (
    PROTOCOL,
    Answer,
    Choose,
    GameOver,
    Hello,
    NewGame,
    Ready,
    ToEngine,
    read_question,
    write,
)


class Service:
    """Answers message by message. `build` makes the bot from a seed, anew for each game."""

    def __init__(self, build: Callable[[object], Bot], seed: object = None) -> None:
        self._build = build
        self._bot = build(seed)
        self.is_over = False

    def reply(self, line: bytes) -> bytes | None:
        """The answer to a message, if it wants one; `BadMessage` for what cannot be understood."""
        try:
            return self._reply(read_question(line))
        except ValueError as error:
            raise BadMessage(f"{shown(line.strip())} cannot be answered: {str(error).rstrip('.')}.") from None

    def _reply(self, message: ToEngine) -> bytes | None:
        match message:
            case Hello(protocol=protocol):
                if protocol != PROTOCOL:
                    raise BadMessage(f"this is protocol {PROTOCOL}, not {protocol}")
                return write(Ready(self._bot.name))
            case NewGame(seed=seed):
                self._bot = self._build(seed)
            case Choose(id=number, view=seen):
                view = read_view(seen)
                return write(Answer(number, view.legal.index(self._bot.choose(view))))
            case GameOver():
                pass
            case _:
                self.is_over = True
        return None
