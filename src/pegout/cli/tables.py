"""`pegout tables`: checks or rebuilds the tables behind the analysis."""

import os
import warnings
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pegout.cli.main import BadInput
from pegout.cli.options import add_json, print_json
from pegout.cli.progress import progress_bar

TABLES = ("crib", "blueprint", "pegging", "win", "single")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "work",
        nargs="?",
        choices=("check", "build", "crib", "win"),
        default="check",
        help="check them (the default), build them, or print one",
    )
    parser.add_argument(
        "--folder", type=Path, metavar="FOLDER", help="where they are (default: in the package)"
    )
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FOLDER",
        help="where to keep finished pieces, so that a build can be resumed",
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes")
    parser.add_argument("--cluster", metavar="ADDRESS", help="build on the Dask cluster at this address")
    parser.add_argument("--small", action="store_true", help="a trial run: every step, poor tables")
    add_json(parser)


def run(args: Namespace) -> int:
    from pegout.analysis.shipped import FOLDER

    if args.work in ("crib", "win"):
        return _show(args)
    folder = args.folder or FOLDER
    if args.work == "build":
        _build(args, folder)
    return _check(folder, args.json)


def _show(args: Namespace) -> int:
    from pegout.cli.table_pages import PAGES

    lines, data = PAGES[args.work]()
    if args.json:
        print_json(data)
    else:
        print("\n".join(lines))
    return 0


def _check(folder: Path, json: bool) -> int:
    """Print each table with its size; the exit code is 1 if one has been changed."""
    from pegout.analysis.shipped import fingerprint, fingerprints, read_table

    noted = fingerprints(folder)
    rows = [
        {
            "table": name,
            "fingerprint": (found := fingerprint(read_table(folder, name))),
            "bytes": (folder / f"{name}.npz").stat().st_size,
            "whole": found == noted.get(name),
        }
        for name in TABLES
    ]
    if json:
        print_json(rows)
    else:
        for row in rows:
            state = "whole" if row["whole"] else "CHANGED: run `pegout tables build`"
            print(f"{row['table']:<10} {row['bytes']:>10,} bytes  {str(row['fingerprint'])[:12]}  {state}")
    return 0 if all(row["whole"] for row in rows) else 1


def _build(args: Namespace, folder: Path) -> None:
    from pegout.studies.tablebase import FULL, SMALL, Checkpoints, build_tables

    if args.workers < 1:
        raise BadInput(f"{args.workers} workers cannot do anything: give --workers 1 or more.")
    scale = SMALL if args.small else FULL
    keep = args.keep or _kept_in("small" if args.small else "full")
    with progress_bar() as tell, _executor(args) as executor:
        workshop = Checkpoints(keep, executor) if tell is None else Checkpoints(keep, executor, tell)
        build_tables(folder, workshop, scale)


def _kept_in(scale: str) -> Path:
    import platformdirs

    return Path(platformdirs.user_cache_dir("pegout", appauthor=False)) / "tables" / scale


@contextmanager
def _executor(args: Namespace) -> Iterator[Executor]:
    """Processes on this machine, or a cluster."""
    if args.cluster is None:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:
            yield pool
        return
    try:
        import distributed
    except ImportError:
        raise BadInput("a cluster needs Dask: install it with pip install 'pegout[cluster]'.") from None
    dask: Any = distributed
    try:
        client = dask.Client(args.cluster, timeout=5)
    except (OSError, ValueError):
        there = args.cluster[:60]
        raise BadInput(f"no Dask cluster answers at {there}: start one, or leave --cluster out.") from None
    warnings.filterwarnings("ignore", "Sending large graph")  # the arrays are what is worked on
    with client, client.get_executor() as executor:
        yield executor
