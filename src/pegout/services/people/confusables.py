"""Which names the eye takes for one another, by the skeletons of Unicode Technical Standard 39.

The algorithm is theirs; the data come with the package `confusable-homoglyphs`, which follows Unicode's
releases. Where its data change, a migration makes the looks anew that are stored.
"""

import json
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files

MARKS = "\u200e\u200f"
"""The data put marks of direction around letters that are written from right to left."""
REMEMBERED = 4096
"""Names whose looks are known without a look: a new entrant is compared with everybody on the list."""


@lru_cache(REMEMBERED)
def looks(name: str) -> frozenset[str]:
    """Names with one of these in common look alike: in small letters, in capitals, or as written.

    >>> bool(looks("Alice") & looks("A1ICE"))
    True
    >>> bool(looks("Alice") & looks("\u0410lice"))
    True
    >>> bool(looks("Dave") & looks("Dane"))
    False
    """
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    small = unicodedata.normalize("NFKC", tidy.casefold())
    return frozenset(
        [
            f"small {skeleton(small)}",
            f"large {skeleton(tidy.upper())}",
            f"as written {skeleton(tidy).casefold()}",
        ]
    )


def alike(one: str, other: str) -> bool:
    return not looks(one).isdisjoint(looks(other))


def skeleton(text: str) -> str:
    """Every letter as the one that stands for all that look like it; it is compared, and never shown.

    >>> skeleton("p\u0430ypal") == skeleton("paypal")
    True
    >>> skeleton("modern") == skeleton("rnodem")
    True
    """
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(_drawn()))


def is_invisible(sign: str) -> bool:
    """Whether it draws nothing: Unicode's Default_Ignorable_Code_Point, and a blank Braille cell."""
    return ord(sign) in _INVISIBLE


_RANGES = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
_INVISIBLE = frozenset([point for first, last in _RANGES for point in range(first, last + 1)])


@cache
def _drawn() -> Mapping[int, str | None]:
    """How each sign is drawn, for `str.translate`: as what stands for it, or not at all."""
    return str.maketrans(dict(_prototypes())) | dict.fromkeys(_INVISIBLE)


def _prototypes() -> Mapping[str, str]:
    """What stands for each letter. The data know pairs only: whatever has many others stands for all."""
    text = files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8")
    pairs = {
        sign.strip(MARKS): [other["c"].strip(MARKS) for other in others]
        for sign, others in json.loads(text).items()
    }
    single = {sign: _stands_for(sign, pairs) for sign in pairs if len(sign) == 1}
    return {sign: "".join([single.get(part, part) for part in drawn]) for sign, drawn in single.items()}


def _stands_for(sign: str, pairs: Mapping[str, list[str]]) -> str:
    """Whatever has many others stands for itself; of two alone, the longer text or the first letter."""
    others = pairs[sign]
    if len(others) > 1:
        return sign
    other = others[0]
    if len(pairs.get(other, ())) > 1 or len(other) > 1:
        return other
    return min(sign, other)
