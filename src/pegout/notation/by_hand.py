"""Deals written without a pack: one is laid from which those hands and that starter come."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from pegout.cards import Card, parse_cards, parse_exactly
from pegout.game import Command, Cut, GameState, Shuffle, dealing_order, stacked
from pegout.notation.errors import shown, standing_at
from pegout.notation.page import Written
from pegout.notation.words import LETTERS, number
from pegout.rules import RuleSet

_CRIB = "crib"


def laid_for(state: GameState, page: Sequence[Written], place: int) -> Iterator[Command]:
    """A shuffle and a cut that deal the hands written from this place of the page on."""
    rules = state.rules
    lines = list(takewhile(lambda line: line.kind == "hand", page[place : place + rules.seats + 1]))
    hands = _hands(rules, lines)
    with standing_at(page[place].place):
        if missing := [owner for owner in _owners(rules) if owner not in hands]:
            raise ValueError(f"the hand of {' and '.join(missing)} is missing: write one line per hand.")
    crib = hands.pop(_CRIB, ())
    dealt = [hands[letter] for letter in LETTERS[: rules.seats]]
    pack = dealing_order(rules, state.dealing, dealt, crib)
    after = page[place + len(lines) : place + len(lines) + rules.seats + 1]
    shuffled, lifted, starter_cut = stacked(pack, rules)
    if (turned := _starter(after)) is not None:
        shuffled, _, _ = stacked(_with_starter(pack, rules, *turned, starter_cut), rules)
    yield Shuffle(shuffled)
    yield Cut(state.pone, lifted)


def _owners(rules: RuleSet) -> list[str]:
    return [*LETTERS[: rules.seats], *([_CRIB] if rules.dealt_to_crib else [])]


def _hands(rules: RuleSet, lines: Sequence[Written]) -> dict[str, tuple[Card, ...]]:
    """The cards of each seat, and those dealt to the crib, no card twice."""
    hands: dict[str, tuple[Card, ...]] = {}
    for line in lines:
        with standing_at(line.place):
            owner, *cards = line.words[1:] or ("",)
            if owner in hands or owner not in _owners(rules):
                raise ValueError(f"{shown(owner)} has no hand to write here: name each seat once.")
            size = rules.dealt_to_crib if owner == _CRIB else rules.dealt
            hand = parse_exactly(cards, size)
            parse_cards([*(card for held in hands.values() for card in held), *hand])
            hands[str(owner)] = hand
    return hands


def _starter(lines: Sequence[Written]) -> tuple[Card, int | None] | None:
    """The starter as it is written after the throws, and the cut that turned it if that is written too."""
    for line in lines:
        if line.kind == "starter":
            with standing_at(line.place):
                words = line.words
                card = next((word for word in words if isinstance(word, Card)), None)
                full = len(words) > 3 and not isinstance(words[1], Card)
                return None if card is None else (card, number(words[2]) if full else None)
        if line.kind != "throw":
            break
    return None


def _with_starter(
    pack: Sequence[Card], rules: RuleSet, starter: Card, lifted: int | None, starter_cut: int
) -> tuple[Card, ...]:
    """The pack with the starter where that cut turns it; a card that was dealt is left where it is."""
    dealt = rules.seats * rules.dealt + rules.dealt_to_crib
    rest = [card for card in pack[dealt:] if card is not starter]
    if len(rest) == len(pack) - dealt:
        return tuple(pack)
    away = 0 if lifted is None else (lifted - starter_cut) % (len(rest) + 1)
    return *pack[:dealt], *rest[:away], starter, *rest[away:]
