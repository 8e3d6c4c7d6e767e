"""What is left once everything is played: prizes, side pools, another night, and the end for good."""

from collections.abc import Iterator
from itertools import groupby

from pegout.app.hosting.seen.glance import Glance
from pegout.app.hosting.seen.todo.line import LATER, NOW, SOON, Todo
from pegout.app.hosting.seen.todo.money import put_in
from pegout.tournament.entries import AwardPool, AwardPrizes, Phase, free_cash, prizes_offered
from pegout.tournament.event import CloseEvent, OpenNight, has_prizes, pools_open, what_is_left
from pegout.tournament.money import side_pool, write_cents

Order = tuple[tuple[str, ...], ...]


def ending(glance: Glance) -> Iterator[Todo]:
    desk = glance.desk
    if desk.course.phase is Phase.PLAYING:
        if glance.event.setup.form.nights and (glance.played or not glance.fields):
            text = "The next night can be opened: name who is there."
            yield Todo("start", "night", SOON, text, OpenNight)
        if glance.played:
            yield from _prizes(glance)
            yield from _pools(glance)
    if what_is_left(desk, glance.event.divisions) is None:
        text = "Everything is played and paid: the event can be closed."
        yield Todo("close", "", LATER, text, CloseEvent, command=CloseEvent(), button="Close the event")


def _prizes(glance: Glance) -> Iterator[Todo]:
    if not has_prizes(glance.desk) or glance.desk.course.prizes is not None:
        return
    order = _order(glance)
    if order is None:
        text = "The prizes are not awarded: name the order of those who get one."
        yield Todo("prizes", "", NOW, text, AwardPrizes)
        return
    award = AwardPrizes(order)
    why = glance.refusal(award)
    missing = sum(prizes_offered(glance.desk)[: sum(map(len, order))]) - max(0, free_cash(glance.desk))
    if why is None:
        text = "The order is decided: the prizes can be awarded."
        yield Todo("prizes", "", NOW, text, AwardPrizes, command=award, button="Award the prizes")
    elif missing > 0:
        yield put_in("prizes", "", "The prizes are not awarded", missing, glance.desk.rules.sign)
    else:
        yield Todo("prizes", "", NOW, why, AwardPrizes)


def _order(glance: Glance) -> Order | None:
    """The final order down to the last prize; of several fields only the director knows who gets which."""
    if glance.event.setup.form.nights:
        levels = groupby(glance.season, key=lambda line: line["place"])
        whole = tuple([tuple([line["name"] for line in lines]) for _, lines in levels])
    elif len(glance.fields) == 1:
        whole = glance.fields[0].order
    else:
        return None
    found: list[tuple[str, ...]] = []
    prizes = len(prizes_offered(glance.desk))
    for level in whole:
        if sum(map(len, found)) < prizes:
            found.append(level)
    return tuple(found) or None


def _pools(glance: Glance) -> Iterator[Todo]:
    balances = dict(glance.desk.balances)
    for name in pools_open(glance.desk):
        held = write_cents(-balances.get(side_pool(name), 0), glance.desk.rules.sign)
        text = f"The side pool {name} with {held} is not awarded: name who has won it."
        yield Todo("pools", name, SOON, text, AwardPool)
