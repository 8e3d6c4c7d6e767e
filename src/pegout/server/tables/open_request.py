"""The request to open a table."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from pegout.game import MatchFormat, Seat
from pegout.library.inputs import officiating_by
from pegout.players import LADDER
from pegout.rules import FIELD_TYPES, RuleSet
from pegout.rules.house_rules import rules_for
from pegout.server.problems import Problem
from pegout.services.tables.refusal import BOTS_ALONE
from pegout.services.tables.terms import Gone, Terms
from pegout.suggestions import hint

LONGEST, LONGEST_KEPT = 25, 99
"""The most games in a match: for guests, and for people with an account."""
RUNGS = {rung.name: rung for rung in LADDER}


class BotAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opponent of that level at that seat."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    level: Annotated[str, Meta(max_length=30, examples=["regular"])]


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table under a preset; whatever you leave out is as in the preset."""

    rules: Annotated[str, Meta(max_length=30, examples=["acc"])] = "acc"
    seats: Annotated[int, Meta(ge=2, le=4)] | None = None
    partners: bool = False
    match: Annotated[str, Meta(max_length=30, examples=["1 game", "best of 3"])] = "1 game"
    officiating: Literal["program", "players"] = "program"
    options: Annotated[dict[str, str | int | bool], Meta(max_length=40)] = {}
    """Rules that differ at this table."""
    move_seconds: Annotated[int, Meta(ge=0, le=604_800)] = 0
    game_minutes: Annotated[int, Meta(ge=0, le=1440)] | None = None
    gone: Gone = Gone.BOT
    wait_seconds: Annotated[int, Meta(ge=5, le=604_800)] = 120
    stand_in: Annotated[str, Meta(max_length=30)] = "regular"
    listed: bool = False
    watched: bool = True
    delay_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    bots: Annotated[list[BotAsked], Meta(max_length=4)] = []


def terms_of(asked: OpenTable, *, kept: bool) -> Terms:
    """The terms, or a `Problem` that says what is wrong with them, or not allowed to guests."""
    try:
        rules, match = _rules(asked), MatchFormat.parse(asked.match)
    except ValueError as error:
        raise Problem(400, "bad_request", str(error)) from None
    most = LONGEST_KEPT if kept else LONGEST
    if match.most_games(rules.sides) > most:
        whose = "A match" if kept else "A guest's match"
        said = f"{whose} has at most {most} games: choose a shorter one{('' if kept else ', or sign in')}."
        raise Problem(403, "match_too_long", said, field="match")
    if asked.move_seconds and asked.gone is Gone.WAIT:
        raise Problem(
            400, "bad_request", "A clock for moves needs gone to be bot or forfeit: choose one of them."
        )
    return Terms(
        rules=rules,
        match=match,
        officiating=officiating_by(asked.officiating),
        move_seconds=asked.move_seconds,
        gone=asked.gone,
        wait_seconds=asked.wait_seconds,
        stand_in=level_for(asked.stand_in, rules.seats),
        listed=asked.listed,
        watched=asked.watched,
        delay_seconds=asked.delay_seconds,
    )


def _rules(asked: OpenTable) -> RuleSet:
    options = dict(asked.options)
    if asked.game_minutes is not None:
        options["time_limit_minutes"] = asked.game_minutes
    return rules_with(asked.rules, asked.seats, asked.partners, options)


def rules_with(
    preset: str, seats: int | None, partners: bool, options: Mapping[str, str | int | bool]
) -> RuleSet:
    """A preset for that many seats with these fields changed, or a ValueError that says what is wrong."""
    for name in options:
        if name not in FIELD_TYPES:
            near = hint(name[:30], FIELD_TYPES, "see /api/rules/acc, which lists them all.")
            raise ValueError(f"There is no rule {name[:30]!r}: {near}")
    return rules_for(preset, seats, partners=partners).override(**options)


def bots_of(asked: OpenTable, seats: int, *, kept: bool) -> dict[Seat, str]:
    """The bots by seat; each has a seat of its own, and guests leave one for a person."""
    bots = {bot.seat: level_for(bot.level, seats) for bot in asked.bots}
    if len(bots) != len(asked.bots) or any(seat >= seats for seat in bots):
        raise Problem(400, "bad_request", f"Every bot needs a seat of its own, from 0 to {seats - 1}.")
    if len(bots) == seats and not kept:
        raise Problem(403, "bots_alone", BOTS_ALONE, field="bots")
    return bots


def level_for(name: str, seats: int) -> str:
    """An opponent of the ladder who plays at tables of that size."""
    rung = RUNGS.get(name.strip().lower())
    if rung is None:
        raise Problem(400, "no_such_opponent", f"There is no opponent {name!r}: {hint(name, tuple(RUNGS))}")
    if seats not in rung.seats:
        raise Problem(400, "no_such_opponent", f"{rung.name} does not play at tables of {seats}.")
    return rung.name
