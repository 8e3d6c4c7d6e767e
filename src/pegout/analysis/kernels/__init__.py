"""Compiled loops over card numbers.

A card's number is `Card.index`: four times its rank counted from nought, plus its suit.

Every module is one family; its source also runs as plain Python. Import a kernel only where it is used:
compiling, even from what is kept on disk, takes a moment.
"""
