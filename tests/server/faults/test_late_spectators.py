"""People who look on at a table with a delay, over real sockets."""

import asyncio

from tests.kit.ledger import Ledger, read_beside
from tests.kit.members import opened
from tests.kit.spectators import Spectator
from tests.kit.table_players import Player, all_play
from tests.server.faults.conftest import Hall

DELAY = 1


def test_they_see_everything_and_nothing_before_its_time_or_secret(hall: Hall) -> None:
    ann, bob, eve = hall.people(3)
    ledger, table = Ledger(), opened(hall.url, [ann, bob], delay_seconds=DELAY)
    players = [Player(one, table, ledger) for one in (ann, bob)]
    lookers = [Spectator(table, eve), Spectator(table)]

    async def meet() -> None:
        await asyncio.gather(all_play(players, hall.url), *[one.look_on(hall.url) for one in lookers])

    asyncio.run(meet())
    stored = read_beside(hall.server.database, table)
    for one in lookers:
        assert one.told_early(stored, 1000 * DELAY) == []
        assert {version for _, version, _ in one.heard} == set(range(1, len(stored) + 1))
        assert one.secrets_told(stored) == []
