"""Every table's entries as text that people and other programs can read."""

from collections.abc import Mapping
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec

from pegout.store.backups.snapshot import Counts, rows_of, snapshot, tables_in
from pegout.store.backups.writer import line
from pegout.store.privacy import new_private_file, private_folder


def export(url: str, folder: Path) -> Counts:
    """Write `TABLE.jsonl` for every table, an entry to a line; gives how many entries each has.

    The files hold hidden cards and secrets of shuffles, as the database does.
    """
    private_folder(folder)
    counts: Counts = {}
    with snapshot(url) as (connection, _):
        rows = rows_of(connection, tables_in(connection)["entries"])
        for stream, entries in groupby(rows, key=attrgetter("stream")):
            with new_private_file(folder / f"{quote(stream, safe='')}.jsonl") as file:
                lines = [line(_as_json(entry._asdict())) for entry in entries]
                file.writelines(lines)
            counts[stream] = len(lines)
    return counts


def _as_json(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {**entry, "events": msgspec.Raw(entry["events"].encode())}
