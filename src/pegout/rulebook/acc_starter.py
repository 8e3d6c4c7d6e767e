"""Rule VI of `acc`: the starter."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "acc",
    """
# VI The starter
How the starter is cut and turned, and what a jack brings.
asks: Cut and turn the starter, peg heels, and rule on what goes wrong.
in: game.decide, judge.starter

# VI.1 Cutting the starter
Pone cuts, dealer turns, and nobody looks at anything else.
asks: Have the pone cut, and rule on peeks and misplaced starters.
in: game.turns, judge.starter

# VI.1a The pone cuts
The cut for the starter is the pone's, as soon as the crib is complete.
asks: Ask the pone to cut once all have thrown.
in: game.turns, game.evolve

# VI.1b A peek at the upper packet
A pone who looks at the card under the lifted packet gives the dealer two points and a look at it as well.
asks: Give 2 to the dealer and show the card to the dealer alone.
in: judge.starter, game.remedies_before_play, game.views

# VI.1c Turning the starter
The dealer turns up the card the cut has reached and leaves it on the closed pack. If it went into the
dealer's hand before the pone saw it, the pone has two points, draws two of that hand blindly, and makes one
of them the starter.
asks: Turn the card under the lifted packet; for a lost starter give 2, draw two cards blindly, show them to
the pone alone and let the pone choose.
in: game.decide, judge.starter, library.dealer, game.remedies_before_play

# VI.1d Cut card face up
If the card the cut has reached already lies open, it is turned, all forty cards left are shuffled, and the
pone cuts again.
asks: Reshuffle the rest of the pack and cut again.
in: judge.starter, game.remedies_before_play

# VI.2 Several cards shown
Turning more than one card does not change which is the starter.
asks: Keep the proper starter.
in: judge.starter

# VI.2a The top card stands
When the dealer turns up several, the starter is the one that lay on top.
asks: Make the top one of them the starter.
in: judge.starter

# VI.2b Pone may see them
The pone may look at the surplus cards before they go back.
asks: Show those cards to the pone alone.
in: judge.starter, game.remedies_before_play, game.views

# VI.3 Heels
A jack as starter brings the dealer two.
asks: Peg heels at once.
in: game.decide

# VI.3a Two points
For turning up a jack the dealer has two.
asks: Peg 2 to the dealer when a jack is turned.
in: game.decide

# VI.3b Heels can win
The dealer may reach the game hole with these two points.
asks: End the game if heels bring the dealer to 121.
in: game.decide

# VI.3c Forgotten heels
A dealer who plays a card first has lost them.
asks: Peg heels without being asked; where players officiate, drop the claim at the dealer's first card.
in: game.decide, judge.starter, judge.claims
""",
)
