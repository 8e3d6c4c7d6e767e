"""Rule IV of `acc`, sections 1 to 3 and 5: dealing, exposed cards, imperfect packs."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "acc",
    """
# IV Dealing
Who deals, how, and what follows when a deal goes wrong.
asks: Deal in turn and without error, and rule on every misdeal.
in: game.decide, judge.deal, judge.wrong_number

# IV.1 Who deals
The cut decides the first deal; a deal out of turn is void if it is noticed soon.
asks: Keep the order of deals and rule on a deal out of turn.
in: game.evolve, judge.deal

# IV.1a First dealer
A match's first dealer is found by the cut of Rule III.
asks: Open a match with the cut for deal.
in: game.decide, game.evolve

# IV.1b Dealing out of turn
While at least one player has yet to play a card, a deal by the wrong player is void and the right one
deals; heels go back too. Noticed later, it is played to its end, and the non-dealer of this hand deals next.
asks: Void the deal, or play it on and set the next dealer, by how far the play has come.
in: judge.deal

# IV.2 Dealing the cards
One card at a time to each in turn, the pone watching and keeping hands off.
asks: Deal in this order.
in: game.decide

# IV.2a How the cards go out
Off the top of the mixed and cut pack, singly, unseen, first to the pone, then by turns till both have six.
asks: Deal six each from the top, one at a time, the pone first.
in: game.decide, rules.ruleset

# IV.2b The pone watches
It is for the pone to follow the deal and speak up if something is wrong with it.
asks: Let the pone call a misdeal, and have the same dealer deal again while the pone's cards lie untouched.
in: judge.irregular_deal
people: watching somebody's hands deal is left to the player opposite

# IV.2c Hands off during the deal
The pone leaves the cards alone till the deal is finished, but may stop one from sliding off the table.
people: where a player's hands are while cards are dealt cannot be seen by a program

# IV.3 Exposed cards
A card seen during the deal spoils the deal.
asks: Have the cards dealt again.
in: judge.deal

# IV.3a Exposed by the dealer
If the dealer lets a face be seen in dealing, the deal is made again.
asks: Have the same dealer deal again.
in: judge.deal

# IV.3b Face up in the pack
A card that turns up the wrong way round while dealing leads to a new deal as well.
asks: Have the same dealer deal again.
in: judge.deal
""",
)

IMPERFECT_PACK = read_articles(
    "acc",
    """
# IV.5 Imperfect pack
What to do with a pack that has a damaged, missing or doubled card.
asks: Rule when the pack is replaced and what the deal still counts.
in: judge.pack

# IV.5a Defects
A pack with cards lost, torn or marked enough to matter is exchanged, or the one card is. If anybody has
already lifted cards of the deal, the deal is finished first.
asks: Replace the pack at once, or after the deal if cards were lifted.
in: judge.pack

# IV.5b Two cards alike
When one card shows up twice, play ends there. What this deal has scored is taken back, all its cards are
dead, and the dealer deals again from another pack.
asks: Retract the deal's points, declare hands and crib dead, and have the same dealer deal again.
in: judge.pack
""",
)
