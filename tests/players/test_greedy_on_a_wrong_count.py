"""The greedy bot plays on the count that stands, though the cards add up to more."""

from pegout.cards import Card
from pegout.game import PlayCard
from pegout.library import Game
from pegout.players import GreedyBot, Officiant


def test_cards_past_the_limit_do_not_stop_a_count_that_stands() -> None:
    game = Game.deal(
        ["TC TD 9H 2S 3S 4S", "KC KD KH 8H 7S 6C"], starter="AC", dealer=1, officiating="players"
    )
    game.throw(0, "3S 4S")
    game.throw(1, "7S 6C")
    for seat, card, said in ((0, "TC", 10), (1, "KC", 20), (0, "TD", 21)):
        game.play(seat, card, said)
    act = Officiant(GreedyBot(), errs=0, catches=0, seed=1).act(game.view(1), game.noticed(1))
    assert isinstance(act, PlayCard)
    assert act.said == 21 + act.card.pips
    assert act.card in map(Card.parse, ("KD", "KH", "8H"))
