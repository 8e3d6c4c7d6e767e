"""Taking an entry back, with those that no longer make sense, and putting them back."""

from collections.abc import Sequence

from pegout.tournament.brackets.evaluation import Assessment, assess
from pegout.tournament.brackets.match import State
from pegout.tournament.brackets.results import Result, Withdrawn
from pegout.tournament.brackets.sheet import Sheet
from pegout.values import value


@value
class Dropped:
    """An entry that was taken out of a log, and the place where it stood."""

    place: int
    result: Result


def without(
    sheet: Sheet, results: Sequence[Result], place: int
) -> tuple[tuple[Result, ...], tuple[Dropped, ...]]:
    """The log without the entry at this place, and what was dropped: that entry and all that hung on it.

    A later entry is dropped when it could not have been entered. So is a withdrawal that would now decide
    a match which had been decided before it, for that match is to be entered again. Places count from
    nought, and -1 is the last.
    """
    before = assess(sheet, enumerate(results))
    kept = dict(enumerate(results))
    del kept[_checked(place, len(results))]
    while True:
        after = assess(sheet, kept.items())
        overtaken = [at for at, entry in kept.items() if _is_overtaken(at, entry, before, after)]
        for at in overtaken:
            del kept[at]
        if not overtaken:
            break
    for at in after.misfits:
        del kept[at]
    gone = tuple(Dropped(at, result) for at, result in enumerate(results) if at not in kept)
    return tuple(kept.values()), gone


def restored(kept: Sequence[Result], dropped: Sequence[Dropped]) -> tuple[Result, ...]:
    """The log as it was before `without`: what was dropped stands in its old places."""
    log = list(kept)
    for entry in dropped:
        log.insert(entry.place, entry.result)
    return tuple(log)


def _checked(place: int, length: int) -> int:
    if not -length <= place < length:
        raise ValueError(f"There is no entry {place} in this log of {length}: name one that is there.")
    return place % length


def _is_overtaken(at: int, entry: Result, before: Assessment, after: Assessment) -> bool:
    """Whether a withdrawal finds a match open that was decided when it was written."""
    if not isinstance(entry, Withdrawn):
        return False
    return any(
        play.moment >= at
        and before.plays[match].moment < at
        and before.plays[match].pairing.state is State.DECIDED
        for match, play in after.plays.items()
        if entry.line in play.pairing.players
    )
