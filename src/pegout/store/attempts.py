"""How often passwords and codes were wrong of late."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select, update

from pegout.services.people.credentials import Bound
from pegout.store.executor import Desk
from pegout.store.schema import INSERTS, attempts

SECOND = 1000


class Attempts(Desk):
    """The part of `KeyStore` that is about whoever tries to get in. All processes count together."""

    async def attempt(self, bounds: Sequence[Bound], now: int) -> int:
        """Count a try under all of these, and give 0; or count nothing, and give the seconds to wait.

        Whoever tries many times at once is counted as exactly as somebody who waits for every answer.
        """
        return await self._write(lambda connection: _attempt(connection, bounds, now))

    async def known(self, key: str) -> bool:
        """Whether anything is counted under that key, be it nought."""
        there = select(attempts.c.key).where(attempts.c.key == key)
        return await self._read(lambda connection: connection.scalar(there) is not None)

    async def forgive(self, bound: Bound, now: int, *, wholly: bool) -> None:
        """The last try was right: forget it, or all of them."""
        await self._write(lambda connection: _forgive(connection, bound, now, wholly))


def _attempt(connection: Connection, bounds: Sequence[Bound], now: int) -> int:
    connection.execute(delete(attempts).where(attempts.c.until < now))
    rows = {bound.key: _row(connection, bound, now) for bound in sorted(bounds, key=lambda one: one.key)}
    wait = max(wait_after(bound, *rows[bound.key], now) for bound in bounds)
    if wait > 0:
        return -(-wait // SECOND)
    for bound in bounds:
        _write(connection, bound, wrong_now(bound, *rows[bound.key], now) + 1, now)
    return 0


def _row(connection: Connection, bound: Bound, now: int) -> tuple[float, int]:
    """Made where there is none, and held: of two who try at once, one waits for the other."""
    fresh = {"key": bound.key, "wrong": 0.0, "at": now, "until": now + bound.kept * SECOND}
    connection.execute(INSERTS[connection.dialect.name](attempts).on_conflict_do_nothing(), fresh)
    held = select(attempts.c.wrong, attempts.c.at).where(attempts.c.key == bound.key).with_for_update()
    wrong, at = connection.execute(held).one()
    return float(wrong), int(at)


def wrong_now(bound: Bound, wrong: float, at: int, now: int) -> float:
    """What is left of so many wrong tries, the last of which was then."""
    faded = max(0, now - at) / (bound.fades * SECOND)
    return max(0.0, wrong - faded)


def wait_after(bound: Bound, wrong: float, at: int, now: int) -> int:
    """Milliseconds; a clock that was put back makes it no longer."""
    over = round(wrong) - bound.free
    if over < 0:
        return 0
    whole = min(bound.longest, 1 << min(over, 20)) * SECOND
    return max(0, whole - max(0, now - at))


def _write(connection: Connection, bound: Bound, wrong: float, now: int) -> None:
    values = {"wrong": wrong, "at": now, "until": now + bound.kept * SECOND}
    connection.execute(update(attempts).where(attempts.c.key == bound.key).values(values))


def _forgive(connection: Connection, bound: Bound, now: int, wholly: bool) -> None:
    row = _row(connection, bound, now)
    _write(connection, bound, 0.0 if wholly else max(0.0, wrong_now(bound, *row, now) - 1), now)
