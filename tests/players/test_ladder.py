"""The ladder: who stands on it, at which tables they play, and what is known of their strength."""

from dataclasses import replace
from itertools import pairwise

import pytest

from pegout import Game
from pegout.game import ChooseCrib
from pegout.library import rules_for
from pegout.players import LADDER, Rung
from pegout.players.ratings import Rating, read_ratings
from pegout.rules import PRESETS, RuleSet
from pegout.wiring import BOTS, bot, officiant
from tests.kit.builders import cards
from tests.players.test_bots import play_out
from tests.players.test_pegging_parts_by_hand import view_after

TABLES = [
    *PRESETS.values(),
    *[rules_for("acc", seats, partners=partners) for seats, partners in ((3, False), (4, False), (4, True))],
]
RUNGS = pytest.mark.parametrize("rung", LADDER, ids=lambda rung: rung.name)


def test_the_reference_bots_stand_on_the_ladder_in_their_order() -> None:
    names = [rung.name for rung in LADDER]
    assert len(set(names)) == len(names)
    reference = [name for name in names if name in ("random", "hand", "table", "reply")]
    assert reference == ["random", "hand", "table", "reply"]
    assert tuple(names) == BOTS


@RUNGS
def test_a_rung_builds_the_bot_of_its_name(rung: Rung) -> None:
    assert rung.build(1).name == bot(rung.name, 1).name == rung.name
    assert set(rung.seats) <= {2, 3, 4}
    assert rung.character.endswith(".")
    assert "\n" not in rung.character + rung.method


def test_whoever_stands_higher_errs_less_and_notices_no_less() -> None:
    for lower, upper in pairwise(LADDER):
        assert 0 <= upper.errs <= lower.errs <= 1
        assert 0 <= lower.catches <= upper.catches <= 1


@RUNGS
def test_a_rung_officiates_as_is_natural_for_it_unless_told_otherwise(rung: Rung) -> None:
    own, told = officiant(rung.name), officiant(rung.name, errs=0.5, catches=0.25)
    assert (own.errs, own.catches) == (rung.errs, rung.catches)
    assert (told.errs, told.catches) == (0.5, 0.25)


def parties(rules: RuleSet) -> list[list[str]]:
    """Every rung that can sit at such a table sits at one of them."""
    names = [rung.name for rung in LADDER if rules.seats in rung.seats]
    names += names[: -len(names) % rules.seats]
    return [names[first : first + rules.seats] for first in range(0, len(names), rules.seats)]


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.name}-{rules.seats}-{rules.partners}")
def test_every_rung_plays_whole_games_at_every_table_with_legal_answers(rules: RuleSet) -> None:
    for number, party in enumerate(parties(rules)):
        game = Game.new(rules.override(goal=91), seed=number, cuts=bool(number % 2))
        assert play_out(game, [bot(name, f"{number}/{name}") for name in party]) > 20
        assert game.over


@pytest.mark.parametrize("change", [{"dealt": 7}, {"thrown": 1, "dealt_to_crib": 2}, {"limit": 21}], ids=str)
def test_every_rung_plays_by_house_rules_that_no_table_was_made_for(change: dict[str, int]) -> None:
    rules = PRESETS["acc"].override(**change)
    for number, party in enumerate(parties(rules)):
        assert play_out(Game.new(rules, seed=number), [bot(name, number) for name in party]) > 20


@pytest.mark.parametrize("name", [rung.name for rung in LADDER if rung.name not in ("random", "greedy")])
def test_the_dealer_who_may_pick_the_crib_picks_what_counts_most(name: str) -> None:
    """With a five turned three kings and a five are six fifteens and four pairs; the others have fewer."""
    picks = [ChooseCrib(0, cards(text)) for text in ("KC KD 2H 7S", "KC KD KH 5S", "KC KD 5S 2H")]
    view = replace(view_after("9D 9H AH 2S", "7H 8S 3C 4D", starter="5D"), legal=tuple(picks))
    thought = bot(name, 1).explain(view)
    assert bot(name, 1).choose(view) == thought.command == picks[1]
    assert thought.words == "No other four cards from the crib count for more."


def test_a_rating_is_read_from_what_was_measured() -> None:
    text = {"ratings": {"hand": {"elo": -41.4, "low": -60, "high": -20.5, "games": 800}}, "rules": "acc"}
    assert read_ratings(text) == {"hand": Rating(-41.4, -60.0, -20.5, 800)}
    assert str(read_ratings(text)["hand"]) == "-41 (-60 to -20)"
    assert read_ratings({}) == {}


@pytest.mark.parametrize("one", [{"elo": 3, "low": 1, "high": 4}, {"elo": None}, {}, 7])
def test_a_rating_that_lacks_a_number_is_refused(one: object) -> None:
    with pytest.raises(ValueError, match="A rating cannot be read"):
        read_ratings({"ratings": {"hand": one}})


def test_only_bots_that_there_are_have_ratings_and_the_others_are_not_measured() -> None:
    for rung in LADDER:
        assert rung.rating is None or rung.rating.low <= rung.rating.elo <= rung.rating.high
    assert Rung("new", "Is new.", "", 0, 1, LADDER[0].build).rating is None
