"""How long `pegout score` takes from a cold start, beside `python -c pass` in the same run."""

import statistics
import subprocess
import sys
import time

RUNS = 15


def milliseconds(arguments: list[str]) -> float:
    """The median of several runs."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
        times.append(1000 * (time.perf_counter() - start))
    return statistics.median(times)


def main() -> None:
    bare = milliseconds(["-c", "pass"])
    score = milliseconds(["-m", "pegout", "score", "5H", "5C", "5S", "JD", "5D"])
    allowed = 3 * bare + 150
    print("start-up: pegout score")
    print(f"  {score:.0f} ms; python -c pass {bare:.0f} ms: {score / bare:.1f} times as long")
    print(f"  {score / allowed:.2f} of the {allowed:.0f} ms allowed (3 times plus 150 ms)")
