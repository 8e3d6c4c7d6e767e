"""The options of `pegout play` for tables without a scorer."""

from argparse import ArgumentParser

import pytest

from pegout.cli import lines, play
from pegout.cli.main import main
from pegout.cli.officiated import OfficiatedSession
from pegout.rules import PRESETS
from pegout.wiring import UnknownBot, officiant


def opened(*options: str) -> OfficiatedSession:
    parser = ArgumentParser()
    play.add_arguments(parser)
    session = play.new_session(parser.parse_args(["--officiate", *options]))
    assert isinstance(session, OfficiatedSession)
    return session


def shares(*options: str) -> set[tuple[float, float]]:
    return {(bot.errs, bot.catches) for bot in opened(*options).officiants.values()}


def test_the_bots_officiate_as_the_options_say() -> None:
    assert shares() == {(0.05, 0.9)}
    assert shares("--mistakes", "0", "--attention", "100") == {(0, 1)}
    assert shares("--mistakes", "100", "--attention", "7", "--seats", "4") == {(1, 0.07)}


@pytest.mark.parametrize("option", ["--mistakes", "--attention"])
@pytest.mark.parametrize("number", ["101", "-1", "x", "", "2.5", "99999999999", "½", "٣"])
def test_a_share_is_a_whole_number_of_a_hundred(
    option: str, number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--officiate", f"{option}={number}"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"pegout: {option} cannot be {number!r}: give a whole number from 0 to 100.\n"


@pytest.mark.parametrize("option", ["--mistakes", "--attention"])
def test_shares_are_for_tables_without_a_scorer(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--plain", option, "5"]) == 2
    message = f"pegout: {option} is for tables you officiate: add --officiate.\n"
    assert capsys.readouterr().err == message


@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_set_can_be_officiated(name: str) -> None:
    session = opened("--rules", name, "--seed", "1")
    session.next_beat()
    assert session.view.rules == PRESETS[name]
    assert len(session.officiants) == PRESETS[name].seats - 1


def test_with_a_seed_the_bots_repeat_themselves() -> None:
    first, again, other = (opened("--seed", seed).officiants[1].seed for seed in ("1", "1", "2"))
    assert first == again != other
    assert opened().officiants[1].seed != opened().officiants[1].seed


def test_an_unknown_bot_cannot_officiate() -> None:
    with pytest.raises(UnknownBot):
        officiant("zork", 0, 1)


def test_only_bots_of_no_speed_are_impatient() -> None:
    assert opened().patient
    assert opened("--speed", "slow").patient
    assert not opened("--speed", "none").patient


class Keyboard:
    """An end of a terminal, with these lines typed at it."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        return self.typed.pop(0) if self.typed else ""


def test_on_a_screen_it_is_played_line_by_line_with_a_mark_and_wrapped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard("q\n"))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "40")
    assert main(["play", "--officiate", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert said.endswith("> Left the game.\n")
    assert max(map(len, said.splitlines())) == 39


def test_plain_lines_are_neither_marked_nor_wrapped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard("q\n"))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "40")
    assert lines.has_screen()
    assert main(["play", "--officiate", "--plain", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert ">" not in said
    assert "You officiate: announce the count, peg your own points, and claim what you see go wrong." in said
