"""Rule X of `acc`: muggins."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "acc",
    """
# X Muggins
Taking points that the other player failed to peg, where the event allows it.
asks: Offer, check and carry out calls of muggins.
in: judge.muggins, judge.claims

# X.1 When it is played
Muggins is optional, and has to be announced.
asks: Keep muggins as a choice of the rule set and show it before play.
in: rules.ruleset, rules.words, game.speech

# X.1a The one optional rule
Of all these rules only muggins may be left out.
asks: Let a table of `acc` switch muggins on or off.
in: rules.ruleset, rules.presets

# X.1b Announced beforehand
Whoever runs the play says before it begins whether muggins is on.
asks: Print the choice with the rules of every table and event.
in: rules.words, tournament.event.formats

# X.2 What it does not reach
Five kinds of missing points cannot be taken.
asks: Refuse a call for any of these.
in: judge.muggins

# X.2a Penalties
A penalty that was not pegged, or not in full.
asks: Refuse muggins on a penalty.
in: judge.muggins

# X.2b Muggins itself
Muggins points that were not pegged, or not in full.
asks: Refuse muggins on muggins.
in: judge.muggins

# X.2c Heels
The dealer's two points for a jack turned up.
asks: Refuse muggins on heels.
in: judge.muggins

# X.2d Pegging backward
Points that somebody lost by moving a peg the wrong way.
asks: Refuse muggins on points lost backward.
in: judge.muggins

# X.2e Forfeits
A score forfeited because the player did not peg out or pulled both pegs. What VII.2b forfeits is no such
score.
asks: Refuse muggins on a score forfeited so.
in: judge.muggins

# X.3 What it reaches
Points of the play, a hand or the crib that were pegged short. They are taken in full, even where the owner
needed fewer to win.
asks: Find all underpegged points, not capped by the game hole.
in: judge.muggins

# X.4 Calling muggins
How a call is made, how much it brings, and when it is too late.
asks: Take calls inside their windows and pay the right number.
in: judge.muggins, judge.claims

# X.4a The call
The caller says muggins and a number, and in the play which score was missed. Judges settle a dispute. The
caller gets the number claimed or the true one, whichever is smaller, once that is settled.
asks: Ask in the play which score was named, and pay the smaller of the claimed and the true number.
in: judge.muggins

# X.4b In the play
Points missed while cards are laid may be called between a first and a last moment.
asks: Open and close the window for each score of the play.
in: judge.muggins, judge.claims

# X.4b1 Not before
Only when the player has finished pegging too few, or has lost the unpegged score by VII.2.
asks: Open the window when the pegging is done or the score is lost.
in: judge.claims

# X.4b2 Not after
The call must come before that player pegs another score, and before pone's hand is pegged.
asks: Close the window at the player's next score or at pone's hand.
in: judge.claims

# X.4c In the show
A hand or crib that was counted short may be called between a first and a last moment.
asks: Open and close the window for each hand and the crib.
in: judge.muggins, judge.claims

# X.4c1 The dealer's call
From the moment the pone has pegged, or has said there is nothing, until pone's cards are mixed away or the
dealer announces a total in turn.
asks: Let the dealer call between pone's pegging and the dealer's own count.
in: judge.claims

# X.4c2 The pone's call
From the moment the dealer has pegged hand or crib, or has said there is nothing, until the pone mixes those
cards away.
asks: Let the pone call between the dealer's pegging and the mixing of those cards.
in: judge.claims

# X.4d The zero hand
When a player says that a hand or crib is worth nothing, muggins may be called at once. After that word the
count can no longer be put right.
asks: After a zero take muggins at once, and no correction after it.
in: judge.muggins, judge.claims
""",
)
