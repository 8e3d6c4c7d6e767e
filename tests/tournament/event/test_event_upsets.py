"""Events with everything that can go wrong: players leave, are sent off or join, scores are corrected."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament import event as e
from pegout.tournament.event import FORMATS, EventCommand, Format
from tests.kit.events import Director, play_on, random_score, roomy, started
from tests.kit.proofs import proof

FORMS = st.sampled_from([roomy(form) for form in FORMATS.values()])


def upset(director: Director, dice: Random) -> EventCommand:
    """Something out of the ordinary; whether it is allowed now is another question."""
    division = dice.choice(director.event.divisions)
    name = dice.choice(division.players)
    games = [game.id for game in e.open_games(division)] + list(division.results)
    games += [match.id for course in division.courses for match in course.sheet.matches]
    game = dice.choice(games or ["R1T1"])
    upsets: list[EventCommand] = [
        e.DropOut(name),
        e.Expel(name, "would not follow the judge"),
        e.JoinLate(division.name, f"Late {len(director.log)}"),
        e.CorrectScore(division.name, game, random_score(dice), "misread"),
        e.MarkAbsent(division.name, game, (name,)),
        e.EnterScore(division.name, game, random_score(dice), name),
    ]
    return dice.choice(upsets)


@given(FORMS, st.integers(4, 14), st.integers(0, 10**9))
@proof(25, 1500)
def test_an_event_with_upsets_still_ends_and_is_what_its_log_says(
    form: Format, players: int, seed: int
) -> None:
    director, dice = started(form, players), Random(seed)
    upsets = 0
    for _ in play_on(director, dice, 0.1):
        command = upset(director, dice)
        if upsets < 8 and dice.random() < 0.3 and director.why_not(command) is None:
            director.do(command)
            upsets += 1
    assert not director.open
    assert e.evaluate(director.setup, director.log) == director.event
    for division in director.event.divisions:
        order = [line for lines in e.final_order(division) for line in lines]
        assert len(order) == len(set(order))
