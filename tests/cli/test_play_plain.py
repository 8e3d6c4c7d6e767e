import asyncio
import os
import sys
from asyncio.subprocess import PIPE, create_subprocess_shell
from typing import NamedTuple

import pytest

from pegout.cli.card_words import in_letters
from pegout.cli.main import main
from pegout.cli.plain import PlainTable
from pegout.cli.session import Session
from pegout.game import Cut, NextGame
from pegout.wiring import BOTS
from tests.kit.terminal import is_go, numbers, seated, wish

TABLES = [
    ("--seed", "1"),
    ("--seed", "2", "--seats", "3", "--opponent", "random,greedy"),
    ("--seed", "3", "--seats", "4", "--rules", "club", "--cut"),
    ("--seed", "4", "--partners", "--match", "best of 3"),
    ("--seed", "5", "--rules", "lodge", "--set", "goal=61"),
]


HAND = (
    "You hold 1: ace of diamonds, 2: seven of spades, 3: ten of clubs, 4: ten of spades, "
    "5: jack of clubs, 6: jack of hearts."
)


class Person:
    """Answers every question sensibly, looking at what was said last."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.said: list[str] = []

    def read(self) -> str:
        if self.said[-1].endswith("choose again."):
            return "\n"
        command = wish(self.session)
        if isinstance(command, NextGame):
            return "\n"
        if isinstance(command, Cut):
            return f"{command.lifted}\n"
        return "go\n" if is_go(command) else " ".join(numbers(self.session, command)) + "\n"


def talk(session: Session, *answers: str) -> list[str]:
    """What is said when these lines are typed and the input ends."""
    said: list[str] = []
    lines = iter(answers)
    assert PlainTable(session, lambda: next(lines, None), said.append).run() == 0
    return said


def after(said: list[str], start: str) -> str:
    """The line that follows the first one beginning so."""
    return said[next(place for place, line in enumerate(said) if line.startswith(start)) + 1]


@pytest.mark.parametrize("options", TABLES, ids=" ".join)
def test_a_whole_game_is_played_line_by_line(options: tuple[str, ...]) -> None:
    session = seated(*options)
    person = Person(session)
    assert PlainTable(session, person.read, person.said.append).run() == 0
    assert session.over
    assert any("won the match" in line for line in person.said[-2:])
    assert all(line.isascii() and line.isprintable() and line[-1] in ".?!" for line in person.said)


def test_the_hand_is_read_out_with_its_numbers() -> None:
    said = talk(seated("--seed", "1"))
    assert "You are Player. Bob is the greedy bot. Type ? for help, q to leave." in said
    assert said[-3:] == [
        HAND,
        "Throw two cards to Bob's crib.",
        "Left the game.",
    ]


def test_a_throw_is_confirmed_or_taken_back() -> None:
    said = talk(seated("--seed", "1"), "1 2", "u", "ad 7s", "maybe", "")
    asked = "Throw ace of diamonds and seven of spades to Bob's crib?"
    assert said.count(f"{asked} Press Enter to confirm, or type u to choose again.") == 3
    assert "Press Enter or type u." in said
    assert said.count("Player throws two cards.") == 1


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("1", "Player must throw 2 different cards."),
        ("", "Player must throw 2 different cards."),
        ("1 9", "There is no card 9: your hand has six cards."),
        ("1 99999999999999999999", "There is no card 999999999: your hand has six cards."),
        ("1 1", "AD is named twice: a pack has only one of each card, so name another."),
        ("AD KH", "Player does not hold king of hearts."),
        ("undo", "There is nothing to undo: undo works only until you confirm."),
        ("½ ²", "'½' is not a card"),
        ("\x00\x1b[2J", r"'\x00\x1b[2j' is not a card"),
    ],
)
def test_what_cannot_be_thrown_is_answered_in_a_sentence_and_asked_again(typed: str, answer: str) -> None:
    said = talk(seated("--seed", "1"), typed)
    assert after(said, "Throw two").startswith(answer)
    assert said[-2:] == ["Throw two cards to Bob's crib.", "Left the game."]


def test_what_cannot_be_played_is_answered_in_a_sentence() -> None:
    said = talk(seated("--seed", "1"), "1 2", "", "go", "1 2", "KH", "10C", "10S", "go")
    assert "Player has a playable card, so cannot say go at 0." in said
    assert "Play one card: type its number or name, or type go." in said
    assert "Player does not hold king of hearts." in said
    assert "Player plays ten of spades: thirty for six." in said


def test_a_card_too_high_is_refused_with_the_count() -> None:
    said = talk(seated("--seed", "1"), "1 2", "", "10C", "10S", "JC", "JH")
    assert "The count is 27. You hold 1: jack of hearts." in said
    assert said[-4:-1] == [
        "You cannot play. Type go.",
        "jack of hearts would take the count from 27 past 31.",
        "You cannot play. Type go.",
    ]


def test_questions_are_answered_at_any_time() -> None:
    said = talk(seated("--seed", "1"), "?", "score", "hand", "rules", "1 2", "t", "", "table")
    assert "Score: Player 0, Bob 0." in said
    assert any(line.startswith("In the show: each fifteen 2") for line in said)
    assert "The count may not pass 31; reaching it exactly scores 2." in said
    assert "It is Bob's crib. No starter yet. No card has been played. The count is 0." in said
    assert "You threw ace of diamonds and seven of spades." in said
    assert said[-2:] == ["Play a card.", "Left the game."]


FIRST_SERIES = ("1 2", "", "7S", "go")
"""With seed 3: KH of Bob's, 7S, 9D of Bob's, a go, and 5D of Bob's for 31."""


