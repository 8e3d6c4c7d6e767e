"""Rule VII of `acc`: the play."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "acc",
    """
# VII The play
How cards are laid, what they score, and what follows a renege or a wrong count.
asks: Run the play, score it, and rule on what goes wrong in it.
in: game.decide, rules.play, judge.play

# VII.1 Order of play
Who lays what, when, and when a card counts as played.
asks: Give turns and settle which card was played.
in: game.turns, judge.play

# VII.1a When it starts
As soon as the starter lies open, the play is on.
asks: Ask for the first card right after the starter.
in: game.evolve

# VII.1b Pone leads
The first card is the pone's, laid open and named by its pips.
asks: Give the lead to the pone.
in: game.evolve, game.speech

# VII.1c One card at a time
By turns each lays one card and says how far the count has come.
asks: Take one card a turn and announce the count.
in: game.refusal, game.turns, game.speech

# VII.1d Laid cards stay visible
A player's cards overlap so that each can still be read. None is turned down until all are laid and both
hands have been counted and pegged.
asks: Show every card played in this deal until the next one.
in: game.piles, game.views
people: how cards lie on a real table is for the players

# VII.1e A released card
A card let go of counts as played, announced or not. It comes back only if it would take the count past 31.
asks: Let a card stand once played, and refuse one that passes 31.
in: game.refusal, judge.play

# VII.1f Several cards at once
The one that fits the count just announced was played, and the rest return. With no count said, or none that
fits, the player picks one of them.
asks: Take one card a turn; at a real table choose by the announced count, else ask the player.
in: game.refusal, judge.play

# VII.2 Points in the play
What scores and by when it has to be pegged.
asks: Score each card and keep the time limits for pegging.
in: rules.play, game.decide, judge.claims

# VII.2a What scores
Cards laid one after another score together, and whoever lays the last of them has the points.
asks: Score the newest card with those right before it.
in: rules.play

# VII.2a1 Pair
Two of one rank in a row: two points.
asks: Score 2.
in: rules.play

# VII.2a2 Three of a kind
Three of one rank in a row: six points.
asks: Score 6.
in: rules.play

# VII.2a3 Four of a kind
Four of one rank in a row: twelve points.
asks: Score 12.
in: rules.play

# VII.2a4 Runs
At least three neighbouring ranks in a row, whatever their order: a point a card.
asks: Score the longest run.
in: rules.play

# VII.2a5 Fifteen
A count of fifteen: two points.
asks: Score 2.
in: rules.play

# VII.2a6 Go
The last card laid before nobody can play within 31: one point.
asks: Peg 1 when the series ends short of 31.
in: rules.play, game.decide

# VII.2a7 Thirty-one
A count of exactly 31: two points.
asks: Score 2 and start a new series.
in: rules.play, game.decide

# VII.2a8 Last card
The final card of the play, unless it makes 31: one point.
asks: Peg 1 for the last card of all, but not on 31.
in: rules.play, game.decide

# VII.2b When to peg
Points must be on the board before their owner's next card or go, before muggins is rightly called, and
before pone's hand is announced. Facing an empty hand or a go, a player may lay all that fits and peg the
sum.
asks: Peg at once; where players officiate, keep the points due until one of these moments takes them away.
in: game.decide, judge.claims, judge.play

# VII.3 Renege
Not playing a card that fits is a renege. A go may be corrected until a point is pegged or the other plays.
When the card shows, the other may claim it until playing or counting next: play since is undone, with two
points a playable card, and the claimant chooses dead or played.
asks: Refuse a false go; where players officiate, undo the play, give 2 a card and carry out the choice.
in: game.refusal, judge.play, judge.claims

# VII.4 Wrong count announced
A count said wrongly can be put right only for a short time.
asks: Keep the count; where players officiate, correct it or let it stand.
in: game.evolve, judge.play

# VII.4a Not challenged
The speaker may correct it until the other lays a card or says go. After that it holds for this series, and
points pegged on it are good.
asks: Let the wrong count and its points stand once the opponent has acted.
in: judge.play, judge.claims

# VII.4b Challenged in time
An opponent who objects before playing or saying go has the count corrected. Points that the true count
would not have given are overpegged and fall under VIII.4.
asks: Correct the count and treat unearned points as overpegged.
in: judge.play, judge.pegged_points
""",
)
