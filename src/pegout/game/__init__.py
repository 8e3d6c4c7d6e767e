"""The game as pure functions: commands in, events out, state folded, views for each seat."""
