"""`pegout replay`: step through a recorded game."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import Any

from pegout.cli.options import add_json, print_json, record_text
from pegout.game import Command, GameState, Script, narrate, obey, side_name
from pegout.notation import Record, read_record, write_position
from pegout.values import value

HELP = "Enter: next   b: back   d: next deal   q: leave"


@value
class Step:
    """What one command led to."""

    spoken: tuple[str, ...]
    names: tuple[str, ...]
    scores: tuple[int, ...]
    deal_number: int
    position: str


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a game record; - reads standard input")
    parser.add_argument("--all", action="store_true", help="print everything at once, without pausing")
    add_json(parser)


def run(args: Namespace) -> int:
    record = read_record(record_text(args.file))
    if args.json:
        print_json(_as_json(record))
        return 0
    steps = [step for step in steps_of(record.commands) if step.spoken]
    waits = sys.stdin.isatty() and sys.stdout.isatty() and not args.all and args.file != "-"
    if waits:
        _walk(steps)
    else:
        for step in steps:
            print("\n".join(step.spoken))
    return 0


def steps_of(commands: tuple[Command, ...]) -> Iterator[Step]:
    """The game, command by command, each with what was said and where it led."""
    script = Script()
    for command in commands:
        before = len(script.events)
        obey(script, command)
        state = script.state
        spoken = narrate(script.events[before:], state.names, state.rules)
        yield Step(spoken, _sides(state), state.scores, state.deal_number, write_position(state))


def _sides(state: GameState) -> tuple[str, ...]:
    return tuple(side_name(state.names, state.rules, side) for side in range(state.rules.sides))


def _walk(steps: list[Step]) -> None:
    """Forward and back as the reader asks, until they leave."""
    print(HELP)
    place = 0
    while place < len(steps):
        step = steps[place]
        print("\n".join(step.spoken))
        place = _next_place(steps, place, input(_score_line(step)).strip().lower())
    print("That is the end of the record.")


def _score_line(step: Step) -> str:
    scores = ", ".join(f"{name} {score}" for name, score in zip(step.names, step.scores, strict=True))
    return f"[{scores}] "


def _next_place(steps: list[Step], place: int, answer: str) -> int:
    if answer == "q":
        return len(steps)
    if answer == "b":
        return max(place - 1, 0)
    if answer == "d":
        here = steps[place].deal_number
        return next((n for n in range(place, len(steps)) if steps[n].deal_number != here), len(steps))
    return place + 1


def _as_json(record: Record) -> dict[str, Any]:
    steps = list(steps_of(record.commands))
    rows = [
        {"spoken": list(step.spoken), "scores": list(step.scores), "position": step.position}
        for step in steps
    ]
    return {"tags": dict(record.tags), "sides": list(steps[-1].names), "steps": rows}
