"""What Pegout settled where the documents disagree or are silent, and what a table agrees on for itself."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "pegout",
    """
# partners Partners
The documents know only individual play, so that is the default. Partners sit opposite each other and share
a score.
asks: Let four seats play as two sides with one score each.
in: rules.ruleset, rules.presets

# first-dealer First dealer
Where a document does not say how the first dealer is found, the pack is cut.
asks: Cut for the first deal unless the rule set draws it at random.
in: rules.ruleset, game.decide

# crib-flush Flush in the crib
Where a document does not say so, a crib's flush still needs all five cards.
asks: Score a flush in the crib only with the starter.
in: rules.ruleset, rules.show

# runs Run totals
Some books call double runs with their pairs and some without: the totals are the same.
asks: Speak the total as the book does, and count the same.
in: rules.ruleset, rules.speech

# skunk Skunks of several
With three or four seats a skunk is counted against each opponent under the line, and the game is worth more
if any was skunked. A game ended by the clock has no skunk.
asks: Name every loser who was skunked and raise the worth for any of them.
in: rules.outcome

# early-end Early end of several
The early end of `club` asks that every opponent is under 31.
asks: End the game early only when all opponents are that far behind.
in: rules.outcome

# lurch Halfway
Halfway is hole 61, so a lurch is a loser on 60 or less.
asks: Count a loser on 60 or less as a lurch under `portfolio`.
in: rules.presets, rules.outcome

# time-out Time
More points win; if tied, whoever reached the score first; 0-0 is played again, with the same first dealer.
Points that were taken back as a correction count as never pegged.
asks: Decide a game at time, or start it again.
in: game.time_called, game.climb, game.decide

# penalties Whose penalty
Penalty points go to the opponent; with three or four seats to the player who claims them. An offender who
owns up gives them to the nearest opponent on the left.
asks: Give penalty points as the rule set says.
in: rules.ruleset, judge.penalties

# gone Players who go
A player who leaves a table, does not come back in time or lets the clock for moves run out is replaced by a
bot, or loses the match if there are two sides, depending on how the table was opened.
asks: Go on without a player who has gone, or end the match.
in: services.tables.decide, services.tables.clocks

# silent Silence
Where a document has no rule on a wrong act, it is put right without a penalty, whoever claims it. Points
that a player failed to take stay lost, or go to muggins. Windows are those of `acc`, but the deadlines of
VI.3c and VII.2b are its own: elsewhere points may be pegged until the hands are counted.
asks: Leave an option off where the document does not have it, and put wrong acts right at no cost.
in: rules.presets, judge.prices

# heels Muggins on heels
`club` and `classic` let muggins take whatever was forgotten, heels too; `acc` excepts them, and `portfolio`
speaks of hand and play. No penalty is ever muggins.
asks: Take heels by muggins only where the rule set says so.
in: rules.ruleset, judge.muggins

# cuts Cuts by several
Three or four cut for the deal one after the other from the same pack, each leaving four cards for everybody
still to cut and four at the bottom. If several have the same lowest card, they cut again.
asks: Set the limits of each cut by who is still to cut, and repeat among the tied.
in: game.turns, game.decide

# loser-deals The loser deals
In later games of a match the loser deals first; of several losers, the one with the lowest score, and if
tied, the nearest to the winner's left.
asks: Name the first dealer of the next game.
in: game.time_called

# flush Flush in a hand of another size
A hand that a ruling left short or long has a flush only if all its cards, at least four, are of one suit.
asks: Score a flush for the whole hand only, four cards at least.
in: rules.show

# played-cards Played cards
Where a document does not say so, played cards are not turned over. Where they are turned, everybody's are,
one's own too, and at 31 those of earlier series with them. The card that ends a series is seen before it is
turned. When all cards have been played, the hands are picked up again and lie face up.
asks: Show of the cards laid what lies face up, and of the others how many there are.
in: game.piles, game.views

# go Nobody answers himself
Whoever played the last card of a series is never asked to say go: the others say it, and the point is
pegged.
asks: Ask only the others.
in: game.turns

# spread Spread of several
With more than two sides a loser's spread is the distance to the winner, and the winner's the sum of these,
so that the spreads always add up to 0.
asks: Work out the spread of each side so.
in: rules.outcome
""",
)

HOUSE = read_articles(
    "house",
    """
# agreed Agreed at this table
Players may agree on any option for their own table. What differs from the book they named is cited as this.
asks: Take overrides of a rule set, refuse those that cannot work, and show which were made.
in: rules.ruleset, rules.words
""",
)
