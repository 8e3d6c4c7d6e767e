"""The boxed game's instructions for six-card cribbage."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "portfolio",
    """
# cards The cards
An ordinary pack of 52. Court cards are worth ten and the rest what they show.
asks: Know the cards and their pips.
in: cards

# board The board
Both pegs wait in the game holes. A score goes up the player's outer row and comes home along the inner one.
asks: Keep a track of holes for each player.
in: game.board

# board.pegs Moving the pegs
One peg marks the first score. The other marks the next, counted on from the first, and so by turns.
asks: Move the rear peg past the front one for each score.
in: game.board, game.evolve

# objective Object
First to 121, which is two rounds of the board.
asks: End the game at 121.
in: rules.ruleset, game.decide

# the-deal The deal
The lowest cut deals, aces being low, and then the players take turns. Each gets six cards, singly.
asks: Cut for the first deal, alternate, and deal six each.
in: game.decide, rules.presets

# the-crib The crib
Each throws two cards, face down at the dealer's right. The dealer scores them as one more hand.
asks: Take two cards from each and count them for the dealer.
in: game.refusal, game.decide

# the-cut The starter
The non-dealer cuts and the dealer turns the next card, which stays on the pack. A jack is two for the
dealer's heels.
asks: Have the pone cut, turn the starter, and peg heels.
in: game.turns, game.decide

# scoring Combinations
Pair two, three alike six, four alike twelve, fifteen two, run a point a card. A run in one suit scores as
run and as flush.
asks: Score every combination, in the play and in the show.
in: rules.play, rules.show

# game-play The play
The non-dealer begins, and each card is named as it is laid. Whoever completes a combination scores it at
once; a flush never counts here.
asks: Run the play and score each card.
in: game.turns, rules.play, game.decide

# game-play.runs Runs in any order
The order of the cards does not matter, and each further card that fits makes a longer run.
asks: Score the longest run of the newest cards in any order.
in: rules.play

# game-play.thirty-one Thirty-one
The card that makes 31 has two points, and the cards so far are turned down.
asks: Peg 2 for 31, show the cards so far no more, and start a new series.
in: rules.play, game.piles, game.decide

# game-play.go Go
Who has nothing that fits says go. The other lays whatever does, for two points on 31 or one short of it.
asks: Let the other play on, and peg 1 or 2.
in: game.turns, rules.play

# game-play.last-card Last card
The hand's final card scores one.
asks: Peg 1 for the last card, but not on 31.
in: rules.play

# the-show The show
Cards are picked up again and counted with the starter, the non-dealer first: near the end that is worth
much. A card may serve in many combinations.
asks: Count pone's hand, the dealer's, then the crib, naming every combination.
in: rules.show, game.decide

# the-show.nobs Nobs
A jack held in the suit of the starter scores one.
asks: Score 1 for it.
in: rules.show

# the-show.flush Flush
All four of the hand in one suit score four, with the starter five. Three and the starter score nothing.
asks: Score 4 or 5 only when all four held agree.
in: rules.show

# the-show.crib Crib
The crib counts like a hand, but has a flush only with all five cards.
asks: Count the crib last, with only a five-card flush.
in: rules.show, game.decide

# muggins Muggins
A score that a player overlooks, in hand or in play, may be claimed by the opponent with the word muggins.
The rule can be left out.
asks: Play with muggins unless the table agrees otherwise.
in: rules.presets, judge.muggins, judge.claims

# lurch Lurch
A win before the opponent is halfway round is a lurch and counts as two games.
asks: Count a win over a loser who has not passed halfway as 2 games.
in: rules.presets, rules.outcome

# errors Errors
Wrong deals and cards held back have a price; wrong counts have none.
asks: Rule on each of them.
in: judge.misdeal, judge.play

# errors.misdeal Misdeal noticed in time
A mistake seen while the cards go out leads to a new deal.
asks: Have the cards dealt again.
in: judge.misdeal

# errors.late-misdeal Misdeal noticed late
Once play is on, the non-dealer has two points, and either the cards are dealt again or the missing ones
drawn from the pack.
asks: Give 2 to the non-dealer, then deal again or draw, as the players choose.
in: judge.misdeal

# errors.renege Cards held back after a go
A renege: whoever could have played on after a go and did not loses the use of those cards, and the opponent
has two points.
asks: Refuse a false go; where players officiate, put it right, but bar cards held back after the other's go,
and give the opponent 2 for those.
in: game.refusal, rules.presets, judge.renege

# errors.counting Wrong counts
A count said wrongly in the play costs nothing.
asks: Correct the count and give no penalty.
in: rules.presets, judge.play
""",
)
