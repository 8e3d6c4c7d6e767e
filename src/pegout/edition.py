"""The edition of the rules that a log is written under.

Rules get stricter and errors in them are mended; what was played keeps the result it had. So every log names
in its opening the edition it began under, and goes on under it to its end. A log that names none is of the
first edition, that of 0.1.0.
"""

FIRST_EDITION = 1
EDITION = 2
"""What a match or an event that begins now is played under."""
