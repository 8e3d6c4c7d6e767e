"""How the shipped tables are made: pieces of work that come out the same wherever they are done."""
