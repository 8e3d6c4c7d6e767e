"""Records of the games of a comparison, one file each."""

from collections.abc import Sequence
from errno import ENOTEMPTY
from pathlib import Path

from pegout.game import Event
from pegout.studies.arena.plan import Plan


def open_folder(folder: Path) -> None:
    """Create the folder. It must be empty: other files would pass for records of this comparison."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise OSError(ENOTEMPTY, "is not empty; name a new folder for the records", str(folder))


def write_game(plan: Plan, number: int, turn: int, events: Sequence[Event]) -> None:
    """The record of one game, if wanted, named by its set and its number in the set."""
    if plan.folder is None:
        return
    from pegout.notation import write_record

    tags = {
        "Event": "Arena",
        "Seed": plan.seed,
        "Round": f"{number + 1}.{turn + 1}",
        "First": plan.names[0],
        "Second": plan.names[1],
    }
    path = plan.folder / f"{number + 1:06}-{turn + 1}.record"
    path.write_text(write_record(events, tags), encoding="utf-8")
