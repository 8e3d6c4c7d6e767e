"""Rule IX of `acc`: counting and recording hands and crib."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "acc",
    """
# IX Counting hands and crib
In what order hands and crib are counted, and what spoils them.
asks: Count in order and rule on cards mixed too soon.
in: game.decide, judge.count

# IX.1 Cards in sight
A hand or crib being counted lies open on the table for the other player to see.
asks: Show the cards with their count.
in: game.decide, game.speech
people: how cards lie on a real table is for the players

# IX.2 Order of counting
Pone's hand, dealer's hand, crib: each finished before the next begins.
asks: Count in this order, each accepted before the next.
in: game.decide, judge.count, judge.claims

# IX.2a Pone's hand
The pone counts, says the total and pegs. The cards stay open until the dealer accepts, in words or by
starting the next count, or until a dispute about the pegging is over.
asks: Wait for the dealer's acceptance where players officiate.
in: judge.count, judge.claims

# IX.2b Dealer's hand
The dealer counts, says the total, pegs, and lays the hand open on pone's side. The pone accepts in words or
by mixing the cards away.
asks: Wait for the pone's acceptance where players officiate.
in: judge.count, judge.claims

# IX.2c Dealer too early
A dealer who counts before the pone has pegged takes the points back, lets the pone go first, and pegs
again. It costs nothing.
asks: Retract the dealer's points, have the pone count, then let the dealer count.
in: judge.count

# IX.2d The crib
Last, the dealer opens the crib, counts it, says the total, pegs, and lays it on pone's side. The pone
accepts in words or by mixing the cards away.
asks: Count the crib last and wait for acceptance where players officiate.
in: game.decide, judge.count, judge.claims

# IX.3 The starter in the show
The starter is kept apart.
asks: Keep the starter apart from hands, crib and pack.
in: game.evolve, judge.count

# IX.3a Starter mixed in
Whoever puts it among a hand, the crib or the pack loses two points; judges are called and it is taken out
again.
asks: Give 2 to the opponent and restore the starter.
in: judge.count

# IX.3b Clearing the pack
While the dealer is counting, the pone may take the pack away but leaves the starter about where it was.
people: who tidies a real table, and when, is for the players

# IX.4 Cards mixed too soon
A hand or crib mixed with other cards before it is counted and accepted.
asks: Rule which counts are lost and rebuild what can be rebuilt.
in: judge.count

# IX.4a One's own hand
A player who mixes the hand into crib or pack before it is pegged and confirmed loses its count.
asks: Drop the count of that hand.
in: judge.count

# IX.4b Crib mixed by the dealer
If the crib is part of the muddle and the dealer made it, the crib is lost too.
asks: Drop the count of the crib as well.
in: judge.count

# IX.4c Crib mixed by the pone
The pone pays two, and the dealer may pick the crib out again and peg it. If they differ about the cards,
judges come.
asks: Give 2 to the dealer and let the crib be rebuilt.
in: judge.count

# IX.4c1 Rebuilding the hands
Judges help by counting the hands once more, to find out what had been thrown.
asks: Work out from the hands and the record which cards were thrown.
in: judge.count
people: what players remember at a real table only people can weigh

# IX.4c2 Filling the crib
Cards that are remembered return to the crib. For any still missing, a judge shuffles the rest and cuts as
many.
asks: Restore the known cards and fill the crib with cards from the shuffled rest.
in: judge.count

# IX.5 No help in counting
No chart, crib sheet or other person may help a player to count, in the play or the show.
asks: Show no count, hint or check at an officiated table before it no longer matters.
in: game.views, judge.claims
people: help from bystanders or from paper cannot be seen by a program
""",
)
