"""Figures of deals: counted rightly, honest about chance, and quick."""

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from random import Random
from time import perf_counter

import pytest

from pegout import Game
from pegout.cards import PACK, Card, Rank
from pegout.game import Event, MatchFormat, Officiating
from pegout.game.events import CardsDealt, DealPassed, DealVoided, DealWon, MatchStarted, StarterTurned
from pegout.rules import PRESETS, RuleSet
from pegout.studies.statistics import DealCounter, DealStatistics, deal_statistics, statistics_of
from tests.kit.rulings import ruled_match
from tests.kit.strategies import SEATINGS, play_match

ACC = PRESETS["acc"]
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def random_deals(number: int, seed: object, rules: RuleSet = ACC) -> Iterator[Event]:
    """A match of so many deals, with nothing but the deals in it."""
    dice = Random(f"deals {seed}")
    yield MatchStarted(rules, NAMES[: rules.seats], MatchFormat(), None)
    yield DealWon(dice.randrange(rules.seats))
    used = rules.seats * rules.dealt
    for deal in range(number):
        pack = dice.sample(PACK, used + 1)
        hands = tuple(tuple(pack[seat : used : rules.seats]) for seat in range(rules.seats))
        yield CardsDealt(hands, ())
        yield StarterTurned(0, 10, pack[used])
        yield DealPassed(deal % rules.seats)


@cache
def deals_of(number: int, seed: int = 0) -> tuple[Event, ...]:
    return tuple(random_deals(number, seed))


def one_deal() -> DealStatistics:
    """Ann deals and holds three fives and three tens; a jack is turned."""
    game = Game.deal(["5H 5C 5S TD KH QH", "2C 4C 6C 8D 9D TS"], starter="JD", dealer=0)
    game.throw(0, "KH QH")
    game.throw(1, "2C 4C")
    return deal_statistics([game.events])


def test_one_deal_counted_by_hand() -> None:
    found = one_deal()
    ann, bob = found.seats
    assert found.deals == ann.deals == bob.deals == 1
    assert [ann.fives.observed, ann.tens.observed, ann.pairs.observed] == [3, 3, 3]
    assert [bob.fives.observed, bob.tens.observed, bob.pairs.observed] == [0, 1, 0]
    assert [one.observed for one in bob.suits.entries] == [3, 2, 0, 1]
    assert [one.observed for one in ann.ranks.entries] == [0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 1, 1]
    assert bob.best_four.observed == 5, "6 8 9 T: fifteen two and a run of three"
    assert (found.heels.observed, ann.heels.observed, bob.heels.observed) == (1, 1, 0)
    assert [one.observed for one in found.starter_suits.entries] == [0, 1, 0, 0]


def test_the_expectations_of_one_deal_by_hand() -> None:
    ann, bob = one_deal().seats
    assert ann.fives.expected == pytest.approx(6 * 4 / 52)
    assert ann.tens.expected == pytest.approx(6 * 16 / 52)
    assert ann.pairs.expected == pytest.approx(15 / 17)
    assert ann.heels.expected == pytest.approx(1 / 13)
    assert bob.heels.expected == 0
    assert ann.fives.score == pytest.approx((3 - 6 / 13) / (6 / 13 * 12 / 13 * 46 / 51) ** 0.5)


def test_the_sentence_of_sixty_deals() -> None:
    """Worked out on paper: 360 cards, 4/52 of them; the variance 360 x 12/169 x 46/51 is 23.06."""
    counter = DealCounter()
    counter.take(deals_of(60))
    ann = counter.seats[0]
    fives = [card.index for card in PACK if card.rank is Rank.FIVE]
    for index in fives:
        ann.cards[index] = 0
    ann.cards[fives[0]] = 31
    assert statistics_of(counter).seats[0].fives.sentence == (
        "Ann was dealt 31 fives in 60 deals; 27.7 are expected (+0.7 standard deviations, "
        "within what chance gives)."
    )
    ann.cards[fives[0]] = 43
    assert "(+3.2 standard deviations, which is rare by chance)." in (
        statistics_of(counter).seats[0].fives.sentence
    )


@pytest.mark.parametrize("rules", SEATINGS, ids=lambda rules: f"{rules.name}-{rules.seats}-{rules.partners}")
def test_figures_of_played_games_add_up(rules: RuleSet) -> None:
    events = play_match(rules, MatchFormat(), seed=11).events
    found = deal_statistics([events])
    hands = [event.hands for event in events if isinstance(event, CardsDealt)]
    starters = [event.card for event in events if isinstance(event, StarterTurned)]
    assert found.deals == len(hands)
    for seat in found.seats:
        cards = [card for deal in hands for card in deal[seat.seat]]
        for spread in (seat.ranks, seat.suits):
            assert sum(one.observed for one in spread.entries) == len(cards)
            assert sum(one.expected for one in spread.entries) == pytest.approx(len(cards))
        assert seat.tens.observed == sum(card.rank >= Rank.TEN for card in cards)
    assert sum(seat.heels.observed for seat in found.seats) == found.heels.observed
    assert found.heels.observed == sum(card.rank is Rank.JACK for card in starters)
    wins = sum(isinstance(event, DealWon) for event in events)
    assert sum(seat.first_deals.observed for seat in found.seats) == wins
    assert sum(seat.first_deals.expected for seat in found.seats) == pytest.approx(wins)


