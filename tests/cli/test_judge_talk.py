"""`pegout judge` in a terminal: found by words, only what matters is asked, and it goes on to the end."""

import sys
from collections.abc import Callable, Iterator

import pytest

from pegout.cli.main import main

Captured = pytest.CaptureFixture[str]
Talk = Callable[..., str]


@pytest.fixture
def talk(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> Talk:
    """Runs the command with answers typed one after the other; all of them must be asked for, and no more."""

    def run(arguments: tuple[str, ...], *answers: str) -> str:
        typed: Iterator[str] = iter(answers)

        def read(prompt: str = "") -> str:
            sys.stdout.write(prompt)
            return next(typed)

        monkeypatch.setattr("builtins.input", read)
        monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
        assert main(("judge", *arguments)) == 0
        assert list(typed) == []
        return capsys.readouterr().out

    return run


NAMES = ("--names", "Ann,Ben")


def test_one_clear_hit_asks_on_at_once(talk: Talk) -> None:
    out = talk(("looked", "at", "the", "crib", *NAMES), "Ben", "no")
    assert out.startswith("The crib was seen before its time [acc:V.2a]\nWho looked")
    assert "Ann pegs two points." in out  # acc:V.2a
    assert "Who noticed it?" not in out  # only Ann could have


def test_of_several_one_is_picked(talk: Talk) -> None:
    out = talk(("too many cards",), "1", "4", "4", "5", "no")
    assert "Which is it?" in out
    assert "Dealer deals again." in out  # acc:IV.4c, crib too many: action 1


def test_words_are_asked_for_and_asked_again_where_nothing_is_found(talk: Talk) -> None:
    out = talk(NAMES, "qwerty", "forgot to cut", "yes")
    assert out.count("What happened?") == 2
    assert "Nothing matches these words." in out
    assert "the deal stands" in out  # acc:III.3c


def test_the_list_has_only_what_the_rules_have(talk: Talk) -> None:
    out = talk(("--rules", "classic", *NAMES), "", "2", "1", "They shake hands.", "", "")
    assert [line for line in out.splitlines() if line.startswith("  ")] == [
        "  1: counting",
        "  2: penalties and the judge",
        "  1: something the rules do not cover",
    ]
    assert "They shake hands." in out


def test_what_an_answer_decides_is_not_asked_any_more(talk: Talk) -> None:
    out = talk(("crib-on-wrong-side", *NAMES), "no")
    assert "Move all four cards to" in out  # acc:V.1d: the starter has not been turned
    assert "played a card?" not in out


def test_a_referral_goes_on_with_what_is_known(talk: Talk) -> None:
    out = talk(("wrong-throw", *NAMES), "dealer", "3", "yes", "4", "5", "no")
    assert "How many cards does the dealer have" not in out  # six less three
    assert "Ben has 4 cards, Ann 3 and the crib 5" in out
    assert "acc:IV.4d8" in out  # dealer few, crib many: action 8 before the starter


def test_of_several_meant_one_is_picked(talk: Talk) -> None:
    out = talk(("misdeal", "--fact", "play_started=yes", *NAMES), "1", "5", "4", "4")
    assert "Had the starter been turned?" not in out  # play had started
    assert "acc:IV.4d9" in out  # pone many: action 9 after the starter


def test_a_choice_is_part_of_the_ruling(talk: Talk) -> None:
    told = ("renege", "--fact", "cards=5H", "--fact", "in_time=yes", *NAMES)
    out = talk(told, "Ann", "", "", "", "", "", "1")
    assert "Left to Ben: Are the cards held back dead or played?" in out
    before, after = out.split("3: Left open.\n")
    assert "5♥" not in before
    assert "5♥" in after  # which are dead now (acc:VII.3)
    assert "Did the player correct it" not in after


def test_a_choice_can_be_left_open(talk: Talk) -> None:
    assert talk(("throw-on-wrong-side", *NAMES), "Ben", "no", "3").endswith("3: Left open.\n> ")
    assert talk(("pegs-knocked-out", *NAMES), "Ann", "", "no", "").count("Call the judges") == 1
    decided = talk(("pegs-knocked-out", *NAMES), "Ann", "", "no", "Ann goes to 44.")
    assert decided.rstrip().endswith("- Ann goes to 44.\n[acc:VIII.7]")


def test_scores_are_asked_for_where_they_decide_and_last(talk: Talk) -> None:
    """acc:IV.4a3: ten back for a number that could not be checked, and Ben has 45."""
    out = talk(("wrong-deal", *NAMES), "5", "6", "no", "Ben", "30-45")
    assert "Ben: 45 becomes 35" in out
    assert talk(("pegs-knocked-out", *NAMES), "Ann", "", "yes", "30-45").count("hole 30") == 1


def test_the_marshal_is_asked_for_the_word_that_makes_it_a_ruling(talk: Talk) -> None:
    out = talk(("looked at the crib", "--rules", "lodge", *NAMES), "Ben", "no", "yes")
    before, after = out.split("Has the Marshal confirmed it?")
    assert "- Suggested: Ann pegs two points." in before
    assert "This is the Marshal's decision.\n- Ann pegs two points." in after


def test_what_cannot_be_is_asked_again(talk: Talk) -> None:
    out = talk(("wrong-cut", *NAMES), "before-deal", "40", "40", "12")
    assert "count both packets again" in out
    assert "within the limits" in out  # acc:III.1b


def test_silence_is_told_and_something_else_may_be_meant(talk: Talk) -> None:
    out = talk(("moved my peg", "--rules", "classic", *NAMES), "missed points")
    assert "classic has no rule for this: a player touched or moved an opponent's peg." in out
    assert "put right without a penalty" in out
    assert "Muggins is not played here." in out  # which decides it without a question
