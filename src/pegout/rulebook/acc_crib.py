"""Rule V of `acc`: the crib."""

from pegout.rulebook.article import read_articles

PAGE = read_articles(
    "acc",
    """
# V The crib
Where the crib lies and when it may be seen.
asks: Keep the crib closed and the dealer's, and rule on every breach.
in: game.evolve, game.views, judge.crib

# V.1 Where it lies
The crib lies on the dealer's side, and what was thrown stays thrown.
asks: Rule on cards taken back and on a crib on the wrong side.
in: judge.crib

# V.1a The dealer's side
It is the dealer's property, and its place is the dealer's side of the board, face down.
asks: Count the crib for the dealer and show it to nobody before its time.
in: game.decide, game.views
people: on which side of a real board cards are laid is for the players

# V.1b Thrown cards stay
Once laid and let go, thrown cards may not be taken up for another look. Doing so costs two points, and the
very same cards go back.
asks: Take a throw once only; at a real table give 2 and return the same cards.
in: game.refusal, judge.crib

# V.1c One throw on the wrong side
Until the starter is turned, a player who alone threw to the wrong side may take that throw back and choose
anew.
asks: Before the starter, return the throw and let the player choose again.
in: judge.crib, game.remedies_before_play

# V.1d All four on pone's side
They go over to the dealer, unseen. But once the starter is turned and both have played a card, the crib
belongs to the side where it lies; the other player counts as pone and deals next.
asks: Move the crib, or change its owner and the next dealer, by how far the play has come.
in: judge.crib

# V.2 Looking at the crib
The crib stays closed till it is counted.
asks: Keep it closed and rule on a look inside.
in: game.views, judge.crib

# V.2a Before its time
Showing the crib or looking into it before it is due to be counted costs two points.
asks: Show no one the crib early; at a real table give 2 to the opponent.
in: game.views, judge.crib

# V.2b Dealer looks before throwing
Two points, and the pone draws two unseen cards from the dealer's hand. These go into the crib unseen, as
the dealer's throw.
asks: Give 2 to the pone and make two cards drawn blindly by the pone the dealer's throw.
in: judge.crib, library.dealer, game.remedies_before_play
""",
)
