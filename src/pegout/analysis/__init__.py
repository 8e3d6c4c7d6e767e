"""Numbers about cribbage: exact counts, what a throw or a card is worth, the chance to win."""
