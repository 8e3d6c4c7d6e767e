"""The short rules for two players."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "classic",
    """
# cards The cards
The game is for two to four, but these rules are for two. One pack of 52: kings are high, aces low. Tens and
court cards count ten, aces one.
asks: Know the cards and their pips, and seat two under `classic`.
in: cards, rules.presets

# object Object
Points come from pairs, flushes, runs and fifteens, in the play and after it. The first to have 121 wins.
asks: End the game at 121.
in: rules.ruleset, game.decide

# board The board
Rows of holes form a track, with game holes where the pegs wait. The back peg leaps the front one, so the
gap tells the last score.
asks: Keep two pegs a player, leaping over each other.
in: game.board, game.evolve

# the-deal The deal
Six cards to each, singly.
asks: Deal six each, one card at a time.
in: game.decide, rules.presets

# the-crib The crib
Two cards from each go face down on one pile, the crib or kitty, which counts for the dealer. So the
non-dealer throws what is unlikely to score.
asks: Take two cards from each and count them for the dealer.
in: game.refusal, game.decide

# the-starter The starter
The next card of the pack is turned up by the dealer. A jack is two for the dealer's heels, pegged at once.
asks: Turn the starter and peg heels.
in: game.decide

# the-play The play
The non-dealer leads. Both lay cards by turns, each on a separate pile, saying the count, which may not pass
31; hitting it has two points.
asks: Run the play, keep the count within 31, and peg 2 for 31.
in: game.turns, game.refusal, rules.play

# the-play.go Go
A player who has nothing that fits says go, and the other must lay all that does. The last card short of 31
has one point, and the count starts over.
asks: Let the other play on, peg 1 to the last, and start a new series.
in: game.turns, rules.play, game.decide

# the-show The show
When all is laid, hands are counted with the starter: the non-dealer's, then the dealer's and the crib. A
jack of the starter's suit has one for nobs.
asks: Count in this order.
in: rules.show, game.decide

# muggins Muggins
An option: points that your opponent forgets are yours if you say muggins.
asks: Let the table choose muggins.
in: rules.ruleset, judge.muggins, judge.claims

# scores Scores
The usual scores of play and hand in two lists. Runs with doubled cards are given with their pairs: eight,
ten, fifteen and sixteen.
asks: Score by these lists and name such runs with their pairs.
in: rules.play, rules.show, rules.speech
""",
)
