"""What is left once everything is played: prizes, side pools, another night, and the end for good."""

from collections.abc import Iterator
from itertools import groupby

from pegout.services.events.views.snapshot import Snapshot
from pegout.services.events.views.todo.line import LATER, NOW, SOON, Todo
from pegout.services.events.views.todo.money import put_in
from pegout.tournament.entries import AwardPool, AwardPrizes, Phase, free_cash, prizes_offered
from pegout.tournament.event import CloseEvent, OpenNight, has_prizes, pools_open, what_is_left
from pegout.tournament.money import side_pool, write_cents

Order = tuple[tuple[str, ...], ...]


def ending(snapshot: Snapshot) -> Iterator[Todo]:
    desk = snapshot.desk
    if desk.course.phase is Phase.PLAYING:
        if snapshot.event.setup.form.nights and (snapshot.played or not snapshot.fields):
            text = "The next night can open: say who is there."
            yield Todo("start", "night", SOON, text, OpenNight)
        if snapshot.played:
            yield from _prizes(snapshot)
            yield from _pools(snapshot)
    if what_is_left(desk, snapshot.event.divisions) is None:
        text = "Everything is played and paid: the event can be closed."
        yield Todo("close", "", LATER, text, CloseEvent, command=CloseEvent(), button="Close the event")


def _prizes(snapshot: Snapshot) -> Iterator[Todo]:
    if not has_prizes(snapshot.desk) or snapshot.desk.course.prizes is not None:
        return
    order = _order(snapshot)
    if order is None:
        text = "The prizes have not been awarded: put those who win one in order."
        yield Todo("prizes", "", NOW, text, AwardPrizes)
        return
    award = AwardPrizes(order)
    why = snapshot.refusal(award)
    missing = sum(prizes_offered(snapshot.desk)[: sum(map(len, order))]) - max(0, free_cash(snapshot.desk))
    if why is None:
        text = "The order is settled: the prizes can be awarded."
        yield Todo("prizes", "", NOW, text, AwardPrizes, command=award, button="Award the prizes")
    elif missing > 0:
        yield put_in("prizes", "", "The prizes have not been awarded", missing, snapshot.desk.rules.sign)
    else:
        yield Todo("prizes", "", NOW, why.message, AwardPrizes)


def _order(snapshot: Snapshot) -> Order | None:
    """The final order down to the last prize; of several fields only the director knows who gets which."""
    if snapshot.event.setup.form.nights:
        levels = groupby(snapshot.season, key=lambda line: line["place"])
        whole = tuple([tuple([line["name"] for line in lines]) for _, lines in levels])
    elif len(snapshot.fields) == 1:
        whole = snapshot.fields[0].order
    else:
        return None
    found: list[tuple[str, ...]] = []
    prizes = len(prizes_offered(snapshot.desk))
    for level in whole:
        if sum(map(len, found)) < prizes:
            found.append(level)
    return tuple(found) or None


def _pools(snapshot: Snapshot) -> Iterator[Todo]:
    balances = dict(snapshot.desk.balances)
    for name in pools_open(snapshot.desk):
        held = write_cents(-balances.get(side_pool(name), 0), snapshot.desk.rules.sign)
        text = f"The side pool {name}, which holds {held}, has not been awarded: name its winner."
        yield Todo("pools", name, SOON, text, AwardPool)
