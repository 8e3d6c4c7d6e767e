"""Rule I of `acc`, sections 1 to 5: what the game is and how it runs."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "acc",
    """
# I The mechanics of the game
What the game is for, what it is played with, how a deal runs, and what everything scores.
asks: Play a whole game by these rules.
in: rules.ruleset, rules.presets, game.decide

# I.1 Object
Choosing and playing your cards well should bring you to hole 121 before the other player. Whoever pegs
there first has won.
asks: End the game at the very point that reaches the game hole.
in: rules.ruleset, game.decide

# I.2 Number of players
Tournament rules are for two. Three or four can play much the same game, but not a sanctioned one.
asks: Seat two under `acc`; seat three or four only where the table asks for it.
in: rules.ruleset, rules.presets

# I.3 The cards
The pack, its suits, and what its cards are worth.
asks: Know the 52 cards, their order and their pips.
in: cards

# I.3a The pack
One ordinary pack of fifty-two cards.
asks: Refuse a shuffled pack that does not hold each of the 52 cards once.
in: cards, game.refusal

# I.3b Suits
No suit ranks above another.
asks: Compare cuts by rank alone.
in: cards, game.decide

# I.3c Ranks and pips
The king is high and the ace low. Court cards and tens count ten pips, the ace one, and the others what they
show.
asks: Give each card its rank and its pips.
in: cards

# I.4 The board
A player's front peg stands in the hole of the score so far. The gap between a player's two pegs is what was
pegged last.
asks: Keep two pegs a player, the rear one leaping over the front one.
in: game.board, game.evolve

# I.5 A game in outline
The order of a game for learners; the exact rules follow later.
asks: Take a table through these steps in this order.
in: game.decide, game.evolve

# I.5a First deal
The first game of a match starts with a cut, and the low card deals. In each later game the loser of the
last one deals first.
asks: Have both cut before the first game, and give the first deal of a later game to the loser.
in: game.decide, game.time_called

# I.5b The deal
The dealer shuffles and the pone has to cut. Six cards each are then dealt singly and in turn, the pone's
first.
asks: Deal only after a shuffle and a cut, one card at a time, starting to the dealer's left.
in: game.decide, rules.ruleset

# I.5c The throw
Both players give up two cards. These four are the crib, and the dealer owns it.
asks: Take two cards from each player before anything else goes on.
in: game.refusal, game.evolve

# I.5d The starter
The pone cuts what is left of the pack, and the card found there counts with both hands and with the crib.
asks: Let the pone choose the cut and count its card with every hand and the crib.
in: game.turns, game.decide, rules.show

# I.5e The play
The cards are laid one by one, with points to be had on the way.
asks: Run the play until all cards are laid.
in: game.turns, game.decide

# I.5e1 Turn and turn about
The pone leads, then each lays a card in turn, face up. Whoever lays one says what the pips of the series
now come to.
asks: Give turns in order and keep the count.
in: game.turns, game.evolve

# I.5e2 Go
A player with no card that fits under 31 says go. The other plays on alone as far as possible. Whoever said
go leads in the next series.
asks: Take a go only from a player who cannot play, let the other play on, and then change the lead.
in: game.refusal, game.turns

# I.5e3 Points in the play
Points are to be had while the cards are laid, by the chart of section 7.
asks: Score each card as it is laid.
in: rules.play, game.decide

# I.5f The show
With all cards laid, the pone counts and pegs first; then the dealer counts the hand, and last the crib.
asks: Count hands and crib in this order and stop at a win.
in: rules.show, game.decide

# I.5g The deal passes
The players deal by turns until somebody pegs the game hole.
asks: Pass the deal after each crib while nobody has won.
in: game.decide, game.evolve
""",
)
