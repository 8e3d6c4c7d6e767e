"""Texts filled in: every figure comes from the engine, and a [word] in brackets is one of the glossary."""

import re
from collections.abc import Iterable, Mapping

from pegout.cards import Card, parse_cards
from pegout.rulebook.glossary import GLOSSARY
from pegout.rules import RuleSet, go_point, last_card, number_word, score_play, score_show

WORD = re.compile(r"\[([^\]]+)\]")
TENS = Card.parse("KH").pips
"""What most cards of a pack count."""


def figures(rules: RuleSet) -> dict[str, str]:
    """What the rules say in numbers, as words for a text."""
    held = parse_cards("JH 2C 4D 6S")
    numbers = {
        "dealt": rules.dealt,
        "thrown": rules.thrown,
        "kept": rules.dealt - rules.thrown,
        "fifteen": _play("7H 8C", rules),
        "pair": _play("7H 7C", rules),
        "three": _play("7H 7C 7S", rules),
        "run": _play("6H 7C 8S", rules),
        "thirty_one": _play("KH KC KS AD", rules),
        "go": go_point(held, 22, rules).total,
        "last": last_card(held, 22, rules).total,
        "nobs": score_show(held, Card.parse("QH"), rules).total,
        "limit": rules.limit,
        "ace": Card.parse("AH").pips,
        "ten": TENS,
        "safe_lead": 15 - TENS - 1,
        "five": 15 - TENS,
        "twenty_one": rules.limit - TENS,
        "skunk_games": rules.skunk_games,
    }
    words = {name: number_word(number) for name, number in numbers.items()}
    holes = {"goal": rules.goal, "skunk": rules.skunk_below, "double_skunk": rules.double_skunk_below}
    return words | {name: str(hole) for name, hole in holes.items()}


def _play(series: str, rules: RuleSet) -> int:
    return score_play(parse_cards(series), rules).total


class Voice:
    """Fills in texts, and remembers which words it has explained."""

    def __init__(self, rules: RuleSet) -> None:
        self._figures = figures(rules)
        self._explained: set[str] = set()

    def say(self, text: str, **facts: str) -> str:
        """The text with its figures, its words still in brackets."""
        filled = text.format_map({**self._figures, **facts})
        return filled[:1].upper() + filled[1:]

    def spoken(self, lines: Iterable[str]) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
        """The lines without brackets, and the words in them that nobody has explained yet."""
        plain, fresh = [], dict[str, str]()
        for line in lines:
            for word in WORD.findall(line):
                if word not in self._explained:
                    fresh[word] = GLOSSARY[word]
            plain.append(WORD.sub(r"\1", line))
        self._explained.update(fresh)
        return tuple(plain), tuple(fresh.items())


def joined(cards: Iterable[Card]) -> str:
    """Cards as they are printed, from ace to king."""
    return " ".join([card.pretty for card in sorted(cards)])


def in_words(numbers: Mapping[str, int]) -> dict[str, str]:
    return {name: number_word(number) for name, number in numbers.items()}
