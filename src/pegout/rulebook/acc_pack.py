"""Rules II and III of `acc`: mixing and cutting."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "acc",
    """
# II Mixing the cards
How the pack is mixed before a deal, and by whom.
asks: Shuffle fairly and out of sight, and rule on a dealer who peeks.
in: library.dealer, judge.shuffle

# II.1 Proper mixing
Three mixings at least, with no face to be seen by anybody. A dealer who then steals a look at the bottom
card is reminded, the pone scores two, and the pack is shuffled afresh.
asks: Shuffle unseen; for a look at the bottom card give the pone 2 and have the pack reshuffled.
in: library.dealer, judge.shuffle
people: how often and how openly hands mix a real pack cannot be seen by a program

# II.2 Pone's right to shuffle
The pone may ask for the pack and shuffle it too.
people: on a screen nobody handles the pack, and at a real table the pone simply asks for it

# II.3 Dealer shuffles last
Whoever else has shuffled, the dealer may do so once more at the end.
people: on a screen nobody handles the pack, and at a real table the dealer simply takes it

# III Cutting the pack
How many cards a cut lifts, who wins the first deal, and the cut that must come before each deal.
asks: Hold every cut to its limits and rule on cuts that go wrong.
in: game.turns, game.refusal, judge.cut

# III.1 How many cards to cut
Every cut lifts some cards and leaves some: four at the least.
asks: Refuse a cut outside the limits; a cut that was wrong at the table is taken back and made again, until
the table has gone on from it.
in: game.turns, game.refusal, judge.cut, game.remedies_before_play

# III.1a Cutting for the first deal
The first to cut lifts four cards or more, up to half the pack. The second also lifts four or more, and has
to leave four.
asks: Allow the first cutter 4 to 26 cards and the second what leaves 4.
in: game.turns, game.refusal

# III.1b Every other cut
Before a deal and for the starter, a cut takes four cards or more and leaves four or more.
asks: Allow from 4 cards up to all but 4.
in: game.turns, game.refusal

# III.2 Who wins the deal
The lower card wins the first deal; cuts that are level or clumsy are made again.
asks: Compare the two cards cut and say who deals.
in: game.decide, judge.cut

# III.2a Whose card is which
A player has cut the card under the packet in the hand, not the one it lay on. The lower rank deals first.
asks: Take the bottom card of the lifted packet, and let the lower rank deal.
in: game.decide

# III.2b Equal cuts
Two cards of one rank decide nothing. All cards are shuffled together and both players try again.
asks: Reshuffle after a tie and have the tied players cut again.
in: game.decide, judge.cut

# III.2c More than one card shown
Whoever shows several cards when cutting has to repeat the cut. An opponent who cut before that chooses
between keeping that card and another try.
asks: Take the cut back and have the cutter repeat it, and offer the opponent who has cut the choice.
in: judge.cut, game.remedies_before_play

# III.3 The cut before each deal
No deal without a cut, and nobody looks at a bottom card.
asks: Ask the pone to cut before each deal and rule on peeks.
in: game.turns, game.refusal, judge.cut

# III.3a Offering the cut
The dealer lays the pack down and the pone cuts it. If either looks at the card under the lifted packet, the
other has two points; the pack is shuffled and cut anew.
asks: Give 2 to the other player for a peek, then reshuffle and cut again.
in: judge.cut, game.turns

# III.3b Closing the cut
The lower part goes on top and the deal comes from the whole pack. A dealer who then looks at the bottom
card is reminded and gives the pone two; shuffle and cut follow again.
asks: Deal from the whole pack; for a look at its bottom card give the pone 2, then reshuffle and cut again.
in: game.evolve, judge.cut

# III.3c A forgotten cut
A pone who has not yet lifted any of the cards may point out that there was no cut: then the pack is
shuffled and cut. Later the deal goes ahead as it is.
asks: Never deal without a cut; at a real table decide by whether the pone's cards were lifted.
in: game.refusal, judge.cut
""",
)
