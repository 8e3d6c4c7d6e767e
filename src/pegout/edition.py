"""The edition of the rules that a log is written under.

Events, tables and records are read by judging again what is stored, so a stricter rule would set old results
aside or refuse old records. Whatever opens a log therefore writes the present edition into it, and the log
keeps that edition for as long as it goes on. A rule that changes what stored things do asks for the edition
and leaves earlier ones as they were (docs/decisions/0009-editions.md).
"""

FIRST_EDITION = 1
"""Of logs that name none: they were written before there were editions."""

EDITION = 2
"""What is opened now is written under this one."""


def known_edition(edition: int) -> int:
    """The edition, or `ValueError` where only a newer program knows it."""
    if FIRST_EDITION <= edition <= EDITION:
        return edition
    raise ValueError(
        f"It was written under edition {edition} of the rules, and this program knows {FIRST_EDITION} to "
        f"{EDITION}: use the newer Pegout that wrote it."
    )
