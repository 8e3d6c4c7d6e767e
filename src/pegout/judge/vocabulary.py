"""The words that people use for one thing, brought to the one that the rule book has."""

import re

from pegout.rulebook.search import stems

_ALIKE = """
pack deck stock stack stub
throw discard threw thrown toss
crib kitty box
starter upcard
heels nibs nobs jack
look peek peep saw seen see glance spot examine view
show shown expose flash flip reveal
early soon premature prematurely earlier
many much extra surplus excess more high
few little short less fewer lack low missing shy
wrong incorrect bad mistake error false wrongly
not no never forgot forgotten forget omit neglect overlook miss without
take took taken grab retrieve pick pull remove
say said call announce told declare shout
win won winner winning
point score hole
deal dealt
mix shuffle muck muddle
help coach coaching advice advise assist kibitz
touch handle fiddle wiggle twiddle
knock bump drop spill fell fall jog
track lane row
side pile
torn damage bent mark dirty broken defect
same alike duplicate identical double twice
hold held kept keep
steal stole stolen
back backward backwards reverse
judge umpire referee marshal director official
refuse argue ignore disobey listen obey reject
write wrote written record
ten 10
mind thought
onlooker spectator bystander kibitzer watcher friend
overpeg overpegged overcount overcounted
underpeg underpegged undercount undercounted
"""
"""One thing a line, the rule book's word first."""

_LITTLE = """
a an the my his her hers its our your their me him them us he she it i we you they one's this that these those
who whom which what is was were be been are am do did does done have has had will would of to in into on at by
with from for and or but as if so up just then there here only got get gets really off table s t
"""
"""Words that tell nothing."""

_TOGETHER = {
    r"n['\u2019]t\b": " not",
    r"\bwon not\b": "will not",
    r"\bcan not\b": "cannot",
    r"\bcut[ -]card\b|\bturn(ed)?[ -]?up card\b|\bstart(er)? card\b": "starter",
    r"\bface[ -]up\b|\bupside[ -]down\b": "faceup",
    r"\bout of turn\b": "outofturn",
    r"\bthirty[ -]one\b": "31",
    r"\b19\b": "nineteen",
    r"\b(1[0-4678]|2[0-8]|30)\b": "count",
    r"\b\w+ of (heart|spade|club|diamond)s?\b": "certaincard",
    r"\bin a row\b|\brunning\b": "twice",
    r"\bmis(deal|dealt)\b": "misdeal deal wrong",
    r"\bmiscount(ed)?\b": "miscount count wrong",
    r"\bover[ -]?(peg|count)\w*": r"\1 many",
    r"\bunder[ -]?(peg|count)\w*": r"\1 few",
    r"\b(pegged|pegging|to peg|went|go|going) out\b": "pegout win",
}
"""What is said in several words or in one, before it is taken apart."""


def _alike() -> dict[str, str]:
    groups = [line.split() for line in _ALIKE.strip().splitlines()]
    return {stem: _stem(group[0]) for group in groups for word in group for stem in stems(word)}


def _stem(word: str) -> str:
    return next(iter(stems(word)))


_CONCEPT = _alike()
_SILENT = frozenset(_LITTLE.split())


def concepts(text: str) -> frozenset[str]:
    """What a text talks of: its words without the little ones, each as the rule book has it.

    >>> sorted(concepts("He peeked at the deck")) == sorted(concepts("looked at the pack"))
    True
    """
    plain = text.casefold()
    for said, meant in _TOGETHER.items():
        plain = re.sub(said, meant, plain)
    told = " ".join(word for word in re.findall(r"[a-z0-9]+", plain) if word not in _SILENT)
    return frozenset(_CONCEPT.get(stem, stem) for stem in stems(told))
