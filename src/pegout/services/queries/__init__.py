"""Answers to what people ask about the game, as data: the command line and the server give the same ones."""
