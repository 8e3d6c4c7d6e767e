"""Programs that somebody else wrote, good and bad: each fault is one sentence, and no process is left."""

import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from pegout import Game
from pegout.game import NextGame, PlayCard, SeatView, Throw
from pegout.players.engine import Engine, EngineFailed

HEAD = """
import json, os, sys, time

def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else {"type": "quit"}

def say(data):
    print(json.dumps(data), flush=True)

def asked():
    while True:
        message = hear()
        if message["type"] == "choose":
            return message
        if message["type"] == "quit":
            sys.exit()

hear()
say({"type": "ready", "name": "test"})
question = asked()
"""

Started = Callable[..., Engine]


@pytest.fixture
def start(tmp_path: Path) -> Started:
    def started(source: str, head: str = HEAD, seconds: float = 5.0) -> Engine:
        program = tmp_path / "engine.py"
        program.write_text(
            f"open({str(tmp_path / 'pid')!r}, 'w').write(str(__import__('os').getpid()))\n{head}{source}"
        )
        return Engine(f"{shlex.quote(sys.executable)} -S {shlex.quote(str(program))}", seconds)

    return started


@pytest.fixture
def view() -> SeatView:
    """Seat 0 has fifteen ways to throw."""
    return Game.new("acc", dealer=0, seed=1).view(0)


def check_gone(tmp_path: Path) -> None:
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


def test_an_engine_answers_with_a_number(start: Started, view: SeatView, tmp_path: Path) -> None:
    engine = start("say({'id': question['id'], 'choice': 14})\nasked()")
    assert engine.name == "test"
    assert engine.choose(view) == view.legal[14]
    engine.close()
    engine.close()
    check_gone(tmp_path)


def test_an_engine_answers_with_the_move_itself(start: Started, view: SeatView) -> None:
    engine = start(
        "cards = question['view']['legal'][3]['throw'][::-1]\n"
        "say({'id': question['id'], 'choice': {'throw': cards}})\nasked()"
    )
    assert engine.choose(view) == view.legal[3]
    engine.close()


