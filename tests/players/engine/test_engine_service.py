"""Our bots at the other end of the protocol."""

import json
import re
from functools import partial
from pathlib import Path

import msgspec
import pytest

from pegout import Game
from pegout.players.engine import BadMessage, Service
from pegout.players.engine.encode import write_view
from pegout.players.engine.messages import Choose, View, write
from pegout.wiring import bot

PAGE = (Path(__file__).parents[3] / "docs" / "arena.md").read_text("utf-8")
SESSION = re.findall(r"```session\n(.*?)```", PAGE, re.DOTALL)[0].splitlines()


def service(name: str = "greedy", seed: object = None) -> Service:
    return Service(partial(bot, name), seed)


def test_the_session_in_the_documents_is_what_happens() -> None:
    greedy = service()
    said: list[str] = []
    for line in SESSION:
        if line.startswith("> "):
            answer = greedy.reply(line[2:].encode())
            said += [] if answer is None else [f"< {answer.decode().rstrip()}"]
    assert said == [line for line in SESSION if line.startswith("< ")]
    assert len(said) == 3
    assert greedy.is_over


def test_every_field_of_a_view_is_documented() -> None:
    table = PAGE.partition("| field | what it is |")[2].partition("\n\n")[0]
    named = set(re.findall(r"`(\w+)`", "".join(row.split("|")[1] for row in table.splitlines()[2:])))
    assert named == {entry.name for entry in msgspec.structs.fields(View)}


@pytest.mark.parametrize("message", ["hello", "new_game", "choose", "game_over", "quit", "ready"])
def test_every_message_is_documented(message: str) -> None:
    assert f"`{message}`" in PAGE


def test_a_game_brings_its_dice() -> None:
    """The answers are those of the bot with that seed, and of no other."""
    view = Game.new("acc", dealer=0, seed=1).view(0)
    question = write(Choose(4, write_view(view)))
    for seed in ("a", "b", "c"):
        random = service("random", "at first")
        random.reply(write_new_game(seed))
        expected = view.legal.index(bot("random", seed).choose(view))
        assert json.loads(random.reply(question) or b"") == {"id": 4, "choice": expected}
    before = json.loads(service("random", "at first").reply(question) or b"")
    assert before["choice"] == view.legal.index(bot("random", "at first").choose(view))


def write_new_game(seed: str) -> bytes:
    return json.dumps({"type": "new_game", "seat": 0, "seed": seed}).encode()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"throw", "JSON is malformed"),
        (b"\xff\xfe", "cannot be answered"),
        (b"[" * 100_000, "cannot be answered"),
        (b'{"type": "draw"}', "Invalid value 'draw'"),
        (b'{"protocol": 1}', "missing required field `type`"),
        (b'{"type": "hello", "protocol": 2}', "this is protocol 1, not 2"),
        (b'{"type": "choose", "id": 1}', "missing required field `view`"),
        (b'{"type": "choose", "id": "1", "view": {}}', "Expected `int`, got `str`"),
        (b'{"type": "new_game", "seat": 0, "seed": 5}', "Expected `str`, got `int`"),
    ],
)
def test_what_cannot_be_understood_is_one_sentence(line: bytes, why: str) -> None:
    with pytest.raises(BadMessage, match=re.escape(why)) as failure:
        service().reply(line)
    assert len(str(failure.value)) < 300
    assert str(failure.value).endswith(".")


def test_unknown_fields_of_later_protocols_do_no_harm() -> None:
    assert service().reply(b'{"type": "hello", "protocol": 1, "program": "other"}') is not None
