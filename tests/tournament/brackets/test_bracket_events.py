"""Whole double eliminations played by dice: they end, nobody is lost, and the order of results is free."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from pegout.refusal import IllegalCommand
from pegout.tournament.brackets import (
    Awarded,
    BothAbsent,
    Bracket,
    GamePlayed,
    LoserOf,
    Pairing,
    Progress,
    Result,
    Sheet,
    State,
    Vacancy,
    WinnerOf,
    Withdrawn,
    double_elimination,
    evaluate,
    objection,
    refusal,
    restored,
    single_elimination,
    without,
)
from tests.kit.brackets import (
    Log,
    Oracle,
    dice,
    entrants,
    meetings,
    played_out,
    some_result,
    standing,
    sweep,
)
from tests.kit.proofs import proof


def check_now(sheet: Sheet, now: Progress) -> None:
    """What holds at every moment of an event."""
    playing = [line for pairing in now.open for line in pairing.players]
    assert len(playing) == len(set(playing)), "nobody is in two open matches"
    assert not {*playing} & {*now.out}, "nobody plays who is out"
    assert not {*playing} & {*now.withdrawn}, "nobody plays who has withdrawn"
    assert len(now.out) == len(set(now.out)), "nobody is out twice"
    assert now.finished + now.waits_for_marshal + bool(now.open) == 1, "it goes on, ends or waits"
    done = {*now.out, now.champion} if not now.waits_for_marshal else {*sheet.lines}
    assert {*sheet.lines} - done == standing(now), "who is not out and has not won has a match"


def check_places(sheet: Sheet, now: Progress) -> None:
    """A place is one more than the number of players in better ones, and everybody has one in the end."""
    placed = 0 if now.champion is not None else len(sheet.lines) - sum(len(p.lines) for p in now.placings)
    for placing in now.placings:
        assert placing.place == placed + 1
        placed += len(placing.lines)
    assert placed == len(sheet.lines)


def is_named_case(final: Pairing) -> bool:
    """Nobody was there for the final: both players absent, the only one gone, or no player at all."""
    return set(final.players) == set(final.absent)


def deciding_final(now: Progress) -> Pairing:
    return now["F1"] if now["F2"].state in (State.VOID, State.WAITING) else now["F2"]


@proof(30, 10_000)
@given(entrants(64), dice)
def test_an_event_with_absences_undo_and_redo_ends_or_waits_for_the_marshal(
    lines: list[int], rng: Random
) -> None:
    sheet = double_elimination(lines)
    absences, leaving = rng.choice((0.0, 0.1, 0.3, 0.5)), rng.choice((0.0, 0.0, 0.1))
    log: Log = ()
    undone = 0
    while (now := evaluate(sheet, log)).open:
        check_now(sheet, now)
        log = (*log, *sweep(now, rng, absences))
        if rng.random() < leaving:
            now = evaluate(sheet, log)
            left = sorted(standing(now) - {*now.withdrawn})
            log = (*log, Withdrawn(rng.choice(left))) if left else log
        if undone < 3 and rng.random() < 0.3:
            undone += 1
            kept, dropped = without(sheet, log, rng.randrange(len(log)))
            check_now(sheet, evaluate(sheet, kept))
            assert restored(kept, dropped) == log
            log = kept if rng.random() < 0.5 else log
    check_now(sheet, now)
    assert now.finished != now.waits_for_marshal
    if now.waits_for_marshal:
        assert is_named_case(deciding_final(now))
        now = evaluate(sheet, (*log, Awarded(1, rng.choice(now.finish.placings[0].lines))))
    assert now.finished
    check_places(sheet, now)


@proof(25, 5000)
@given(entrants(128), dice)
def test_with_everybody_there_all_but_the_champion_lose_exactly_twice(lines: list[int], rng: Random) -> None:
    sheet = double_elimination(lines)
    log = played_out(sheet, rng)
    now = evaluate(sheet, log)
    played = meetings(log, now)
    losses = Counter(loser for _, _, loser in played)
    champions = [line for line in lines if losses[line] < 2]
    assert champions == [now.champion]
    assert all(losses[line] == 2 for line in lines if line != now.champion)
    assert len(played) == 2 * len(lines) - 2 + losses[champions[0]]
    assert {pairing.state for pairing in now.pairings} <= {State.DECIDED, State.BYE, State.VOID}
    check_places(sheet, now)


@proof(25, 4000)
@given(entrants(64), dice)
def test_every_match_is_what_its_sources_say(lines: list[int], rng: Random) -> None:
    """The oracle asks back from each match, with no thought of when things were written down."""
    double = rng.random() < 0.7
    sheet = double_elimination(lines) if double else single_elimination(lines, third_place=True)
    log = played_out(sheet, rng, absences=rng.choice((0.1, 0.5)))
    now = evaluate(sheet, log)
    oracle = Oracle(sheet, log)
    for pairing in now.pairings:
        if not pairing.match.if_needed:
            expected = tuple(line for line in oracle.players(pairing.match.id) if line is not None)
            assert pairing.players == expected
            assert (pairing.winner, pairing.loser) == oracle.result(pairing.match.id)


@proof(25, 3000)
@given(entrants(32), dice)
def test_the_order_of_independent_results_does_not_matter(lines: list[int], rng: Random) -> None:
    """The entries of each match stay in their order, and come as soon as they can, or late."""
    sheet = double_elimination(lines, best_of=rng.choice((1, 1, 3)))
    log = played_out(sheet, rng, absences=rng.choice((0.0, 0.4)))
    waiting: dict[str, list[Result]] = {}
    for entry in log:
        assert not isinstance(entry, Withdrawn | Awarded)
        waiting.setdefault(entry.match, []).append(entry)
    mixed: Log = ()
    while waiting:
        now = evaluate(sheet, mixed)
        ready = [pairing.match.id for pairing in now.open]
        for name in rng.sample(ready, rng.randint(1, len(ready))):
            mixed = (*mixed, *waiting.pop(name))
    assert evaluate(sheet, mixed) == evaluate(sheet, log)


@proof(25, 2000)
@given(entrants(32, least=5), dice)
def test_no_rematch_is_played_in_the_losers_bracket_before_its_time(lines: list[int], rng: Random) -> None:
    sheet = double_elimination(lines)
    first = {8: 3, 16: 4, 32: 5}[1 << (len(lines) - 1).bit_length()]
    log = played_out(sheet, rng)
    now = evaluate(sheet, log)
    met: set[frozenset[int]] = set()
    for pairing in now.pairings:
        pair = frozenset(pairing.players)
        if len(pair) == 2 and pairing.match.bracket is Bracket.LOSERS:
            assert pairing.match.round >= first or pair not in met
        met.add(pair)


@proof(25, 2000)
@given(entrants(32), dice)
def test_whoever_withdraws_wins_no_match_afterwards(lines: list[int], rng: Random) -> None:
    sheet = double_elimination(lines)
    log = played_out(sheet, rng, withdrawals=0.3)
    now = evaluate(sheet, log)
    for place, entry in enumerate(log):
        if isinstance(entry, Withdrawn):
            then = evaluate(sheet, log[:place])
            won_before = {p.match.id for p in then.pairings if p.winner == entry.line}
            won = {p.match.id for p in now.pairings if p.winner == entry.line and p.state is State.DECIDED}
            assert won <= won_before
            assert entry.line in now.out or now.waits_for_marshal


@proof(25, 2000)
@given(entrants(32), dice)
def test_both_absent_leave_a_bye_behind_them(lines: list[int], rng: Random) -> None:
    sheet = double_elimination(lines)
    log = played_out(sheet, rng, absences=0.6)
    now = evaluate(sheet, log)
    arrivals = {p.match.upper: p.upper for p in now.pairings} | {p.match.lower: p.lower for p in now.pairings}
    for entry in log:
        if isinstance(entry, BothAbsent):
            upper, lower = now[entry.match].players
            bracket = now[entry.match].match.bracket
            if bracket is not Bracket.FINAL:
                assert arrivals[WinnerOf(entry.match)] is Vacancy.BYE
                assert lower in now.out
            if bracket is Bracket.WINNERS:
                assert arrivals[LoserOf(entry.match)] == upper
            if bracket is Bracket.LOSERS:
                assert upper in now.out


@proof(25, 2000)
@given(entrants(9), dice)
def test_an_entry_that_was_taken_stays_good_and_one_that_was_refused_stays_out(
    lines: list[int], rng: Random
) -> None:
    """With the Marshal giving places at any time, every beginning of the log can be evaluated."""
    sheet = double_elimination(lines) if rng.random() < 0.7 else single_elimination(lines, third_place=True)
    log: Log = ()
    for entry in played_out(sheet, rng, absences=0.6, withdrawals=0.1):
        log = (*log, entry)
        for given_place in range(1, 4):
            award = Awarded(given_place, rng.choice(lines))
            if refusal(sheet, log, award) is None:
                log = (*log, award)
            else:
                with pytest.raises(IllegalCommand):
                    evaluate(sheet, (*log, award))
    for length in range(len(log)):
        assert refusal(sheet, log[:length], log[length]) is None


@proof(25, 2000)
@given(entrants(40), dice)
def test_what_is_open_takes_any_result_and_nothing_else_does(lines: list[int], rng: Random) -> None:
    sheet = double_elimination(lines)
    log = played_out(sheet, rng, absences=0.3, withdrawals=0.1)
    now = evaluate(sheet, log[: rng.randint(0, len(log))])
    for pairing in now.pairings:
        if pairing.state is State.OPEN:
            assert objection(now, some_result(pairing, rng, 0.5)) is None
        else:
            assert objection(now, GamePlayed(pairing.match.id, (121, 90))) is not None
            assert objection(now, BothAbsent(pairing.match.id)) is not None
