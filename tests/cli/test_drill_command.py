"""`pegout drill`: a sitting from the first question to the summary."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from io import StringIO
from itertools import count
from pathlib import Path

import pytest

from pegout import Game
from pegout.cli.card_words import in_full, in_letters
from pegout.cli.drill_talk import Asked, Talk
from pegout.cli.main import BAD_INPUT, INTERRUPTED, main
from pegout.studies.drills import MistakeFile, Question
from tests.kit.builders import cards
from tests.studies.drills.test_grading import FIVES, SIX, THIRTY_ONE
from tests.studies.drills.test_mistakes_come_back import FLUSH, RUN

Sit = Callable[..., list[str]]


@pytest.fixture
def keep(tmp_path: Path) -> Path:
    return tmp_path / "drills.json"


def sat(keep: Path, answers: list[str], *questions: Question) -> list[str]:
    """What is said while these are asked and answered, five seconds each time the clock is looked at."""
    said: list[str] = []
    typed: Iterator[str] = iter(answers)
    clock = count(0, 5).__next__
    talk = Talk(MistakeFile(keep), lambda: next(typed, None), said.append, in_letters, clock)
    assert talk.run([Asked(question) for question in questions], len(questions)) == 0
    return said


def test_a_right_count_is_timed_and_broken_down(keep: Path) -> None:
    """The run twice is 6, the sixes are 2; 4-5-6 twice and 5-jack make three fifteens: 6. In all 14."""
    said = sat(keep, ["14"], RUN)
    assert said[:3] == ["1 of 1.", "You hold 4C, 5D, 6H and 6S; the starter is JC.", "What does it count?"]
    assert said[3] == "Right, in 5.0 seconds."
    assert "1 of 1 right (100%), 5.0 seconds an answer." in said
    assert not keep.exists()


def test_a_wrong_count_is_told_and_kept(keep: Path) -> None:
    said = sat(keep, ["28", "0"], FIVES, FLUSH)
    assert "No, it counts 29." in said
    assert "Right, in 5.0 seconds." in said
    assert "1 of 2 right (50%), 5.0 seconds an answer." in said
    assert MistakeFile(keep).due("counting") == (FIVES,)


@pytest.mark.parametrize(
    ("question", "typed", "why"),
    [
        (RUN, "many", "Type the count as a number from 0 to 29, or q to stop."),
        (RUN, "30", "Type the count as a number from 0 to 29, or q to stop."),
        (RUN, "", "Type the count as a number from 0 to 29, or q to stop."),
        (SIX, "1", "Throw two cards: type their numbers or names, such as 1 4, or q to stop."),
        (SIX, "1 9", "There is no card 9: your hand has six cards."),
        (SIX, "1 1", "2H is named twice: a pack has only one of each card, so name another."),
        (SIX, "2H KD", "K♦ is not in your hand: choose among the cards with numbers."),
        (THIRTY_ONE, "1 2", "Play one card: type its number, such as 1, or q to stop."),
        (THIRTY_ONE, "KC", "K♣ is not in your hand: choose among the cards with numbers."),
    ],
)
def test_what_cannot_be_graded_is_asked_again(keep: Path, question: Question, typed: str, why: str) -> None:
    said = sat(keep, [typed, "q"], question)
    assert said[-2:] == [why, "Nothing was answered."]


def test_a_card_that_passes_thirty_one_is_asked_again(keep: Path) -> None:
    question = replace(THIRTY_ONE, held=cards("AC 6C"))
    assert sat(keep, ["6C"], question)[-2] == "6♣ would pass 31, as the count is 26: choose another."


def test_a_throw_is_compared_part_by_part(keep: Path) -> None:
    said = sat(keep, ["5C 5H", "2H 9C"], SIX, SIX)
    assert said[1:4] == [
        "Your opponent deals. You have 0 and your opponent 0 of 121.",
        "You hold 1: 2H, 2: 5C, 3: 5H, 4: 5S, 5: 9C, 6: JD.",
        "Throw two cards to your opponent's crib.",
    ]
    assert said[4].startswith("No, that gives away")
    assert "throwing 2H and 9C wins" in said[4]
    assert said[5].startswith("Hand +16.65 against")
    assert any(line.startswith("Right: throwing 2H and 9C wins") for line in said)
    assert any(line.startswith("You gave away ") for line in said)


def test_a_play_is_told_as_it_stands(keep: Path) -> None:
    said = sat(keep, ["5C"], THIRTY_ONE)
    assert said[1:7] == [
        "Your opponent deals. You have 9 and your opponent 12 of 121.",
        "The starter is JH. You threw 2D and QC.",
        "You have played QH and 4D; your opponent has played KC and 2S and holds two cards.",
        "The series is QH, KC, 4D and 2S: 26.",
        "You hold 1: AC, 2: 5C.",
        "Play a card.",
    ]
    assert said[7].startswith("Right: playing 5C wins")


def test_help_and_quitting(keep: Path) -> None:
    said = sat(keep, ["?", "14", "Q"], RUN, FIVES)
    assert any("q to stop" in line for line in said)
    assert said[-1].startswith("1 of 1 right")


def test_ctrl_c_still_adds_up(keep: Path) -> None:
    said: list[str] = []

    def interrupted() -> str:
        raise KeyboardInterrupt

    talk = Talk(MistakeFile(keep), interrupted, said.append, in_full)
    assert talk.run([Asked(RUN)], 1) == INTERRUPTED
    assert said[-1] == "Nothing was answered."


def test_a_file_that_cannot_be_written_does_not_end_the_drill(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    said = sat(tmp_path / "file" / "drills.json", ["0"], FIVES)
    assert said[-1].startswith("Your mistakes could not be saved:")


@pytest.fixture
def drill(keep: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    def run(*words: str, typed: str = "", code: int = 0) -> list[str]:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        assert main(["drill", *words, "--keep", str(keep)]) == code
        out = capsys.readouterr()
        return (out.err if code else out.out).splitlines()

    return run


def test_mistakes_come_first_in_the_next_sitting(drill: Sit, keep: Path) -> None:
    MistakeFile(keep).note(FIVES, right=False)
    first = drill("counting", "--seed", "1", "--hands", "2", "--plain", typed="29\n")
    assert first[0] == "1 of 2, one you had wrong."
    hand = "five of hearts, five of clubs, five of spades and jack of diamonds"
    assert first[1] == f"You hold {hand}; the starter is five of diamonds."
    assert "2 of 2." in first
    again = drill("counting", "--seed", "1", "--hands", "2", "--plain", typed="29\n")
    assert again[0] == "1 of 2, one you had wrong."
    assert drill("counting", "--seed", "1", "--hands", "1")[0] == "1 of 1."


def test_a_seed_repeats_a_sitting(drill: Sit) -> None:
    assert drill("counting", "--seed", "a", "--hands", "3") == drill(
        "counting", "--seed", "a", "--hands", "3"
    )
    assert drill("counting", "--seed", "a") != drill("counting", "--seed", "b")


def test_mistakes_are_taken_from_a_record_or_from_drills(drill: Sit, tmp_path: Path) -> None:
    game = Game.deal(["5H 5C 5S JD 2H 9C", "4C 6C 7D 8D KS QS"], starter="KD", dealer=1)
    game.throw(0, "5H 5C")
    game.throw(1, "KS QS")
    record, other = tmp_path / "game.record", tmp_path / "other.json"
    record.write_text(game.record, "utf-8")
    MistakeFile(other).note(SIX, right=False)
    for path in (record, other):
        said = drill("throwing", "--from", str(path), "--hands", "1")
        assert said[1] == "1 of 1, one you had wrong."
        assert said[3] == "You hold 1: 2♥, 2: 5♣, 3: 5♥, 4: 5♠, 5: 9♣, 6: J♦."
    said = drill("throwing", "--from", str(record), "--as", "Bob", "--hands", "1", "--seed", "1")
    assert said[1:3] == [f"{record} has no mistakes in throwing.", "1 of 1."]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "say what to practise"),
        (("countin",), "did you mean counting?"),
        (("counting", "--hands", "0"), "ask for 1 to 1000"),
        (("counting", "--hands", "x"), "invalid int value"),
        (("counting", "--as", "Ann"), "name the record with --from"),
        (("counting", "--from", "-"), "name a file"),
        (("counting", "--from", "/nowhere"), "No such file"),
        (("counting", "--from", __file__), "not a record that can be read"),
    ],
)
def test_what_cannot_be_used_is_one_line(drill: Sit, words: tuple[str, ...], why: str) -> None:
    (line,) = drill(*words, code=BAD_INPUT)
    assert why in line
