"""Three and four seats: hands by their exact means, cards by their points, no chances."""

import pytest

from pegout import Game
from pegout.cards import PACK, Card, parse_cards
from pegout.game import Throw
from pegout.rules import PRESETS, score_show
from pegout.studies.review import review
from pegout.studies.review.result import Choice
from tests.kit.review import conceded, played

CLUB = PRESETS["club-3"]


def mean(kept: str, thrown: str) -> float:
    """Over the 47 starters, each hand counted by the rules."""
    hand = parse_cards(kept)
    starters = [card for card in PACK if card not in (*hand, Card.parse(thrown))]
    assert len(starters) == 47
    return sum(score_show(hand, starter, CLUB).total for starter in starters) / 47


def test_a_throw_is_graded_by_what_the_hand_counts_on_the_mean() -> None:
    hands = ("5H 5C 5S JD 2H", "AC 3D 7H 9S KD", "2C 4D 6H 8S QD")
    game = Game.deal(hands, "TS", "club-3", dealer=2, crib="KC")
    game.do(Throw(0, parse_cards("5H")))
    decision = conceded(game).players[0].decisions[0]
    assert (decision.kind, decision.best) == (Choice.THROW, parse_cards("2H"))
    lost = mean("5H 5C 5S JD", "2H") - mean("2H 5C 5S JD", "5H")
    assert decision.points_lost == pytest.approx(lost)
    assert decision.win_lost is None
    assert decision.reason == f"Keeping 5♣ 5♥ 5♠ J♦ counts {lost:.1f} more on average."


def test_a_card_is_graded_by_the_points_it_scores() -> None:
    hands = ("7H 5C 5S JD 2H", "8C 3D 9H TS KD", "2C 4D 6H 8S QD")
    game = Game.deal(hands, "AS", "club-3", dealer=2, crib="KC")
    for seat, card in enumerate(("2H", "KD", "QD")):
        game.do(Throw(seat, parse_cards(card)))
    game.play(0, "7H")
    game.play(1, "3D")  # eight would have made fifteen
    decision = conceded(game).players[1].decisions[-1]
    assert (decision.chosen, decision.best, decision.points_lost) == (
        parse_cards("3D"),
        parse_cards("8C"),
        2.0,
    )
    assert decision.reason == "8♣ pegs 2 for fifteen at once."


def test_it_says_what_is_not_graded() -> None:
    found = review(played(PRESETS["club-partners"], 4).events)
    assert len(found.notes) == 1
    assert "4 seats" in found.notes[0]
    game = found.games[0]
    assert (game.line, game.players[0].ledger, game.players[0].start) == ((), None, None)
    assert [player.won for player in game.players] == [game.winner == side for side in (0, 1, 0, 1)]
