"""Put small faults into copies of the code and count those that the tests find."""

import argparse
import os
import sys

from tests.kit.mutants.copies import NOT_TRIED, chosen, prepared, run, verdicts
from tests.kit.mutants.packages import PACKAGES
from tests.kit.mutants.score import is_left, line


def main() -> None:
    wanted = _arguments()
    for name in wanted.packages or PACKAGES:
        sys.stdout.write(_tried(name, wanted) + "\n")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.kit.mutants", description=__doc__)
    parser.add_argument(
        "packages", nargs="*", metavar="package", help=f"all unless named: {', '.join(PACKAGES)}"
    )
    parser.add_argument("--sample", type=int, default=0, help="so many faults of each package instead of all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--survivors", action="store_true", help="try those again that were not found")
    parser.add_argument("--briefly", action="store_true", help="ask no proofs, nor any test for long")
    wanted = parser.parse_args()
    if unknown := set(wanted.packages) - set(PACKAGES):
        parser.error(f"There is no package {', '.join(sorted(unknown))}: choose from {', '.join(PACKAGES)}.")
    return wanted


def _tried(name: str, wanted: argparse.Namespace) -> str:
    """What is known already is not tried again, but for survivors when that is asked for."""
    folder, everything = prepared(name, PACKAGES[name])
    mutants, known = chosen(everything, wanted.sample, wanted.seed), verdicts(folder)
    waiting = [
        mutant
        for mutant in mutants
        if (verdict := known.get(mutant, NOT_TRIED)) == NOT_TRIED or (wanted.survivors and is_left(verdict))
    ]
    if waiting:
        run(folder, PACKAGES[name], waiting, wanted.workers, briefly=wanted.briefly)
        known = verdicts(folder)
    of_these = {mutant: known.get(mutant, NOT_TRIED) for mutant in mutants}
    left = [f"{mutant}\n" for mutant, verdict in of_these.items() if is_left(verdict)]
    (folder / "survivors.txt").write_text("".join(left), "utf-8")
    return line(name, of_these.values(), len(everything))


if __name__ == "__main__":
    main()