@pytest.mark.parametrize("rules", ["club", "portfolio"])
def test_the_table_tells_of_cards_turned_over_how_many_they_are(rules: str) -> None:
    said = talk(seated("--seed", "3", "--rules", rules), *FIRST_SERIES, "t", "9C", "t")
    told = said[said.index("Bob plays five of diamonds: thirty-one for two.") + 1 :]
    assert "You played one card, now turned over." in told
    assert "Bob played three cards, now turned over." in told
    assert "You played nine of clubs; one card is turned over." in told
    assert "Bob played six of diamonds; three cards are turned over." in told
    assert not [line for line in told if "seven of spades" in line or "five of diamonds" in line]


@pytest.mark.parametrize("rules", ["acc", "golden-age", "classic"])
def test_the_table_tells_of_all_played_cards_where_they_stay_visible(rules: str) -> None:
    said = talk(seated("--seed", "3", "--rules", rules), *FIRST_SERIES, "t")
    assert "You played seven of spades." in said
    assert "Bob played king of hearts, nine of diamonds and five of diamonds." in said


def test_a_cut_takes_a_number_or_the_middle() -> None:
    said = talk(seated("--seed", "1", "--cut"), "x", "99", "")
    assert after(said, "Cut for the deal") == "Type how many cards to lift, 4 to 26."
    assert "A cut here lifts 4 to 26 cards, not 99 (acc:III.1)." in said
    assert any(line.startswith("Player cuts ") for line in said)


def test_between_games_only_enter_goes_on() -> None:
    session = seated("--seed", "5", "--match", "best of 3", "--rules", "classic", "--set", "goal=31")
    person = Person(session)
    typed = iter(["what?", None])

    def read() -> str | None:
        return next(typed) if "next game" in person.said[-1] else person.read()

    PlainTable(session, read, person.said.append).run()
    question = "Press Enter for the next game, or type q to leave."
    assert person.said[-5].startswith("Games won: ")
    assert person.said[-4:] == [question, question, question, "Left the game."]


def test_cards_can_be_said_in_letters() -> None:
    said: list[str] = []
    PlainTable(seated("--seed", "1"), lambda: None, said.append, in_letters).run()
    assert "You hold 1: AD, 2: 7S, 3: 10C, 4: 10S, 5: JC, 6: JH." in said


def test_an_interrupt_leaves_with_a_word() -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    said: list[str] = []
    assert PlainTable(seated("--seed", "1"), interrupt, said.append).run() == 130
    assert said[-1] == "Left the game."


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--rules", "nope"), "There is no rule set 'nope'"),
        (("--seats", "5"), "--seats: invalid choice: 5"),
        (("--seats", "3", "--partners"), "partners need 4 seats"),
        (("--opponent", "zork"), "There is no opponent 'zork': choose one of random, beginner, "),
        (("--opponent", "greedy,random"), "--opponent names 2 bots: name one for all, or one per seat (1)."),
        (("--match", "for ever"), "'for ever' is not a match"),
        (("--set", "goal"), "--set goal needs a value"),
        (("--set", "gaol=61"), "did you mean goal?"),
        (("--set", "goal=1"), "the game hole must be between 31 and 999"),
        (("--name", ""), "'' cannot be a name"),
        (("--seed", "x"), "--seed: invalid int value"),
        (("--record", "/nowhere/at/all"), "/nowhere/at/all: No such file or directory."),
        (("--zzz",), "unrecognized arguments: --zzz"),
    ],
)
def test_bad_options_are_one_line_and_exit_code_2(
    options: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--plain", *options]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("pegout: ")
    assert reason in err
    assert err.count("\n") == 1


def test_names_never_clash() -> None:
    session = seated("--name", "bob", "--seats", "4")
    session.next_beat()
    assert session.view.names == ("bob", "Cleo", "Dan", "Eve")


class Ended(NamedTuple):
    code: int | None
    out: str
    err: str


def run_line(line: str, typed: bytes = b"", **environment: str) -> Ended:
    """Run a line of the shell in which `pegout` is the command, with this on its standard input."""

    async def run() -> Ended:
        process = await create_subprocess_shell(
            line.replace("pegout", f"'{sys.executable}' -m pegout", 1),
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            env={**os.environ, **environment},
        )
        out, err = await asyncio.wait_for(process.communicate(typed), timeout=30)
        return Ended(process.returncode, out.decode(), err.decode())

    return asyncio.run(run())


def test_a_pipe_gets_plain_lines_by_itself() -> None:
    code, out, err = run_line("pegout play --seed 1", b"1 2\n\n1\n")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert "Player plays ten of clubs: ten." in lines
    assert lines[-1] == "Left the game."
    assert "\x1b" not in out


def test_strange_bytes_and_a_poor_encoding_are_no_trouble() -> None:
    line = "pegout play --plain --seed 1 --name Zoë"
    code, out, err = run_line(line, b"\xff\xfe\n1 2\n\n", PYTHONIOENCODING="ascii", PYTHONUTF8="1")
    assert (code, err) == (0, "")
    assert "Zo? throws two cards." in out


@pytest.mark.parametrize("end", ["<&-", "<&- >&-", "| head -1"])
def test_ends_that_close_leave_no_traceback(end: str) -> None:
    assert run_line(f"pegout play --plain --seed 1 {end}").err == ""


def test_bad_options_end_the_command_with_code_2() -> None:
    code, out, err = run_line("pegout play --opponent nobody")
    assert (code, out) == (2, "")
    assert err == f"pegout: There is no opponent 'nobody': choose one of {', '.join(BOTS)}.\n"
