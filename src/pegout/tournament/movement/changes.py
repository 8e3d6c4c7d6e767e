"""The field changes after the draw: players leave, come late or join.

Nothing before the round named is touched. From then on, whoever has lost an opponent plays somebody else
who sits out in the same round and whom they do not meet otherwise. What is still missing after that is made
up at the end between players who have not met.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain

from pegout.tournament.movement.chart import Chart, InvalidField, Round, Seating, pairs_of
from pegout.tournament.movement.make_up import Pair, exchanged, make_up_rounds, paired_in_turn
from pegout.tournament.movement.tally import Tally


def after_dropout(chart: Chart, player: int, from_round: int, back_in: int | None = None) -> Chart:
    """The chart without that player from one round on, for good or until the round when they are back.

    A player who comes late is one who is away from round 1. Rounds are numbered from 1. What is played in
    the meantime does not depend on whether the player comes back.
    """
    _check(chart, player, from_round, back_in)
    gone = chart.gone if back_in else tuple(sorted({*chart.gone, player}))
    away = range(from_round, back_in or len(chart.rounds) + 1)
    rounds, waiting = list(chart.rounds), {}
    for number, each in enumerate(chart.rounds, 1):
        if number in away and not each.make_up:
            rounds[number - 1], waiting[number] = _without(each, player)
    return _settled(replace(chart, gone=gone), rounds, from_round, waiting)


def after_newcomer(chart: Chart, from_round: int) -> Chart:
    """The chart with one more player, who gets the next number and plays whoever would sit out."""
    if from_round < 1:
        raise InvalidField("Rounds are numbered from 1.")
    newcomer = chart.players + 1
    rounds = [
        replace(each, sitting_out=(*each.sitting_out, newcomer))
        if number >= from_round and not each.make_up
        else each
        for number, each in enumerate(chart.rounds, 1)
    ]
    return _settled(replace(chart, players=newcomer), rounds, from_round, {})


def _check(chart: Chart, player: int, from_round: int, back_in: int | None) -> None:
    if player not in chart.present:
        raise InvalidField(f"There is no player {player} to leave.")
    if from_round < 1:
        raise InvalidField("Rounds are numbered from 1.")
    if back_in is not None and back_in <= from_round:
        raise InvalidField("A player can only be back in a later round.")


def _without(each: Round, player: int) -> tuple[Round, tuple[int, ...]]:
    """The round without that player, and whoever was to meet them, who now sits out."""
    for place, seating in enumerate(each.seatings):
        if player in (seating.first, seating.second):
            opponent = seating.second if seating.first == player else seating.first
            kept = each.seatings[:place] + each.seatings[place + 1 :]
            return Round(kept, (*each.sitting_out, opponent)), (opponent,)
    return Round(each.seatings, tuple(other for other in each.sitting_out if other != player)), ()


def _settled(
    chart: Chart, rounds: Sequence[Round], from_round: int, waiting: Mapping[int, tuple[int, ...]]
) -> Chart:
    """The chart with these rounds, where all games still to be found from one round on are found.

    Who has lost an opponent, by round, lacks that game only when its round comes: nobody knows before that
    the player who is away will not be back.
    """
    started = rounds[: from_round - 1]
    coming = {n: each for n, each in enumerate(rounds, 1) if n >= from_round and not each.make_up}
    planned = pairs_of(each for each in rounds[from_round - 1 :] if each.make_up)
    tally = Tally(chart, (*started, *coming.values()))
    for player in chain.from_iterable(waiting.values()):
        tally.lack(player, -1)
    for number, each in coming.items():
        for player in waiting.get(number, ()):
            tally.lack(player, 1)
        coming[number] = _with_new_games(each, tally)
    rounds = (*started, *coming.values())
    return replace(chart, rounds=(*rounds, *make_up_rounds(_made_up(planned, rounds, tally))))


def _made_up(planned: Iterable[Pair], rounds: Sequence[Round], tally: Tally) -> list[Pair]:
    """The games after these rounds. One that was announced stays if both players are there and want it."""
    pairs = [pair for game in planned for pair in paired_in_turn(game, tally)]
    pairs += paired_in_turn(tally.waiting(rounds), tally)
    return exchanged(pairs, tally.waiting(rounds), tally)


def _with_new_games(each: Round, tally: Tally) -> Round:
    """Those who sit out play each other where the chart lets them, at the tables that are free."""
    pairs = paired_in_turn(each.sitting_out, tally)
    if not pairs:
        return each
    playing = {player for pair in pairs for player in pair}
    taken = {seating.table for seating in each.seatings}
    free = [table for table in range(1, len(taken) + len(pairs) + 1) if table not in taken]
    new = [Seating(table, *pair) for table, pair in zip(free, pairs, strict=False)]
    seatings = sorted((*each.seatings, *new), key=lambda seating: seating.table)
    return Round(tuple(seatings), tuple(player for player in each.sitting_out if player not in playing))
