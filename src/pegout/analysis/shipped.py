"""The tables that come with the package, and the fingerprint of each."""

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Table = Mapping[str, NDArray[Any]]

FOLDER = Path(__file__).parent / "data"
FINGERPRINTS = "fingerprints.json"


class TableMissing(ValueError):
    """A table is not there or not whole; the message says how to build it again."""


@cache
def shipped(name: str) -> Table:
    """The arrays of a table by their names; read once."""
    return read_table(FOLDER, name)


def read_table(folder: Path, name: str) -> Table:
    try:
        with np.load(folder / f"{name}.npz", allow_pickle=False) as arrays:
            return {key: arrays[key] for key in arrays.files}
    except (OSError, ValueError) as error:
        raise TableMissing(
            f"The table {name!r} cannot be read: build it with `pegout tables build`."
        ) from error


def write_table(folder: Path, name: str, table: Table) -> None:
    """Keep a table, whole or not at all, and note its fingerprint."""
    folder.mkdir(parents=True, exist_ok=True)
    beside = folder / f".{name}.npz"
    np.savez_compressed(beside, allow_pickle=False, **table)
    beside.replace(folder / f"{name}.npz")
    notes = fingerprints(folder) | {name: fingerprint(table)}
    (folder / FINGERPRINTS).write_text(json.dumps(dict(sorted(notes.items())), indent=2) + "\n", "utf-8")


def fingerprint(table: Table) -> str:
    """The same for the same numbers, however they are packed."""
    digest = sha256()
    for name in sorted(table):
        array = np.ascontiguousarray(table[name])
        digest.update(f"{name} {array.dtype.str} {array.shape}".encode())
        digest.update(array.tobytes())
    return digest.hexdigest()


def fingerprints(folder: Path = FOLDER) -> dict[str, str]:
    """What was noted when the tables were built."""
    path = folder / FINGERPRINTS
    return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {}
