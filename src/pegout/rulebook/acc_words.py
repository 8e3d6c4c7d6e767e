"""Rule I of `acc`, sections 6 and 7: the words of the game and the chart of scores."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "acc",
    """
# I.6 Definitions
What the words of the game mean.
asks: Use these words, with these meanings, on every screen and record.
in: rulebook.glossary

# I.6a Crib
Two cards from each player, laid aside; the dealer scores these four after the dealer's own hand.
asks: Keep a crib of four for the dealer and count it last.
in: game.evolve, game.decide

# I.6b Flush
Four cards of one suit in a hand are worth four, and five when the starter matches. In a crib only all five
together count.
asks: Score 4 or 5 in a hand, and only 5 in the crib.
in: rules.show

# I.6c Game hole
Hole 121.
asks: Have the game end there.
in: rules.ruleset, game.decide

# I.6d Go
Said by a player who has no card that stays within 31. It gives the other one point, or two for landing on
31.
asks: Peg 1 for a go, or 2 for exactly 31, never both.
in: rules.play, game.decide

# I.6e Hand
What a player was dealt; after the throw, what that player kept.
asks: Tell apart the cards held, thrown and played.
in: game.evolve

# I.6f Heels
A jack turned as the starter: two points for the dealer. Nibs is another word for it.
asks: Peg 2 to the dealer as soon as a jack is turned.
in: game.decide

# I.6g Nobs
A jack that lies in hand or crib and shares its suit with the starter is worth one.
asks: Score 1 for the jack of the starter's suit.
in: rules.show

# I.6h Judge
Somebody appointed by the Congress or the director to answer rule questions and settle disputes.
asks: Give rulings with reasons and citations, and let a person's ruling stand on record.
in: judge.penalties
people: a judge in person is appointed by people

# I.6i Match
A game or a number of games from which one player comes out as winner and the other as loser. Qualifying
games do not make a match.
asks: Play several games between the same players and name the winner.
in: game.match

# I.6j Muggins
Taking certain points that the other player failed to peg. It is no penalty. The director may use it or not,
and should say so when the event is announced.
asks: Let a rule set or an event switch muggins on or off.
in: rules.ruleset, judge.muggins

# I.6k Pair
Two cards of one rank.
asks: Score 2 for a pair.
in: rules.play, rules.show

# I.6l Peg
The pin that marks a score on the board; also the act of marking one, the rear peg going ahead of the front
one.
asks: Move the rear peg past the front one for each score.
in: game.board, game.evolve

# I.6m Pegging
Marking points by moving the rear peg forward.
asks: Send every point through the one function that pegs.
in: game.script, game.evolve

# I.6n Pone
The player who does not deal.
asks: Know who is pone in every deal.
in: game.turns

# I.6o Score
Points that a player has earned, however many.
asks: Keep the score of each player.
in: game.board

# I.6p Scoring
Coming by points.
asks: Name the reason for every point that is scored.
in: rules.show, rules.play

# I.6q Skunk
A win with at least 31 points between the scores.
asks: Mark a win over a loser who has not passed 90 as a skunk.
in: rules.outcome

# I.6r Double skunk
A win with at least 61 points between the scores.
asks: Mark a win over a loser who has not passed 60 as a double skunk.
in: rules.outcome

# I.6s Starter
The card that was cut and lies face up on the pack; each hand and the crib is counted with it.
asks: Count the starter with every hand and the crib.
in: rules.show, game.decide

# I.6t Stink hole
Hole 120, a single point from the win.
people: the word for a hole; nothing follows from standing there

# I.6u Run in the play
Three or more neighbouring ranks laid in any order. After 2, 6, 4 a 5 makes a run of three, and then a 3 one
of five.
asks: Score the longest run that the newest cards form, in any order.
in: rules.play

# I.6v Multiple runs
Only in the show: cards that make more than one run at a time.
asks: Count a run once for each way it can be made.
in: rules.show

# I.6w Double run
A pair inside a run of three or four ranks, so that the run is there twice.
asks: Score both runs and the pair.
in: rules.show

# I.6x Double-double run
Two pairs inside a run of three ranks, so that the run is there four times.
asks: Score all four runs and both pairs.
in: rules.show

# I.6y Triple run
Three alike inside a run of three ranks, so that the run is there three times.
asks: Score all three runs and the three of a kind.
in: rules.show

# I.6z Street
Thirty holes. Four streets, one after the other, lead to hole 120.
asks: Know which street a peg stands on.
in: game.board

# I.7 Scoring chart
Both in play and in the show: pair 2, three alike 6, four alike 12, fifteen 2, and a run one a card. Only in
play: 31 for 2, heels 2, go or last card 1, but not both for one card. Only in the show: flush 4 or 5, nobs
1.
asks: Score by this chart; a last card that makes fifteen has 2 and 1.
in: rules.play, rules.show, game.decide
""",
)
