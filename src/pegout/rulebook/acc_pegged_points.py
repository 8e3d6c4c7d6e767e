"""Rule VIII of `acc`, sections 1 to 4: recording scores, too few and too many."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "acc",
    """
# VIII Pegging
How points are marked, and what follows when they are marked wrongly.
asks: Move the pegs, and rule on every slip of a hand at the board.
in: game.board, game.script, judge.pegged_points

# VIII.1 Where to peg
The first score goes into the right hole of the player's own track.
asks: Keep a track for each player and start it at the first hole.
in: game.board
people: which track of a real board is whose is seen at the board

# VIII.1a Traditional and long boards
On a board of four rows, a player starts along the outer row on the near side.
people: a real board's rows are used by the people who sit at it

# VIII.1b Other boards
On any other board, a player starts in the row that is closest.
people: a real board's rows are used by the people who sit at it

# VIII.2 Nothing to peg
With a hand or crib worth zero, a player leaves the pegs alone; VIII.6b says what touching them costs.
asks: Move no peg for a zero; at a real table give 2 for touching one.
in: game.script, judge.pegged_points

# VIII.3 Pegged too few
A slip against oneself, too short forward or too far back, is final when the fingers have left the peg.
asks: Let the peg stand once it is released.
in: judge.pegged_points, judge.claims

# VIII.4 Pegged too many
A slip in one's own favour is undone, and the opponent may gain by it.
asks: Put the peg right and give the opponent what is due.
in: judge.pegged_points

# VIII.4a False claim of game
Acting as the winner with too few points is a false claim, whichever of these ways it is done in.
asks: Recognise the claim and test it against the true score.
in: judge.pegged_points, judge.claims

# VIII.4a1 By pegging out
The player puts a peg into hole 121.
asks: Treat pegging out short of the points as a false claim.
in: judge.pegged_points

# VIII.4a2 By the scorecard
The player writes the game down as won.
asks: Treat writing down an unearned win as a false claim.
in: judge.pegged_points

# VIII.4a3 By the games peg
The player marks a won game in the holes that some boards have for that.
asks: Treat marking an unearned win as a false claim.
in: judge.pegged_points

# VIII.4b What a false claim costs
Three steps, all before play goes on.
asks: Carry out the three steps in order.
in: judge.pegged_points

# VIII.4b1 The true hole
A peg of the claimant goes where the points really earned lead. If neither peg is on the board, VIII.5b
tells how.
asks: Set the front peg to the true score.
in: judge.pegged_points

# VIII.4b2 Fifteen back
The claimant pegs fifteen backward.
asks: Peg 15 back, as a backward penalty.
in: judge.pegged_points

# VIII.4b3 The overclaim
The opponent pegs as many points as the claimant was short of the game hole.
asks: Give the opponent the number overclaimed.
in: judge.pegged_points

# VIII.4c Too many, short of game
Too far forward, or not far enough back, is put right while the opponent has neither played on nor accepted
the hand or crib.
asks: Take such claims until the opponent plays on or accepts.
in: judge.pegged_points, judge.claims

# VIII.4c1 The opponent notices
Back to the right hole, and the opponent pegs the difference.
asks: Peg back the surplus and give the opponent as much.
in: judge.pegged_points

# VIII.4c2 The player tells
Players who find a slip of theirs may put it right free of charge, after telling the opponent.
asks: Peg back the surplus with no penalty.
in: judge.pegged_points

# VIII.4d Too late in the play
A claim about pegging in the play must come before the claimant's own next card; a go does not end that time.
A claimant out of cards has until pone's hand is pegged. Then it stands.
asks: Close the window at the claimant's next card, or when pone's hand is pegged.
in: judge.pegged_points, judge.claims

# VIII.4e Too late in the show
Once a hand or crib score was accepted in one of the ways of IX.2, no claim about its pegging is heard.
asks: Close the window when the score is accepted.
in: judge.claims
""",
)
