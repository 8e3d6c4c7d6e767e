"""Amounts of money: whole cents, read from what people write and split without losing one."""

import re
from collections.abc import Sequence

from pegout.refusal import InvalidInput

WRITTEN = re.compile(r"([0-9]{1,9})(?:[.,]([0-9]{2}))?|([0-9]{1,3}(?:,[0-9]{3}){1,2})(?:\.([0-9]{2}))?")
"""A comma before two figures is a point, as many phones have no other; before three it groups."""
MINUS = re.compile("[-\u2010-\u2015\u2212]")


class InvalidAmount(InvalidInput):
    """An amount that cannot be read or shared; the message says what would do."""

    code = "invalid_amount"


def parse_cents(text: str, sign: str = "$") -> int:
    """The cents of an amount of nought or more, with or without its currency sign.

    The desk in a browser reads what is typed there by the same rules (web/desk/money_written.js).

    >>> parse_cents("20"), parse_cents("$20.50"), parse_cents("20,50"), parse_cents("1,250.00")
    (2000, 2050, 2050, 125000)
    """
    if MINUS.search(text):
        raise InvalidAmount(f"{text[:20]!r} is negative: write the amount paid, such as 20 or 20.50.")
    written = WRITTEN.fullmatch(text.strip().removeprefix(sign).lstrip())
    if written is None:
        raise InvalidAmount(f"{text[:20]!r} is not an amount: write, for example, 20 or 20.50.")
    whole, cents = written[1] or written[3], written[2] or written[4]
    return 100 * int(whole.replace(",", "")) + int(cents or 0)


def write_cents(cents: int, sign: str = "$") -> str:
    """The amount as people write it; `parse_cents` reads it back if it is not negative.

    >>> write_cents(2050), write_cents(-125000, "")
    ('$20.50', '-1,250.00')
    """
    whole, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}{sign}{whole:,}.{rest:02}"


def split_by_shares(total: int, shares: Sequence[int]) -> tuple[int, ...]:
    """Split so many cents in proportion to the shares: the parts add up to the total.

    Each part is less than a cent away from its exact share. The cents that rounding down leaves over go to
    the largest remainders, of equal ones to the first.

    >>> split_by_shares(100, (1, 1, 1))
    (34, 33, 33)
    """
    if total < 0 or min(shares, default=0) < 0:
        raise InvalidAmount("Amounts and shares cannot be negative: give 0 or more.")
    whole = sum(shares)
    if not whole:
        if total:
            raise InvalidAmount("Nobody has a share of this amount: give at least one share above 0.")
        return (0,) * len(shares)
    parts = [divmod(total * share, whole) for share in shares]
    over = total - sum(cents for cents, _ in parts)
    by_remainder = sorted(range(len(parts)), key=lambda place: -parts[place][1])
    rounded_up = set(by_remainder[:over])
    return tuple(cents + (place in rounded_up) for place, (cents, _) in enumerate(parts))


def split_equally(total: int, ways: int) -> tuple[int, ...]:
    """So many parts that differ by a cent at most, the larger ones first."""
    return split_by_shares(total, (1,) * ways)
