"""Real games between bots."""

from pegout.library.game import Game
from pegout.players import Bot
from pegout.rules import RuleSet

Scores = tuple[int, int]


def play_game(rules: RuleSet, first: Bot, second: Bot, seed: object) -> Scores:
    """The final score of one game for two. The seed decides every shuffle and cut."""
    game = Game.new(rules, seed=seed)
    bots = (first, second)
    while not game.over:
        seat = game.to_act[0]
        game.do(bots[seat].choose(game.view(seat)))
    one, other = game.scores
    return one, other
