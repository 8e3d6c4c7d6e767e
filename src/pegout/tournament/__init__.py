"""Events: entries, movement, brackets, standings and money, on results and not on games."""
