"""The `pegout` command: imports and runs the subcommand asked for, and no other."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NoReturn, Protocol

from pegout import __version__

COMMANDS: dict[str, str] = {
    "play": "play against the computer in this terminal",
    "score": "count a hand or a crib",
    "peg": "score cards as they are played",
    "discard": "show what every throw is worth",
    "drill": "practise counting, throwing or pegging",
    "rules": "show a rule set in words, or two side by side",
    "replay": "step through a recorded game",
    "review": "grade every decision of a recorded game, and weigh its luck",
    "verify": "check that a recorded match was dealt as its secrets say",
    "judge": "ask the judge for a ruling",
    "arena": "play two bots against each other over the same deals",
    "engine": "run a bot for other programs, by lines of JSON",
    "win": "show the chance to win from two scores",
    "tables": "check, print or build the tables behind the analysis",
    "event": "run a tournament from registration to prizes",
    "serve": "let people play over the network",
    "admin": "look after a server: backups, keys, reports and bans",
}

BAD_INPUT = 2
INTERRUPTED = 130


class CommandModule(Protocol):
    """What each module named after a command offers."""

    add_arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]


class BadInput(ValueError):
    """The input cannot be used; the message says what would be right."""


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (see {self.prog} --help)")


def run(arguments: Sequence[str] | None = None) -> NoReturn:
    """The console script."""
    sys.exit(main(sys.argv[1:] if arguments is None else arguments))


def main(arguments: Sequence[str]) -> int:
    """Run one command; bad input is one line on standard error and exit code 2."""
    try:
        code = _dispatch(arguments)
        if sys.stdout is not None:  # it may have been closed from the start
            sys.stdout.flush()
    except BrokenPipeError:
        return _reader_left()
    except (ValueError, OSError) as error:
        print(f"pegout: {_one_line(error)}", file=sys.stderr)
        return BAD_INPUT
    except (KeyboardInterrupt, EOFError):
        return INTERRUPTED
    return code


def _reader_left() -> int:
    """The reader has seen enough (`pegout rules | head`): that is no error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _dispatch(arguments: Sequence[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(_overview())
        return 0
    name, rest = arguments[0], arguments[1:]
    if name == "--version":
        print(f"pegout {__version__}")
        return 0
    if name not in COMMANDS:
        raise BadInput(f"there is no command {name[:30]!r}: use one of {', '.join(COMMANDS)}.")
    module: CommandModule = import_module(f"pegout.cli.{name}")
    parser = _Parser(prog=f"pegout {name}", description=COMMANDS[name].capitalize() + ".")
    module.add_arguments(parser)
    return module.run(parser.parse_args(rest))


def _overview() -> str:
    rows = [f"  {name:<8} {what}" for name, what in COMMANDS.items()]
    return "\n".join(
        [
            "usage: pegout COMMAND ...",
            "",
            "The whole of cribbage.",
            "",
            *rows,
            "",
            "pegout COMMAND --help says more.",
        ]
    )


def _one_line(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}."
    return " ".join(str(error).split())
