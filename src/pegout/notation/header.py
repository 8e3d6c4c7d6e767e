"""The head of a record: tags, then the rule set in full."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from pegout.edition import EDITION, FIRST_EDITION
from pegout.game import MatchFormat, Officiating, Seat, StartMatch
from pegout.notation.errors import InvalidRecord, shown, standing_at
from pegout.notation.page import VERSION_TAG, Written, facts_of
from pegout.notation.quoted_text import quoted, unquoted
from pegout.notation.rule_text import read_rule, read_rules, rule_lines
from pegout.notation.words import LETTERS, seat_of
from pegout.rules import RuleSet
from pegout.values import value

OWN_TAGS = ("Pegout", "Rules", *LETTERS, "Match", "Dealer", "Officiating", "Edition")
"""What the game itself says in tags; every other tag is free."""

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*)\s+(".*")\s*\]')
_LONGEST_MATCH = 30


@value
class Header:
    """The free tags, and the command that starts the match."""

    tags: dict[str, str]
    start: StartMatch
    place: str
    """Where the players are named."""
    length: int
    """How many lines belong to the head."""


def header_lines(start: StartMatch, tags: Mapping[str, str]) -> list[str]:
    """The head, or ValueError for tags and rules that could not be read again as they are."""
    own = {"Rules": start.rules.name}
    own |= {LETTERS[seat]: name for seat, name in enumerate(start.names)}
    own["Match"] = str(start.match)
    if start.dealer is not None:
        own["Dealer"] = LETTERS[start.dealer]
    if start.officiating is not Officiating.PROGRAM:
        own["Officiating"] = start.officiating.value
    if start.edition != FIRST_EDITION:
        own["Edition"] = str(start.edition)
    lines = [VERSION_TAG, *_tag_lines(tags), *_tag_lines(own), "", *rule_lines(start.rules, start.edition)]
    _refuse_unlike(lines, start, tags)
    return lines


def _tag_lines(tags: Mapping[str, str]) -> list[str]:
    return [f"[{name} {quoted(text)}]" for name, text in tags.items()]


def _refuse_unlike(lines: Sequence[str], start: StartMatch, tags: Mapping[str, str]) -> None:
    """Some values can be built in a program that no record may hold, such as a bonus of a million."""
    page = [Written(number, facts_of(line)) for number, line in enumerate(lines, start=1) if line]
    header = read_header(page)
    if header.start != start or header.tags != dict(tags) or header.length != len(page):
        raise ValueError("The tags or the rules of this game cannot be written exactly.")


def read_header(page: Sequence[Written]) -> Header:
    """Tags and rules from the top of the page, up to the first line of the game."""
    tags: dict[str, tuple[Written, str]] = {}
    fields: dict[str, Any] = {}
    length = 0
    for line in page:
        if line.facts.startswith("["):
            _take_tag(tags, line)
        elif line.kind == "rule":
            _take_rule(fields, line)
        else:
            break
        length += 1
    start = _read_start(tags, fields, page[0])
    free = {name: text for name, (_, text) in tags.items() if name not in OWN_TAGS}
    return Header(free, start, tags["A"][0].place, length)


def _take_tag(tags: dict[str, tuple[Written, str]], line: Written) -> None:
    with standing_at(line.place):
        found = _TAG.fullmatch(line.facts)
        if found is None:
            raise ValueError(f'{shown(line.facts)} is not a tag: write [Name "text"].')
        name = found[1]
        if name in tags:
            raise ValueError(f"the tag {shown(name)} appears twice: keep one of them.")
        tags[name] = line, unquoted(found[2])


def _take_rule(fields: dict[str, Any], line: Written) -> None:
    with standing_at(line.place):
        name, setting = read_rule(line.facts)
        if name in fields:
            raise ValueError(f"the rule {name} appears twice: keep one of them.")
        fields[name] = setting


def _read_start(
    tags: Mapping[str, tuple[Written, str]], fields: Mapping[str, Any], first: Written
) -> StartMatch:
    for name in ("Rules", "A"):
        if name not in tags:
            raise InvalidRecord(f'{first.place}: the tag [{name} "..."] is missing: write it below this one.')
    line, text = tags["Rules"]
    with standing_at(line.place):
        edition = _read_edition(tags)
        rules = read_rules(text, fields, edition)
    match, dealer = _read_match(tags), _read_dealer(tags, rules)
    officiating = _read_officiating(tags)
    return StartMatch(rules, _read_names(tags, rules), match, dealer, officiating, edition)


def _read_match(tags: Mapping[str, tuple[Written, str]]) -> MatchFormat:
    if "Match" not in tags:
        return MatchFormat()
    line, text = tags["Match"]
    with standing_at(line.place):
        return MatchFormat.parse(text if len(text) <= _LONGEST_MATCH else "?")


def _read_names(tags: Mapping[str, tuple[Written, str]], rules: RuleSet) -> tuple[str, ...]:
    """One name a seat, lettered without a gap."""
    given = [letter for letter in LETTERS if letter in tags]
    wanted = LETTERS[: rules.seats]
    if "".join(given) != wanted:
        raise InvalidRecord(
            f"{tags[given[-1]][0].place}: names are given for {' '.join(given)}, and {rules.name} has "
            f"{rules.seats} seats here: name {' '.join(wanted)}."
        )
    return tuple(tags[letter][1] for letter in wanted)


def _read_dealer(tags: Mapping[str, tuple[Written, str]], rules: RuleSet) -> Seat | None:
    if "Dealer" not in tags:
        return None
    line, letter = tags["Dealer"]
    with standing_at(line.place):
        dealer = seat_of(letter)
        if dealer >= rules.seats:
            raise ValueError(f"{letter} cannot deal at a table of {rules.seats}: name one of the seats.")
    return dealer


def _read_officiating(tags: Mapping[str, tuple[Written, str]]) -> Officiating:
    """The program, unless the tag says that the players do it themselves."""
    if "Officiating" not in tags:
        return Officiating.PROGRAM
    line, word = tags["Officiating"]
    with standing_at(line.place):
        if word != Officiating.PLAYERS.value:
            raise ValueError(
                f"{shown(word)} cannot officiate: write {Officiating.PLAYERS.value}, or leave the tag out "
                f"if the program officiates."
            )
    return Officiating.PLAYERS


def _read_edition(tags: Mapping[str, tuple[Written, str]]) -> int:
    """The first, unless the tag names a later one."""
    if "Edition" not in tags:
        return FIRST_EDITION
    line, word = tags["Edition"]
    with standing_at(line.place):
        editions = {str(edition): edition for edition in range(FIRST_EDITION, EDITION + 1)}
        if word not in editions:
            raise ValueError(
                f"{shown(word)} is not an edition of the rules that this program knows: use "
                f"{' and '.join(editions)}."
            )
    return editions[word]
