"""Whole games typed at a table in the terminal that has no scorer."""

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.cli.main import main
from pegout.cli.officiated import OfficiatedSession, OfficiatedTable
from pegout.cli.officiated.claim_words import TYPED
from pegout.game import events as e
from pegout.game import replay
from pegout.game.officiated.claims import ClaimMuggins
from pegout.game.officiated.slips import SlipKind
from pegout.library import Game
from pegout.notation import read_record
from pegout.players import Officiant, RandomBot
from pegout.rules import PRESETS, Ending
from tests.kit.proofs import proof
from tests.kit.terminal import told
from tests.kit.terminal_officiated import PERSON, Faultless, sit_down, talk


def slips(game: Game) -> list[tuple[int, SlipKind]]:
    """Who made which mistakes that stood."""
    reckoned = [event for event in game.events if isinstance(event, e.Reckoned)]
    return [(slip.seat, slip.kind) for event in reckoned for slip in event.slips]


def rulings(game: Game) -> list[e.RulingMade]:
    return [event for event in game.events if isinstance(event, e.RulingMade)]


@pytest.mark.parametrize("name", PRESETS)
def test_a_game_typed_without_mistakes_is_won_without_a_ruling(name: str) -> None:
    game, session = sit_down(name, seed=4)
    said = Faultless(game, session).play()
    assert session.over
    assert said[-1].endswith("won the match.")
    assert slips(game) == []
    assert rulings(game) == []
    assert all(line.isascii() and line.isprintable() and line[-1] in ".?!" for line in said)


@pytest.mark.parametrize("name", ["acc", "golden-age", "club-3", "club-4", "club-partners", "portfolio"])
def test_against_bots_that_are_always_wrong_every_mistake_is_caught(name: str) -> None:
    game, session = sit_down(name, seed=2, errs=1, catches=0)
    Faultless(game, session).play()
    assert session.over
    claims = [(ruling.claim, ruling.upheld) for ruling in rulings(game)]
    assert len(claims) > 5
    assert all(claim is not None and claim.seat == PERSON and upheld for claim, upheld in claims)
    assert not any(seat == PERSON for seat, _ in slips(game))


@pytest.mark.parametrize("name", ["acc", "golden-age", "club", "portfolio", "classic", "club-4"])
def test_with_muggins_whatever_is_missed_can_be_called(name: str) -> None:
    options = {"muggins": True, "muggins_fixed": False}
    game, session = sit_down(name, seed=6, errs=0.5, catches=0, **options)
    Faultless(game, session).play()
    assert session.over
    calls = [ruling for ruling in rulings(game) if isinstance(ruling.claim, ClaimMuggins)]
    assert calls
    assert all(ruling.upheld for ruling in calls)
    assert not any(kind in MISSED for seat, kind in slips(game) if seat not in partners(game))


MISSED = (SlipKind.MISSED_IN_PLAY, SlipKind.MISSED_HAND, SlipKind.MISSED_CRIB)


def partners(game: Game) -> set[int]:
    """The person and whoever plays with the person."""
    return set(range(game.rules.seats)) - set(game.rules.opponents(PERSON))


def boast(game: Game, session: OfficiatedSession) -> list[str]:
    """A game in which the person counts every hand and crib for twenty-nine, and lets that stand."""
    typed = Faultless(game, session)

    def read() -> str:
        text = typed.answer()
        if text.startswith("claim"):
            return ""
        return "29" if text.isdigit() else text

    assert OfficiatedTable(session, read, typed.said.append).run() == 0
    return typed.said


def test_bots_without_attention_let_everything_pass() -> None:
    game, session = sit_down("classic", seed=3, errs=0, catches=0, goal=61, dealer=1)
    boast(game, session)
    assert game.winner == PERSON
    assert rulings(game) == []
    assert (PERSON, SlipKind.OVER_HAND) in slips(game)


def test_bots_with_attention_let_nothing_pass() -> None:
    game, session = sit_down("classic", seed=3, errs=0, catches=1, goal=61, dealer=1)
    assert any("Bob says Ann pegged too many." in line for line in boast(game, session))
    assert (PERSON, SlipKind.OVER_HAND) not in slips(game)


WORDS = [
    *("", "go", "go 1", "peg 1", "+2", "peg 40", "0", "4", "12", "count 3", "accept", "claim", "claim 1"),
    *("pass", "mix", "go 0", "19", "30", "muggins 2 pair", "muggins go 1", "muggins 15 2", "run", "hand"),
    *("claim 2 1", "claim 3 dead", "1 10", "2 20 2", "1 31 0", "3", "15", "h", "t", "s", "?", "u", "x", "½"),
    *(f"{word}{end}" for word in TYPED.values() for end in ("", " 1", " bob", " bob 2", " me", " dead")),
]


@given(st.sampled_from(sorted(PRESETS)), st.integers(0, 10**6), st.floats(0.1, 0.9))
@proof(25, 300)
def test_nothing_that_is_typed_breaks_the_table(name: str, seed: int, sense: float) -> None:
    """Somebody who types sense now and then, and any words of the table in between."""
    game, session = sit_down(name, seed=seed, errs=0.3, catches=0.5)
    dice, typist, left = Random(seed), Faultless(game, session), iter(range(300))

    def read() -> str | None:
        if next(left, None) is None:
            return None
        if session.moment is None or dice.random() < sense:
            return typist.answer()
        return dice.choice(WORDS)

    assert OfficiatedTable(session, read, typist.said.append).run() == 0
    assert all(line.isprintable() and line for line in typist.said)
    assert replay(game.events) == game.state


def test_time_is_called_in_the_middle_of_a_line() -> None:
    seconds = [0.0]
    game = Game.new("lodge", dealer=1, seed=4, officiating="players")
    bots = {1: Officiant(RandomBot(4), 0, 1, 4)}
    session = OfficiatedSession(game, bots, PERSON, clock=lambda: seconds[0])
    typed = Faultless(game, session)
    assert typed.session.moment is None

    def read() -> str | None:
        if game.scores == (0, 0):
            return typed.answer()
        seconds[0] = 21 * 60
        return f"{game.hand(PERSON)[0]} 20 2"

    OfficiatedTable(session, read, typed.said.append).run()
    assert any(event.outcome.ending is Ending.TIME for event in game.events if isinstance(event, e.GameEnded))
    assert "Time is called after 21 minutes." in typed.said
    assert session.over


def test_the_record_of_an_officiated_game_can_be_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.peg"
    options = ["--officiate", "--plain", "--seed", "5", "--opponent", "random", "--record", str(file)]
    monkeypatch.setattr("sys.stdin", StringIO("1 2\n\npeg 3\n"))
    assert main(["play", *options]) == 0
    record = read_record(file.read_text("utf-8"))
    assert record.tags == {"Bots": "Bob random"}
    assert e.PointsMarked(PERSON, 3, 3) in record.events


def test_a_match_goes_on_when_the_person_says_so() -> None:
    game, session = sit_down("classic", seed=5, match="2 games", goal=31)
    said = Faultless(game, session).play()
    assert said.count("Press Enter for the next game, or type q to leave.") == 1
    assert sum(isinstance(event, e.GameEnded) for event in game.events) == 2


def test_the_person_may_cut() -> None:
    _, session = sit_down(seed=1, cuts=False)
    said = talk(session, ["10"])
    assert "Cut for the deal: the low card deals first. Type how many cards to lift, 4 to 26." in said
    assert told(session).log[1].startswith("Ann cuts")
