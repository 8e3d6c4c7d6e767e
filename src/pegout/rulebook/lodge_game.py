"""The lodge's basic rules of the game."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "lodge",
    """
# number-of-players Number of players
Two.
asks: Seat two under `lodge`.
in: rules.presets

# cards The cards
An ordinary pack of 52, its suits equal. Court cards and tens count ten, aces one.
asks: Know the cards and their pips.
in: cards

# object Object
To have 121 points first, from the play, the hands, and the crib.
asks: End the game at 121.
in: rules.ruleset, game.decide

# board The board
Front peg at the score, rear peg where the player stood before, the last score in between.
asks: Keep two pegs a player.
in: game.board

# deal The deal
Chance names the first dealer, and then the players take turns. The dealer shuffles, the pone cuts, and each
gets six cards, singly and face down. Between deals all cards are gathered and shuffled by the next dealer.
asks: Draw the first dealer at random, alternate, and deal six each after a shuffle and a cut.
in: rules.presets, library.dealer, game.decide

# discard The throw
Two cards from each player make the crib, which is the dealer's and waits till the end. Pone tries to give
little, dealer may give much.
asks: Take two cards from each and count them last, for the dealer.
in: game.refusal, game.decide

# starter The starter
The pone cuts it; online it is just one of the cards not dealt. It counts with hands and crib. A jack is two
for the dealer's heels at once.
asks: Turn a card not dealt, count it with hands and crib, and peg heels.
in: game.decide, rules.show

# play The play
From the non-dealer on, cards are laid by turns, kept apart, with the count said aloud. It may not pass 31;
hitting 31 has two points.
asks: Run the play, keep the count within 31, and peg 2 for 31.
in: game.turns, game.refusal, rules.play

# play.go Go
A player who cannot stay within 31 says go and the other plays on if possible. When neither can, the last to
have laid a card has one point.
asks: Let the other play on, then peg 1 to the last.
in: game.turns, rules.play, game.decide

# play.next-series Next series
Cards laid are turned down, and the opponent of the last to play begins the next series, until all are laid.
asks: Show a finished series no more, and change the lead until the cards are out.
in: game.piles, game.turns

# play.alone Playing on alone
When one hand is empty, the other plays and scores on to its end.
asks: Give all turns to the player who still has cards.
in: game.turns

# scoring Points in the play
Fifteen, 31 and a pair have two points each, three alike six, four alike twelve. A run in any order with
nothing between has a point a card. A last card that does not make 31 has one.
asks: Score and peg each card as it is laid.
in: rules.play, game.decide

# the-show The show
Cards are taken back and counted with the starter: pone's hand, the dealer's, then the crib.
asks: Count in this order and name every combination.
in: rules.show, game.decide

# the-show.fifteens Fifteens
Each set of cards that adds up to fifteen has two points.
asks: Find every set that makes fifteen.
in: rules.show

# the-show.pairs Pairs
A pair has two points, three alike six, four alike twelve.
asks: Score 2, 6 or 12.
in: rules.show

# the-show.runs Runs
A run of three to five ranks has a point a card. Shorter runs inside a longer one do not count again, but a
pair inside a run makes two of it.
asks: Count the longest run only, once for each way it can be made.
in: rules.show

# the-show.flush Flush
A hand of one suit has four points, five with the starter. Three held and the starter have none, and the
play has no flush.
asks: Score a flush only in the show and only for the whole hand.
in: rules.show

# the-show.nobs Nobs
The jack of the starter's suit in hand has one point.
asks: Score 1 for it.
in: rules.show

# the-show.crib Crib
The dealer opens it last. It counts like a hand, but has a flush only when all five cards agree.
asks: Count the crib last, with only a five-card flush.
in: rules.show, game.decide

# game-end End of the game
At 121 or beyond the game is won on the spot, in the play as in the show.
asks: End the game at the very point that reaches 121.
in: game.decide
""",
)
