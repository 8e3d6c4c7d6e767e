"""Games of the kernel, card by card through the reference engine, and as a crowd beside random bots."""

from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from statistics import mean, stdev

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout import Game
from pegout.analysis import RandomGames, random_games
from pegout.analysis.kernels import games as kernels
from pegout.analysis.kernels.dice import LOWER, rolled, seeded
from pegout.cards import PACK, Card
from pegout.game import Phase, dealing_order
from pegout.players import RandomBot
from pegout.values import value
from tests.kit.builders import ACC
from tests.kit.proofs import WHOLE, proof

Hands = tuple[tuple[Card, ...], tuple[Card, ...]]


@value
class Dealt:
    """One deal as the kernel played it, seat 0 being the first dealer of the game."""

    dealer: int
    hands: Hands
    starter: Card
    laid: tuple[Card, ...]
    holes: tuple[int, int]
    over: bool


def kernel_games(seed: int) -> Iterator[list[Dealt]]:
    """The games of `play_games` from the same dice, deal by deal."""
    pack, holes, laid = np.arange(52), np.zeros(2, np.int64), np.zeros(8, np.int64)
    dice = seeded(seed)
    while True:
        holes[:] = 0
        deals: list[Dealt] = []
        while not deals or not deals[-1].over:
            dealer = len(deals) % 2
            dice = rolled(kernels.deal(pack, dice))
            over = kernels.play_deal(pack, dealer, holes, laid, dice & LOWER)
            cards = [PACK[number] for number in pack[:13]]
            of_pone, of_dealer = tuple(cards[:6]), tuple(cards[6:12])
            hands = (of_pone, of_dealer) if dealer else (of_dealer, of_pone)
            in_order = tuple(PACK[number] for number in laid)
            deals.append(Dealt(dealer, hands, cards[12], in_order, (int(holes[0]), int(holes[1])), over))
        yield deals


def play_again(game: Game, deal: Dealt) -> None:
    """Throw and lay in the engine what the kernel threw and laid, saying go where nothing else is allowed."""
    for seat in (0, 1):
        game.throw(seat, deal.hands[seat][4:])
    for card in deal.laid:
        while game.turn is not None and (card not in game.hand(game.turn) or game.count + card.pips > 31):
            game.go(game.turn)
        if game.phase is not Phase.PLAY or game.turn is None:
            return  # heels, an earlier card or a go ended the game
        game.play(game.turn, card)


@proof(25, 1_000)
@given(st.integers(0, 2**64))
def test_the_engine_allows_every_card_and_pegs_the_same(seed: int) -> None:
    deals = next(kernel_games(seed))
    packs = [dealing_order(ACC, deal.dealer, deal.hands, (), deal.starter) for deal in deals]
    game = Game.new(ACC, dealer=0, packs=packs)
    for deal in deals:
        assert game.state.dealing == deal.dealer
        play_again(game, deal)
        assert game.scores == deal.holes
        assert game.over == deal.over


@proof(25, 2_000)
@given(st.integers(0, 2**64))
def test_a_game_ends_on_the_very_hole_and_nobody_goes_back(seed: int) -> None:
    deals = next(kernel_games(seed))
    assert max(deals[-1].holes) == 121 > min(deals[-1].holes)
    for before, after in pairwise(deals):
        assert max(before.holes) < 121
        assert before.holes[0] <= after.holes[0]
        assert before.holes[1] <= after.holes[1]
    for deal in deals:
        assert len({*deal.hands[0], *deal.hands[1], deal.starter}) == 13


def test_the_door_plays_these_very_games() -> None:
    played = [deals for deals, _ in zip(kernel_games(8), range(50), strict=False)]
    ends = [deals[-1].holes for deals in played]
    assert random_games(50, seed=8) == RandomGames(
        games=50,
        dealer_wins=sum(holes[0] == 121 for holes in ends),
        dealer_points=sum(holes[0] for holes in ends),
        pone_points=sum(holes[1] for holes in ends),
        deals=sum(len(deals) for deals in played),
    )


def test_a_seed_repeats_its_games_and_another_does_not() -> None:
    assert random_games(200, seed=1) == random_games(200, seed=1) != random_games(200, seed=2)
    assert random_games(0, seed=1) == RandomGames(0, 0, 0, 0, 0)


@pytest.mark.parametrize(("games", "seed"), [(-1, 1), (1, -1)])
def test_numbers_below_nought_are_refused(games: int, seed: int) -> None:
    with pytest.raises(ValueError, match="give numbers of 0 or more"):
        random_games(games, seed)


def test_every_card_is_dealt_to_every_place_as_often() -> None:
    """Within five standard deviations of its share."""
    deals = 20_000
    counts, pack, dice = np.zeros((13, 52)), np.arange(52), seeded(13)
    for _ in range(deals):
        dice = kernels.deal(pack, dice)
        counts[np.arange(13), pack[:13]] += 1
    share = deals / 52
    assert abs(counts - share).max() <= 5 * sqrt(share)


def test_every_card_that_fits_is_laid_as_often() -> None:
    """Pone leads any of four; whatever the dealer lays fits then, and pone has three."""
    times = 24_000
    pone, dealer = kernels.held(0, 9, 20, 33), kernels.held(6, 18, 27, 50)
    counts, dice = np.zeros((52, 52, 52)), seeded(24)
    holes, laid = np.zeros(2, np.int64), np.zeros(8, np.int64)
    for _ in range(times):
        dice, holes[:] = rolled(dice), 0
        kernels.play(pone, dealer, 0, holes, laid, dice & LOWER)
        counts[tuple(laid[:3])] += 1
    met = counts[counts > 0]
    assert len(met) == 4 * 4 * 3
    assert abs(met - times / 48).max() <= 5 * sqrt(times / 48)


def bots_game(seed: int) -> tuple[int, int, int, int]:
    """Whether the first dealer won, the points of first dealer and pone, and the deals."""
    game = Game.new(ACC, dealer=0, seed=seed)
    bot = RandomBot(seed)
    while not game.over:
        seat = game.to_act[0]
        game.do(bot.choose(game.view(seat)))
    dealer, pone = game.scores
    return int(dealer > pone), dealer, pone, game.state.deal_number


def test_the_crowd_is_like_games_between_random_bots() -> None:
    """Every mean within four standard errors of what the bots come to."""
    crowd = random_games(200_000, seed=5)
    totals = (crowd.dealer_wins, crowd.dealer_points, crowd.pone_points, crowd.deals)
    played = [bots_game(seed) for seed in range(4_000 if WHOLE else 120)]
    for total, measured in zip(totals, zip(*played, strict=True), strict=True):
        error = stdev(measured) / sqrt(len(measured))
        assert abs(total / crowd.games - mean(measured)) <= 4 * error
