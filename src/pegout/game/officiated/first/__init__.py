"""Tables that their players officiate, by the first edition of the rules.

Nothing begins here any more. Logs and records of 0.1.0 mean what they meant, and games that were half played
go on as they began; so nothing in this package may change.
"""
