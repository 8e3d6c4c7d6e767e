"""The club rules for two, three and four."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "club",
    """
# the-deal The deal
Low card deals first, then the deal goes round to the left. How many cards go out depends on how many play.
asks: Cut for the first deal, pass it clockwise, and deal by the number of seats.
in: rules.ruleset, game.decide

# the-deal.two Two players
After a shuffle and the opponent's cut both get six cards, and each throws two, face down.
asks: Deal six each and take two from each for the crib.
in: rules.presets, rules.ruleset

# the-deal.three Three players
The player to the left cuts. Everybody gets five cards and one more goes to the crib; then each throws one.
asks: Deal five each and one to the crib, and take one from each.
in: rules.presets, rules.ruleset

# the-deal.four Four players
Everybody gets five cards after the cut and throws one of them.
asks: Deal five each and take one from each.
in: rules.presets, rules.ruleset

# the-cut The starter
The dealer's left-hand neighbour cuts once more. The lower part comes on top, and its first card is turned:
the starter. If it is a jack, the dealer has two for his heels.
asks: Ask the left-hand neighbour to cut, turn the starter, and peg heels.
in: game.turns, game.decide

# the-play The play
Cards are laid by turns from the dealer's left, with the count said aloud and never above 31. Court cards
count ten and aces one.
asks: Run the play for two to four seats and keep the count.
in: game.turns, game.refusal, game.decide

# the-play.go Go
Who has no card that fits says go, and the rest must play on while they can. When nobody can, the last to
lay a card has one point.
asks: Go round the table until no one can play, and peg 1 to the last.
in: game.turns, game.decide, rules.play

# the-play.thirty-one Thirty-one
Hitting 31 brings two points in place of the one for go; three is impossible.
asks: Peg 2 for 31 and nothing for the go.
in: rules.play, game.decide

# the-play.next-series The next series
Laid cards are turned down, and the left-hand neighbour of whoever laid the last one begins anew. Players
without cards are passed over.
asks: Show a finished series no more, and start the next from the left of its last card, passing over empty
hands.
in: game.piles, game.turns

# the-play.last-card Last card
The very last card has one point. If it makes fifteen or thirty-one, it has only the two for that.
asks: Peg 1 for the last card, but not on 15 or 31.
in: rules.play, rules.presets

# the-play.scoring Points in the play
Fifteen and a pair have two points each, three alike six, four alike twelve. Ranks make pairs, not pips. All
is pegged at once.
asks: Score and peg each card as it is laid.
in: rules.play, game.decide

# the-play.runs Runs in the play
The newest cards, three to seven of them in any order or suit, make a run if nothing interrupts it; a point
a card. Aces are low, and double runs do not exist here.
asks: Score the longest unbroken run of the newest cards, with no rank twice.
in: rules.play

# the-play.renege Renege
Who can play must. When a renege is claimed, cards laid since return and their points go; the claimant has
two for each card held back. It can be put right until an opponent plays a card or announces a hand.
asks: Refuse a false go; where players officiate, undo the play and give the claimant 2 a card.
in: game.refusal, rules.presets, judge.play, judge.claims

# the-show The show
Hands are counted with the starter, from the dealer's left round to the dealer.
asks: Count hands from the dealer's left, the dealer's last.
in: game.decide, rules.show

# the-show.fifteens Fifteens
Two points for each different set of cards that adds up to fifteen.
asks: Find every set that makes fifteen.
in: rules.show

# the-show.pairs Pairs
A pair has two points, three alike six, four alike twelve.
asks: Score 2, 6 or 12.
in: rules.show

# the-show.runs Runs
A run of three to five has a point a card. Without their pairs, double runs have six or eight, triple runs
nine and quadruple runs twelve.
asks: Count a run once for each way it can be made, and name the total without pairs.
in: rules.show, rules.speech

# the-show.flush Flush
Four of a suit in the hand have four points, five with the starter. The play has no flushes.
asks: Score a flush only in the show, 4 in hand or 5 with the starter.
in: rules.show

# the-show.nobs Nobs
A jack in hand or crib of the starter's suit has one point, and is named last.
asks: Score 1 for the jack of the starter's suit and put it last.
in: rules.show

# the-show.nineteen Nineteen
No hand is worth nineteen, so the word is said for a hand of nothing; twenty-nine is the most there is.
asks: Never count a hand to nineteen, nor above 29, and take nineteen announced for nothing.
in: rules.show, rules.ruleset

# the-crib The crib
Last of all the dealer counts the crib with the starter, just as a hand, but a flush there needs all five
cards.
asks: Count the crib last, with only a five-card flush.
in: rules.show, game.decide

# end-of-game End of the game
The game is over as soon as somebody has 121 or more, or makes a double skunk.
asks: End the game at the goal or at a double skunk.
in: game.decide, rules.outcome

# end-of-game.double-skunk Double skunk
Getting to 61 while an opponent has not got to 31 ends the game at once, and it counts as two.
asks: End the game at 61 with the opponents under 31, worth 2 games.
in: rules.outcome, rules.presets

# end-of-game.skunk Skunk
Getting to 121 while an opponent has not got to 91 makes the game count as two.
asks: Count a win over a loser under 91 as 2 games.
in: rules.outcome, rules.presets

# optional-rules Optional rules
Only one is named: muggins.
asks: Let the table choose.
in: rules.ruleset

# optional-rules.muggins Muggins
Points that others overlook in hand, crib or play, or forget to peg, go to the first who notices and says
muggins.
asks: Where it is agreed, give missed points to the first to claim them.
in: rules.ruleset, judge.muggins, judge.claims

# penalties Penalties
Four offences have a price, and no other has.
asks: Rule on each and give the points; put all else right at no cost.
in: judge.prices

# penalties.peeking Peeking
Looking at a card that is not yours to see, say the bottom card at the deal or the cut, or the crib too
early, costs two.
asks: Give 2 for a peek.
in: judge.cut, judge.crib, judge.shuffle

# penalties.pegs Moving another's peg
Moving a peg of an opponent costs two.
asks: Give 2 for a peg moved, and nothing for a touch.
in: judge.pegged_points, judge.pegs

# penalties.starter Misplacing the starter
Putting the starter into a hand or the crib, or back into the pack too early, costs two.
asks: Give 2 and restore the starter.
in: judge.count, judge.starter

# penalties.false-claim Claiming the game wrongly
The offender pegs fifteen back, and the opponent scores as many as were claimed too much.
asks: Peg 15 back and give the opponent the overclaim.
in: judge.pegged_points

# summary Scoring summary
A list of all scores once more. In play, fifteen and 31 add to pairs and runs, but go does not add to 31,
nor last card to 15 or 31. Muggins and penalties are settled when they happen.
asks: Score as the list says.
in: rules.play, rules.show
""",
)