def test_an_engine_hears_of_games_and_their_ends(start: Started, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    engine = start("", head=f"out = open({str(heard)!r}, 'w')\n" + LISTENER)
    engine.new_game(1, "abc")
    engine.game_over((121, 95), 0)
    engine.close()
    assert heard.read_text().splitlines() == [
        '{"type":"hello","protocol":1}',
        '{"type":"new_game","seat":1,"seed":"abc"}',
        '{"type":"game_over","scores":[121,95],"winner":0}',
        '{"type":"quit"}',
    ]


LISTENER = """
import sys
print('{"type": "ready"}', flush=True)
for line in sys.stdin:
    out.write(line)
    out.flush()
"""


def test_what_needs_no_thought_is_not_asked(start: Started) -> None:
    """This engine fails at the first question. Cuts, goes and the next game are no questions."""
    engine = start("sys.exit(3)")
    cutting = Game.new("acc", seed=1, cuts=False).view(0)
    assert engine.choose(cutting) in cutting.legal
    game = Game.deal(["KC KD KH 9S 2H 3H", "QC QD QH TS 2C 3C"], starter="5D", dealer=1, match="2 games")
    game.throw(0, "2H 3H")
    game.throw(1, "2C 3C")
    for seat, card in ((0, "KC"), (1, "QC"), (0, "KD")):
        game.play(seat, card)
    assert engine.choose(game.view(1)) == game.view(1).legal[0]
    while not game.over:
        game.do(game.legal(game.to_act[0])[0])
    assert engine.choose(game.view(0)) == NextGame()
    engine.close()


SAID = "say({'id': question['id'], 'choice': %s})"
FAULTS = {
    "no JSON": (
        "print('throw the fives', flush=True)",
        "sent 'throw the fives', which is not a valid answer message",
    ),
    "no object": (
        "print('[1]', flush=True)",
        r"sent '\[1\]', which is not a valid answer message: Expected `object`",
    ),
    "no choice": ("say({'id': 1})", "missing required field `choice`"),
    "another question": ("say({'id': 7, 'choice': 0})", "was asked question 1 and sent"),
    "too high": (SAID % 15, "the moves are numbered from 0 to 14"),
    "below nought": (SAID % -1, "the moves are numbered from 0 to 14"),
    "no card": (SAID % "{'throw': ['5H', '1H']}", "'1H' is not a card"),
    "another's cards": (SAID % "{'play': '5H'}", "not among the legal ones"),
    "go": (SAID % "'go'", "not among the legal ones"),
    "pass": (SAID % "'pass'", "which is not a valid answer message"),
    "half a number": (SAID % "0.5", "which is not a valid answer message"),
    "strange bytes": ("os.write(1, b'\\xff\\xfe\\n')", "which is not a valid answer message"),
    "deep": (
        "print('[' * 100_000, flush=True)",
        r"sent '\[\[\[.*\.\.\.', which is not a valid answer message",
    ),
    "silence": ("time.sleep(60)", "did not answer within 0.4 seconds"),
    "half a line": ("os.write(1, b'{')\ntime.sleep(60)", "did not answer within 0.4 seconds"),
    "flood": ("while True: os.write(1, b'x' * 5000)", "kept writing without end"),
    "noise": ("while True: os.write(2, b'x\\n' * 5000)", "kept writing without end"),
    "its end": ("sys.exit(3)", r"ended with code 3\."),
    "a crash": (
        "raise SystemError('no more cards')",
        "ended with code 1, and its last words were .*no more cards",
    ),
    "killed": ("os.kill(os.getpid(), 9)", "closed its output or was killed"),
    "closed output": ("os.close(1)\ntime.sleep(60)", "closed its output or was killed"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_one_sentence_and_the_program_is_gone(
    fault: str, start: Started, view: SeatView, tmp_path: Path
) -> None:
    source, sentence = FAULTS[fault]
    quick = "0.4" in sentence
    engine = start(source, seconds=5.0)
    engine.seconds = 0.4 if quick else 5.0
    with pytest.raises(EngineFailed, match=sentence) as failure:
        engine.choose(view)
    message = str(failure.value)
    assert message.startswith("The engine ")
    assert message.endswith(".")
    assert "\n" not in message
    assert len(message) < 400
    check_gone(tmp_path)
    engine.close()


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ("print('hello', flush=True)", "sent 'hello', which is not a valid ready message"),
        ("import time; time.sleep(60)", "did not answer within 2.4 seconds"),
        ("import sys; sys.exit('no licence')", "ended with code 1, and its last words were 'no licence'"),
    ],
)
def test_an_engine_that_never_gets_ready(head: str, sentence: str, start: Started, tmp_path: Path) -> None:
    with pytest.raises(EngineFailed, match=sentence):
        start("", head=head, seconds=0.4)
    if (tmp_path / "pid").exists():
        check_gone(tmp_path)


def test_an_engine_that_never_reads_does_not_block_us(start: Started, tmp_path: Path) -> None:
    """A pipe holds some sixty-four thousand bytes; then nothing more can be sent."""
    engine = start("", head='print(\'{"type": "ready"}\', flush=True)\nimport time; time.sleep(60)')
    engine.seconds = 0.3
    with pytest.raises(EngineFailed, match=r"did not answer within 0\.3 seconds"):
        engine.new_game(0, "x" * 1_000_000)
    check_gone(tmp_path)


def test_what_the_program_started_is_ended_with_it(
    start: Started, view: SeatView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pegout.players.engine.engine.PATIENCE", 0.2)
    child = tmp_path / "child"
    engine = start(
        f"if os.fork() == 0:\n    open({str(child)!r}, 'w').write(str(os.getpid()))\n    time.sleep(60)\n"
        f"while not os.path.exists({str(child)!r}) or not open({str(child)!r}).read(): time.sleep(0.01)\n"
        + SAID
        % 0
    )
    assert engine.choose(view) == view.legal[0]
    engine.close()
    check_gone(tmp_path)
    assert is_gone(int(child.read_text()))


def is_gone(pid: int) -> bool:
    """Whether a process that is not our child has ended; who collects it may take a moment."""
    for _ in range(200):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state == "Z":
            return True
        time.sleep(0.01)
    return False


def test_an_engine_that_will_not_leave_is_ended(
    start: Started, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pegout.players.engine.engine.PATIENCE", 0.2)
    engine = start(
        "", head='print(\'{"type": "ready"}\', flush=True)\nimport time\nwhile True: time.sleep(1)'
    )
    before = time.monotonic()
    engine.close()
    assert time.monotonic() - before < 5
    check_gone(tmp_path)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("no-such-program --fast", "cannot be started: no-such-program: No such file or directory"),
        ("/", "cannot be started: /: Permission denied"),
        ("", "cannot be started: write its command after the colon"),
        ("'engine", "cannot be started: No closing quotation"),
        ("engine\0", "cannot be started: embedded null byte"),
    ],
)
def test_what_cannot_be_started_is_one_sentence(command: str, why: str) -> None:
    with pytest.raises(EngineFailed, match=why):
        Engine(command)


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    """A shell would make the file and find nothing wrong."""
    with pytest.raises(EngineFailed, match="No such file"):
        Engine(f"false; touch {tmp_path / 'made'}")
    assert list(tmp_path.iterdir()) == []


def test_a_long_log_on_standard_error_is_no_fault(start: Started, view: SeatView) -> None:
    """Not if it stays within a million bytes for an answer."""
    engine = start(
        "for number in range(3):\n"
        "    os.write(2, b'thinking\\n' * 60_000)\n"
        "    say({'id': question['id'], 'choice': number})\n"
        "    question = asked()\n"
    )
    assert [engine.choose(view) for _ in range(3)] == list(view.legal[:3])
    engine.close()


def test_a_whole_game_of_questions(start: Started) -> None:
    engine = start("while True:\n    say({'id': question['id'], 'choice': 0})\n    question = asked()\n")
    game = Game.new("acc", seed=4)
    asked = 0
    while not game.over:
        view = game.view(game.to_act[0])
        command = engine.choose(view)
        asked += len(view.legal) > 1 and isinstance(command, Throw | PlayCard)
        game.do(command)
    assert asked > 50
    engine.close()
