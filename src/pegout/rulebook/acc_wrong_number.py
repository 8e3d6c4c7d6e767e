"""Rule IV of `acc`, section 4: a wrong number of cards in a hand or the crib."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "acc",
    """
# IV.4 Wrong number of cards
Too many or too few cards in a hand or the crib: what is done depends on when it is noticed.
asks: Find the remedy from the numbers held and the moment of discovery, and carry it out.
in: judge.wrong_number

# IV.4a Before both have thrown
The error shows while at least one player has still to throw.
asks: Choose between taking back, dealing on and dealing again.
in: judge.wrong_number

# IV.4a1 Wrong number thrown
The deal was right, and one player threw too many or too few while the other still holds all six. The throw
is taken back and made properly.
asks: Return the throw and ask for two cards.
in: judge.wrong_number, game.refusal, game.remedies_before_play

# IV.4a2 Both short alike
If both got equally few cards, the dealer simply deals on, one card at a time and pone first.
asks: Deal on in that order until both have six.
in: judge.wrong_number

# IV.4a3 Any other wrong deal
The same dealer deals again. A holder who prevents the other from checking the number pegs ten back; where
fewer bring both pegs off the board, the rest of the ten goes to the opponent.
asks: Order the new deal; if checking was prevented, peg back up to 10 and give the opponent what is
missing.
in: judge.wrong_number

# IV.4b After both have thrown
Judges come and choose the action. Until they direct it, no peg and no card is moved.
asks: Stop the table at the discovery and take the action from the table in IV.4c.
in: judge.wrong_number
people: keeping hands off pegs and cards at a real table is up to the players

# IV.4b1 Starter not yet turned
Column A of the table applies.
asks: Read the action from column A.
in: judge.wrong_number

# IV.4b2 Starter turned
Column B of the table applies.
asks: Read the action from column B.
in: judge.wrong_number

# IV.4c Table of actions
Every mixture of right, long and short for pone's hand, dealer's hand and crib, twenty-seven in all, has an
action before the starter (A) and one after it (B).
asks: Look the three states up and give the action of the right column.
in: judge.wrong_number

# IV.4d Actions
The sixteen actions that the table refers to.
asks: Carry out the action on the deal.
in: judge.wrong_number

# IV.4d1 Deal again
The player who dealt deals anew.
asks: Have the same player deal again.
in: judge.wrong_number

# IV.4d2 Stop, count what is right
Play ends, its points are taken back, whatever has its proper number of cards is counted in order, and what
has not is dead.
asks: Stop, retract the points of the play, and count only hands and crib of the right size.
in: judge.wrong_number

# IV.4d3 Fill the crib
Play pauses while the crib is made up unseen from the top of the pack. Then all goes on and everything
counts.
asks: Add the missing cards to the crib face down and go on.
in: judge.wrong_number

# IV.4d4 Dealer's hand dead
Play ends and all points are taken back, heels too. Pone's hand counts, the dealer's does not, and the crib
does unless it is too large.
asks: Stop, retract, count pone's hand, and count the crib unless it has too many cards.
in: judge.wrong_number

# IV.4d5 Surplus to the crib
Whoever holds too many puts the surplus into the crib. If something is still wrong, the table is read again.
asks: Move the surplus and apply the table once more.
in: judge.wrong_number

# IV.4d6 Fill the hand
The short hand gets what it lacks off the top of the pack. All goes on.
asks: Add the missing cards to the hand and go on.
in: judge.wrong_number

# IV.4d7 Go on as it is
Nothing is put right; all is played and counted as held.
asks: Go on and count hands and crib as they are.
in: judge.wrong_number

# IV.4d8 Go on, crib dead
Nothing is put right; the hands are played and counted, the crib is not.
asks: Go on, count both hands as they are, and leave the crib uncounted.
in: judge.wrong_number

# IV.4d9 Stop, wrong hand dead
Play ends and its points are taken back. The hand of wrong size is dead; the other one and the crib count.
asks: Stop, retract, and count the right hand and the crib.
in: judge.wrong_number

# IV.4d10 Fill the crib, pone's hand dead
Play ends and its points are taken back. The crib is made up from the top of the pack. Dealer's hand and the
crib count; pone's hand is dead.
asks: Stop, retract, fill the crib, and count only the dealer's hand and the crib.
in: judge.wrong_number

# IV.4d11 Pone's hand dead, short hand counts
Play ends and its points are taken back. Pone's hand is dead, while the dealer's short one and the crib
count.
asks: Stop, retract, and count the dealer's short hand and the crib.
in: judge.wrong_number

# IV.4d12 Only the short hand counts
Play ends and its points are taken back. The dealer's short hand counts; pone's hand and the crib are dead.
asks: Stop, retract, and count the dealer's short hand alone.
in: judge.wrong_number

# IV.4d13 Fill the crib, short hand counts
Play ends and its points are taken back. The crib is made up from the top of the pack. Pone's hand is dead;
the dealer's short hand and the crib count.
asks: Stop, retract, fill the crib, and count the dealer's short hand and the crib.
in: judge.wrong_number

# IV.4d14 Dealer picks the crib
All goes on. After the play the dealer looks through the crib and keeps four cards of it; the rest is dead.
Everything counts.
asks: Go on, let the dealer pick four of the crib after the play, then count all.
in: judge.wrong_number

# IV.4d15 Stop and deal again
Play ends, its points are taken back, and the player who dealt deals anew.
asks: Stop, retract, and have the same player deal again.
in: judge.wrong_number

# IV.4d16 Only too many is dead
Play ends and its points are taken back. Hands and crib that are right or short count; what is too large is
dead.
asks: Stop, retract, and count all hands and cribs that are not too large.
in: judge.wrong_number
""",
)
