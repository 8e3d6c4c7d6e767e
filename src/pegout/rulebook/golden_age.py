"""The Golden Age event sheet: twelve points on top of `acc`. Of its two points 2 the second is 3 here."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "golden-age",
    """
# 1 Two divisions
Men and women play singles in divisions of their own.
asks: Keep a field, movement, standings and play-off for each division.
in: tournament.event.formats

# 2 Six games and bonus points
Everybody plays six games, and what was scored in them is added up. A win adds 10, a skunk 20 instead, and a
double skunk 40.
asks: Total the points of six games and the bonus for each win.
in: tournament.standings.scheme, rules.presets, rules.outcome

# 3 Skunks
A loser on 61 to 90 is skunked, and one on 60 or less is double skunked.
asks: Tell the two kinds of skunk by the loser's score.
in: rules.presets, rules.outcome

# 4 Movement and sitting out
Players have numbers and tables. After every game odd numbers go one table up, so that nobody meets the same
opponent again. In an odd field those who sat out play each other after the sixth round.
asks: Seat and move the field so, and pair the missed games.
in: tournament.movement.formats

# 5 Full value, no muggins
A hand may be corrected to all it is worth until both sides have agreed on its score and it is on the board.
Muggins is never played.
asks: Peg what the player names, once or again, until the score is agreed and entered; refuse muggins.
in: rules.presets, judge.pegged_points, judge.claims

# 6 Low card deals
Of the two cards cut for the deal, the lower one wins it.
asks: Give the first deal to the low card.
in: game.decide

# 7 Mixing
Three mixings at least, faces down, and no look at the bottom card by the dealer afterwards.
asks: Shuffle unseen, and rule on a peek as in II.1.
in: library.dealer, judge.shuffle
people: how often hands mix a real pack cannot be seen by a program

# 8 Cutting and dealing
The non-dealer cuts without a look at the lifted packet's bottom card. The dealer closes the pack and deals
singly.
asks: Have the pone cut before each deal, deal one card at a time, and rule on a peek as in III.3.
in: game.turns, game.decide, judge.cut

# 9 No help
Neither a chart nor a person may help anybody to count a hand, a crib or the play.
asks: Show no count, hint or check at an officiated table before it no longer matters.
in: game.views, judge.claims
people: help from bystanders or from paper cannot be seen by a program

# 10 The director
Disputes and problems go to the director, whose word is final.
asks: Record the director's decisions, with reasons, where they change a result.
in: tournament.event.scores
people: what is right in a dispute, the director decides

# 11 Heels can win
The dealer may go out on a jack turned as the starter.
asks: End the game if heels bring the dealer to 121.
in: game.decide

# 12 Ties
Players who are level play off.
asks: Find the ties for places that matter and pair their play-off.
in: tournament.standings.play_off
""",
)
