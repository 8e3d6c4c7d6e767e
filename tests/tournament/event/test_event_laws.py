"""Laws of every event, whatever its format: it ends, and it is what its log says."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament import event as e
from pegout.tournament.event import FORMATS, Format
from tests.kit.events import Director, play_on, roomy, started
from tests.kit.proofs import proof

SEEDS = st.integers(0, 10**9)
FORMS = st.sampled_from([roomy(form) for form in FORMATS.values()])


def run(form: Format, players: int, seed: int, absences: float = 0.0) -> Director:
    director, dice = started(form, players), Random(seed)
    for _ in play_on(director, dice, absences):
        pass
    return director


@given(FORMS, st.integers(4, 20), SEEDS)
@proof(25, 600)
def test_every_event_ends_with_an_order_of_all_players(form: Format, players: int, seed: int) -> None:
    director = run(form, players, seed)
    for division in director.event.divisions:
        assert e.is_finished(division)
        placed = [line for lines in e.final_order(division) for line in lines]
        assert len(placed) == len(set(placed))
        field = len(division.players) if division.main is None else len(division.main.sheet.lines)
        assert len(placed) == field


@given(FORMS, st.integers(4, 16), SEEDS)
@proof(25, 400)
def test_an_event_is_a_function_of_its_log(form: Format, players: int, seed: int) -> None:
    director = run(form, players, seed, absences=0.3)
    assert e.evaluate(director.setup, director.log) == director.event
    assert director.event.set_aside == ()


@given(FORMS, st.integers(4, 12), SEEDS)
@proof(25, 400)
def test_undo_then_redo_is_the_same_event(form: Format, players: int, seed: int) -> None:
    director, dice = started(form, players), Random(seed)
    for _ in play_on(director, dice, 0.2):
        if dice.random() < 0.15:
            before, number = director.event, dice.choice(director.log).number
            director.do(e.Undo(number))
            director.do(e.Undo(director.log[-1].number))
            after = director.event
            assert after.divisions == before.divisions
            assert after.desk.entries == before.desk.entries


@given(FORMS, st.integers(4, 12), SEEDS)
@proof(25, 400)
def test_an_event_goes_on_to_its_end_after_anything_is_taken_back(
    form: Format, players: int, seed: int
) -> None:
    director, dice = started(form, players), Random(seed)
    first = len(director.log)
    undone = 0
    for _ in play_on(director, dice, 0.2):
        if undone < 6 and dice.random() < 0.2:
            undone += 1
            record = dice.choice(director.log[first:])
            if not isinstance(record.command, e.Undo):
                director.do(e.Undo(record.number))
    assert not director.open


@given(FORMS, st.integers(4, 12), SEEDS)
@proof(25, 300)
def test_nobody_is_in_two_open_games(form: Format, players: int, seed: int) -> None:
    director, dice = started(form, players), Random(seed)
    for _ in play_on(director, dice, 0.2):
        for division in director.event.divisions:
            if division.form.chart is None or division.courses:
                busy = [player for game in e.open_games(division) for player in (game.first, game.second)]
                assert len(busy) == len(set(busy))
