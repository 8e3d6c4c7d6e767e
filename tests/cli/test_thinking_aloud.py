"""Bots that say why, when the deal is over, and hints for the person's own decision."""

import re
from collections.abc import Iterator

import pytest
from textual.pilot import Pilot

from pegout import Game
from pegout.cards import PACK, Card
from pegout.cli.card_words import in_letters
from pegout.cli.officiated import OfficiatedSession, OfficiatedTable
from pegout.cli.plain import PlainTable
from pegout.cli.session import Beat, Session
from pegout.cli.table import TableApp
from pegout.cli.table.panels import HintPanel, ShowPanel
from pegout.game.events import CardPlayed, CardsDealt, CardsThrown, DealPassed, Event, GameEnded
from pegout.players.thought import cards_of
from pegout.wiring import bot, officiant
from tests.cli.test_officiate_options import opened
from tests.cli.test_play_plain import talk
from tests.kit.terminal import seated, told, wish
from tests.kit.terminal_officiated import Faultless
from tests.kit.terminal_screen import act_until, at_table, screen_text, shown

THOUGHT = re.compile(r"(Bob|Cleo|Dan) (threw|played) ")


def beats(session: Session) -> Iterator[Beat]:
    """A whole game, beat by beat, with a sensible person."""
    while not session.over:
        while (beat := session.next_beat()) is not None:
            yield beat
        if session.options:
            session.do(wish(session))


def decided(events: list[Event], seats: int) -> int:
    """How many throws and cards of the bots were told."""
    return sum(
        isinstance(event, CardsThrown | CardPlayed) and event.seat in range(1, seats) for event in events
    )


@pytest.mark.parametrize("options", [("--seats", "2"), ("--seats", "3"), ("--partners",)], ids=" ".join)
def test_thoughts_are_told_when_the_deal_is_over_and_never_before(options: tuple[str, ...]) -> None:
    session = seated("--seed", "3", "--aloud", "--opponent", "reply", *options)
    told_at: set[type[Event]] = set()
    heard: list[Event] = []
    for beat in beats(session):
        heard += beat.events
        thoughts = [line for line in beat.lines if THOUGHT.match(line)]
        if thoughts:
            told_at.add(type(beat.event))
            assert tuple(thoughts) == session.thoughts
            assert session.view.rules.seats - 1 <= len(thoughts) <= decided(heard, session.view.rules.seats)
            assert all(line.endswith(".") for line in thoughts)
            heard = []
    assert told_at == {DealPassed, GameEnded}


def test_the_thoughts_are_about_what_was_really_done() -> None:
    session = seated("--seed", "4", "--aloud", "--opponent", "club")
    laid: set[str] = set()
    for beat in beats(session):
        if isinstance(beat.event, CardsDealt):
            laid = set()
            assert session.thoughts == ()
        elif isinstance(beat.event, CardPlayed) and beat.event.seat == 1:
            laid.add(beat.event.card.pretty)
        for line in beat.lines:
            if line.startswith("Bob played "):
                assert line.removeprefix("Bob played ").split(".")[0] in laid


def test_without_the_option_nothing_is_told() -> None:
    session = seated("--seed", "3")
    assert not any(THOUGHT.match(line) for beat in beats(session) for line in beat.lines)
    assert session.thoughts == ()


def test_the_thoughts_change_nothing_in_the_game() -> None:
    quiet, aloud = seated("--seed", "3"), seated("--seed", "3", "--aloud")
    spoken = [line for beat in beats(aloud) for line in beat.lines if not THOUGHT.match(line)]
    assert spoken == [line for beat in beats(quiet) for line in beat.lines]


def test_bots_that_officiate_think_aloud_too() -> None:
    game = Game.new("acc", names=["Player", "Bob"], seed=1, officiating="players")
    session = OfficiatedSession(game, {1: officiant("reply", errs=0, catches=1, seed=1)}, aloud=True)
    said = Faultless(game, session).play()
    thoughts = [place for place, line in enumerate(said) if THOUGHT.match(line)]
    ends = [place for place, line in enumerate(said) if re.search("The deal passes| wins", line)]
    assert len(thoughts) > 10
    assert {said[place].split()[1] for place in thoughts} == {"threw", "played"}
    for place in thoughts:
        assert any(place < end <= place + 5 for end in ends)


def cards_in(text: str) -> set[Card]:
    return {card for card in PACK if f" {card.pretty}" in text}


def test_a_hint_is_what_the_adviser_would_do_with_the_persons_cards() -> None:
    session = told(seated("--seed", "1"))
    advised = 0
    while not session.over:
        wanted = bot("reply").choose(session.view)
        do, reasons = session.hint().split(".", 1)
        assert cards_in(do) == set(cards_of(wanted))
        assert cards_in(reasons) <= set(session.view.hand)
        advised += bool(cards_of(wanted))
        session.do(wish(session))
        told(session)
    assert advised > 30


def test_a_hint_can_be_asked_for_line_by_line() -> None:
    said: list[str] = []
    typed = iter(["hint", "1 2", "why", "", "why"])
    PlainTable(seated("--seed", "1"), lambda: next(typed, None), said.append, in_letters).run()
    hints = [line for line in said if " Next best is " in line]
    assert [line.startswith("Throw AD 7S. The hand kept counts ") for line in hints] == [True, True, False]
    assert re.match(r"Play J[CH]\. It pegs nothing, and the answer of an opponent is worth ", hints[2])


def test_a_hint_where_there_is_nothing_to_choose_says_so() -> None:
    said = talk(seated("--seed", "1", "--cut"), "hint")
    assert "It makes no difference." in said
    said = talk(seated("--seed", "1"), "1 2", "", "10C", "10S", "JC", "hint")
    assert "Say go. There is no other choice." in said


def test_nobody_advises_where_the_players_officiate() -> None:
    said: list[str] = []
    typed = iter(["hint", "why"])
    OfficiatedTable(opened("--seed", "1"), lambda: next(typed, None), said.append).run()
    assert said.count("Nobody may advise you at a table you officiate yourselves.") == 2
    assert not any("on average" in line for line in said)


def test_h_opens_a_hint_on_the_full_screen() -> None:
    async def ask(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        assert isinstance(app.screen, HintPanel)
        assert "The hand kept counts" in screen_text(app)
        await pilot.press("h")
        assert len(app.screen_stack) == 2
        assert shown(app, "prompt") == "Your turn: pick two cards to throw to Bob's crib."

    at_table(ask, "--seed", "1")


def test_the_panel_of_the_show_tells_the_thoughts() -> None:
    async def count(app: TableApp, pilot: Pilot[None]) -> None:
        await act_until(app, pilot, lambda: isinstance(app.screen, ShowPanel), keys=False)
        panel = app.screen
        assert isinstance(panel, ShowPanel)
        lines = [line.plain for line in panel.lines]
        assert [line for line in lines if THOUGHT.match(line)] == list(app.session.thoughts) != []

    at_table(count, "--seed", "1", "--aloud", size=(120, 40))
