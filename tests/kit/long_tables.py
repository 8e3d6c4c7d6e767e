"""Tables at which many games have been played, written into a store that no server has open yet."""

from random import Random

from pegout.game import MatchFormat
from pegout.rules import PRESETS
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from pegout.store import open_store
from tests.kit.memory_store import MemoryStore
from tests.kit.tables import club_keeper, play_out, seated


async def long_match(games: int) -> tuple[TableState, MemoryStore]:
    """The table after its match, and the stream that led there."""
    keeper, store, _ = club_keeper()
    state = await seated(keeper, Terms(PRESETS["acc"], MatchFormat.parse(f"{games} games")))
    return await play_out(keeper, state.table, Random(2), most=1_000_000), store


async def write_long_table(database: str, games: int) -> TableState:
    state, played = await long_match(games)
    store = open_store(database)
    for version, entry in enumerate(played.streams[state.table]):
        listing = played.listings[state.table] if version == 0 else None
        await store.append(state.table, version, entry, listing)
    await store.close()
    return state
