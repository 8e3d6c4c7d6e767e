"""Finding an incident by the words of whoever saw it happen."""

from collections.abc import Iterable
from functools import cache
from math import log

from pegout.judge.catalogue import Kind
from pegout.judge.docket import KINDS
from pegout.judge.offer import is_offered
from pegout.judge.said import CITED, SAID
from pegout.judge.vocabulary import concepts
from pegout.rules import RuleSet, book_of
from pegout.values import value

Words = frozenset[str]

_ENOUGH = 0.4
"""The part of what was said that must be met, weighed by how telling the words are."""
_CLEAR = 0.7
"""The next best is below this part of a clear hit."""
_SURE = 0.55
_IN_ALL = 0.25
_IN_ARTICLE = 0.1
"""What it adds that the words occur anywhere among its names, and in its article."""

_FIGURE = 0.4
_OWN = 0.05
_VERY = 0.5
"""What it adds that the rule is of the table's own document, and that the words are the very name."""
_NEAR, _MOST = 0.5, 8
"""How near the others must come to the best, and how many are told at most."""


@value
class Found:
    """Incidents that the words may mean, the best first."""

    kinds: tuple[Kind, ...]
    """Those that the rules in force have an answer to."""
    silent: tuple[Kind, ...]
    """Those on which they are silent, where these are meant as well or better."""
    clear: bool
    """Whether the first is certainly the one meant."""


@value
class _Entry:
    """The names of an incident as sets of words, all of them together, and what its article talks of."""

    names: tuple[Words, ...]
    all: Words
    article: Words


def search(words: str, rules: RuleSet) -> Found:
    """What somebody means by these words where these rules are played.

    >>> from pegout.rules import preset
    >>> [kind.name for kind in search("said go but had a card", preset("acc")).kinds][:1]
    ['renege']
    """
    merits = {name: merit + _home(name, rules) for name, merit in _merits(words).items()}
    ranked = sorted(merits, key=lambda name: -merits[name])
    here = [name for name in ranked if is_offered(KINDS[name], rules)]
    best = merits[here[0]] if here else 0
    here = [name for name in here if merits[name] >= _NEAR * best]
    silent = [name for name in ranked if name not in here and merits[name] > best and _has_own_rule(name)]
    clear = not silent and _is_clear([merits[name] for name in here])
    return Found(_kinds(here[:_MOST]), _kinds(silent[:_MOST]), clear)


def _home(name: str, rules: RuleSet) -> float:
    """A rule of the table's own document goes before one that it shares."""
    return _OWN if KINDS[name].citation.document == book_of(rules) else 0


def _has_own_rule(name: str) -> bool:
    """A document that tells peeks or errors in dealing apart is not silent on them."""
    return name not in ("peeked", "misdeal")


def _kinds(names: Iterable[str]) -> tuple[Kind, ...]:
    return tuple(KINDS[name] for name in names)


def _is_clear(merits: list[float]) -> bool:
    if not merits or merits[0] < _SURE:
        return False
    return len(merits) == 1 or merits[1] < _CLEAR * merits[0]


def _merits(words: str) -> dict[str, float]:
    """How well each incident is met by what was said; those that are not met are left out.

    An article, with its document or without, stands for the incidents that it rules on.
    """
    citation = "".join(words.split()).casefold()
    place = citation.rpartition(":")[2]
    here = [name for name, kind in KINDS.items() if place and _stands_in(kind, place)]
    if cited := (*CITED.get(citation, ()), *here):
        return dict.fromkeys(cited, 1)
    said = _understood(words)
    merits = {name: _merit(said, entry) for name, entry in _entries().items() if said}
    return {name: merit for name, merit in merits.items() if merit}


def _stands_in(kind: Kind, place: str) -> bool:
    at = kind.citation.place.casefold()
    return at == place or (at.startswith(place) and not (place[-1] + at[len(place)]).isalpha())


def _merit(said: Words, entry: _Entry) -> float:
    whole = _weight(said)
    met = _weight(said & entry.all) / whole
    if met < _ENOUGH:
        return 0
    best = max(_likeness(said, name, whole) for name in entry.names) + (_VERY if said in entry.names else 0)
    return best + _IN_ALL * met + _IN_ARTICLE * _weight(said & entry.article) / whole


def _likeness(said: Words, name: Words, whole: float) -> float:
    """One where the words are the very name; less for each word too many on either side."""
    shared = _weight(said & name)
    return shared / whole * (1 + shared / _weight(name)) / 2 if shared else 0


def _weight(words: Words) -> float:
    return sum(_weights().get(word, 0) for word in words)


@cache
def _weights() -> dict[str, float]:
    """What a word tells: the fewer incidents have it, the more."""
    entries = _entries().values()
    every = frozenset[str]().union(*(entry.all | entry.article for entry in entries))
    return {word: _rarity(word, sum(word in entry.all for entry in entries)) for word in every}


def _rarity(word: str, number: int) -> float:
    """How many it were is seldom what matters."""
    return log(1 + len(KINDS) / (number + 1)) * (_FIGURE if word.isdigit() else 1)


@cache
def _entries() -> dict[str, _Entry]:
    return {name: _entry(kind) for name, kind in KINDS.items()}


def _entry(kind: Kind) -> _Entry:
    from pegout.rulebook.articles import article  # much to read, and only needed here

    place = article(str(kind.citation))
    texts = (*SAID[kind.name], kind.what, kind.name.replace("-", " "), place.title)
    names = tuple(found for text in texts if (found := concepts(text)))
    return _Entry(names, frozenset[str]().union(*names), concepts(place.text))


def _understood(words: str) -> Words:
    """What was said, in words that are known: one that is begun or misspelt is taken for the nearest."""
    return frozenset(known for word in concepts(words) for known in _known(word))


def _known(word: str) -> Words:
    from difflib import get_close_matches  # only needed for mistakes

    known = _weights()
    if word in known:
        return frozenset({word})
    if len(word) < 3 or word.isdigit():
        return frozenset()
    begun = frozenset(other for other in known if other.startswith(word))
    return begun or frozenset(get_close_matches(word, known, n=1, cutoff=0.8) if len(word) > 3 else ())
