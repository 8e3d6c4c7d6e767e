"""Rule VIII of `acc`, sections 5 to 10: pegs removed, touched, knocked out and confused."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "acc",
    """
# VIII.5 Pegs removed wrongly
Taking out the front peg, or both, with a score to mark.
asks: Rule which scores are lost and where the pegs go.
in: judge.pegged_points

# VIII.5a Only the front peg
What is lost depends on whether the peg has been let go of.
asks: Ask whether the peg was released and rule accordingly.
in: judge.pegged_points

# VIII.5a1 Released
Marked backward and let go: both pegs stay, this score and the one before are lost. A peg that went from
First back to Fourth Street goes behind the other; with both there, the player starts again from zero.
asks: Leave the released peg behind the other, drop both scores, and put right a peg beyond the start.
in: judge.pegs, game.ruling_events

# VIII.5a2 Not yet released
The peg in the hand now serves as the rear one. The new score may be marked; only the one before it is lost.
asks: Drop the previous score and peg the new one.
in: judge.pegs

# VIII.5b Both pegs
The front peg returns to its hole, or where judges put it if the players differ, with the other behind it.
The score still to be marked is lost.
asks: Restore the pegs and drop the score not yet pegged.
in: judge.pegged_points

# VIII.6 Pegs touched without cause
Two points against whoever touches a peg for no good reason.
asks: Give 2 to the opponent.
in: judge.pegged_points

# VIII.6a The opponent's peg
Hands off the pegs of the other player.
asks: Give 2 to the owner of the peg.
in: judge.pegged_points

# VIII.6b One's own peg
With nothing to score, hands off too. Pressing in a loose peg is allowed if the opponent agrees, and so is
putting right too high a score, once announced.
asks: Give 2 unless the opponent agreed or a correction was announced.
in: judge.pegged_points

# VIII.7 Pegs knocked out
A front peg knocked out by accident goes back to its hole; in doubt, to the one that both agree on. If they
cannot agree, or several pegs fell and they differ, judges decide.
asks: Keep the score on record; at a real table set the pegs as agreed or as judged.
in: judge.pegged_points
people: where a fallen peg stood is for the players or the judge to say

# VIII.8 Moving the opponent's pegs
A score marked with the wrong player's peg.
asks: Rule who keeps the points.
in: judge.pegged_points

# VIII.8a Forward and released
The opponent keeps what was marked and the player goes without. Touching the peg costs nothing more.
asks: Leave the points with the opponent.
in: judge.pegged_points

# VIII.8b Noticed before release
The peg may go back and the points be marked with the right one, but the opponent has two.
asks: Give 2 to the opponent and peg the score properly.
in: judge.pegged_points

# VIII.8c Backward
The peg returns to its hole, its owner has two, and the offender loses the points that were to be marked.
asks: Restore the peg, give 2 to its owner and drop the score.
in: judge.pegged_points

# VIII.9 Wrong track
A score that is right but in the wrong row, even the opponent's, is just moved over.
asks: Move the peg to its own track with no penalty.
in: judge.pegged_points

# VIII.10 Winning without pegging out
A player may show the win in other ways than by the last peg.
asks: Treat a recorded win as pegged out if the points are there.
in: judge.pegged_points

# VIII.10a What counts as pegging out
Any of these acts, or one like them, is as good as the last peg.
asks: Accept the act as the claim of the game.
in: judge.pegged_points

# VIII.10a1 The scorecard
Writing the game down as won.
asks: Take a win written down as pegged out.
in: judge.pegged_points

# VIII.10a2 The games holes
Putting a peg into one of the holes kept for games won.
asks: Take a win marked there as pegged out.
in: judge.pegged_points

# VIII.10a3 The games peg
Moving on the peg that keeps the number of games.
asks: Take a win marked so as pegged out.
in: judge.pegged_points

# VIII.10b Enough points
The opponent may call judges, but if they find the points there, the game is won.
asks: Declare the player the winner when the points suffice.
in: judge.pegged_points

# VIII.10c Not enough points
If the judges find too few points, it was a false claim of the game: VIII.4.
asks: Rule as on a false claim of game.
in: judge.pegged_points
""",
)
