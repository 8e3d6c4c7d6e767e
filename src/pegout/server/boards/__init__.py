"""Boards over HTTP: for people who play with real cards, and need no account."""