def test_heels_go_to_whoever_deals_also_after_rulings() -> None:
    """Each starter is the dealer's of the state that it was turned in."""
    heels, starters, voided = [0, 0], [0, 0], 0
    for seed in range(12):
        counter, seen = DealCounter(), 0
        for script in ruled_match(ACC, seed, often=0.3):
            new, seen = script.events[seen:], len(script.events)
            counter.take(new)
            voided += any(isinstance(event, DealVoided) for event in new)
            for event in new:
                if isinstance(event, StarterTurned):
                    starters[script.state.dealing] += 1
                    heels[script.state.dealing] += event.card.rank is Rank.JACK
        found = statistics_of(counter)
        for seat in found.seats:
            heels[seat.seat] -= int(seat.heels.observed)
            starters[seat.seat] -= counter.seats[seat.seat].starters
    assert voided
    assert heels == starters == [0, 0]


def test_portions_and_matches_add_up() -> None:
    matches = [deals_of(40, seed) for seed in range(3)]
    counter = DealCounter()
    for match in matches:
        counter.take(match[:50])
        counter.take(match[50:])
    assert statistics_of(counter) == deal_statistics(matches)
    assert deal_statistics(matches).deals == 120


def test_seats_that_different_players_have_had_are_named_by_letter() -> None:
    one = Game.new("acc", names=["Ann", "Bob"], dealer=0, seed=1).events
    other = Game.new("acc", names=["Bob", "Ann"], dealer=0, seed=2).events
    assert [seat.name for seat in deal_statistics([one, one]).seats] == ["Ann", "Bob"]
    assert [seat.name for seat in deal_statistics([one, other]).seats] == ["Seat A", "Seat B"]


def test_tables_of_several_sizes_add_up() -> None:
    three = tuple(random_deals(30, 1, PRESETS["club-3"]))
    found = deal_statistics([deals_of(20), three])
    assert found.seats[0].fives.expected == pytest.approx((20 * 6 + 30 * 5) / 13)
    assert found.seats[2].deals == 30
    assert found.seats[0].first_deals.expected == pytest.approx(1 / 2 + 1 / 3)


def test_before_the_first_deal_there_is_nothing_to_say() -> None:
    assert deal_statistics([]).sentences == ()
    begun = deal_statistics([Game.new("acc", seed=1, cuts=False).events])
    assert begun.deals == 0
    assert begun.sentences == ()
    assert begun.seats[0].fives.score == 0


def scores_of(found: DealStatistics) -> dict[str, float]:
    ann = found.seats[0]
    return {
        "five": ann.fives.score,
        "ten": ann.tens.score,
        "pair": ann.pairs.score,
        "best": ann.best_four.score,
        "starter": found.heels.score,
        "suit": ann.suits.entries[2].score,
    }


def test_scores_of_fair_deals_are_standard_and_chances_even() -> None:
    """Over 300 sets of 60 fair deals: mean 0, mean square 1, within five standard errors of each.

    The mean of 300 standard scores has the standard error 0.058, their mean square 0.082 (more for the
    skewed ones). Chances of chi-squares are even between 0 and 1: standard error 0.017.
    """
    figures = [deal_statistics([deals_of(60, seed)]) for seed in range(300)]
    rows = [scores_of(found) for found in figures]
    for name in rows[0]:
        scores = [row[name] for row in rows]
        assert abs(sum(scores) / 300) < 0.3, name
        assert abs(sum(score * score for score in scores) / 300 - 1) < 0.45, name
    for part in ("ranks", "suits"):
        chances = [getattr(found.seats[1], part).chance for found in figures]
        assert abs(sum(chances) / 300 - 0.5) < 0.085, part


def test_a_stacked_pack_is_noticed() -> None:
    """Ann gets the fives wherever there are any in the first twelve cards."""
    crooked: list[Event] = []
    for event in deals_of(60):
        if isinstance(event, CardsDealt):
            cards = sorted([card for hand in event.hands for card in hand], key=_fives_first)
            event = CardsDealt((tuple(cards[:6]), tuple(cards[6:])), ())  # noqa: PLW2901
        crooked.append(event)
    ann = deal_statistics([crooked]).seats[0]
    assert not ann.fives.is_usual
    assert ann.fives.sentence.endswith("which is rare by chance).")
    assert ann.ranks.chance < 0.0027
    assert "more uneven than chance usually makes them" in ann.ranks.sentence


def _fives_first(card: Card) -> bool:
    return card.rank is not Rank.FIVE


def test_everything_is_data() -> None:
    found = deal_statistics([deals_of(30)])
    data = json.loads(json.dumps(found.to_json()))
    assert data["deals"] == 30
    assert data["seats"][0]["fives"]["observed"] == found.seats[0].fives.observed
    assert data["sentences"] == list(found.sentences)
    assert len(data["seats"][1]["ranks"]["entries"]) == 13
    assert all(sentence.endswith(".") for sentence in data["sentences"])


def test_games_that_players_officiate_count_as_well() -> None:
    game = Game.new("acc", dealer=0, seed=7, officiating=Officiating.PLAYERS)
    assert deal_statistics([game.events]).deals == 1


def test_ten_thousand_deals_take_well_under_a_second() -> None:
    """Hands at random, so that little is saved by remembering; with room for a slow or busy machine."""
    events = deals_of(10_000, 99)
    start = perf_counter()
    assert deal_statistics([events]).deals == 10_000
    assert perf_counter() - start < 2.5


def test_numbers_are_not_loaded_for_it() -> None:
    code = "import sys, pegout.studies.statistics; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
