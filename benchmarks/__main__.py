"""Run every benchmark: `make bench`, or one by name: `python -m benchmarks engine`."""

import sys
from importlib import import_module

BENCHMARKS = (
    *("engine", "startup", "events", "environments", "kernels", "strength", "store", "server", "hall"),
    *("long_table", "siege", "walk"),
)
BY_NAME = (*BENCHMARKS, "browser", "companion")
"""Chromium is not everywhere, so those are only run when they are asked for."""

for name in sys.argv[1:] or BENCHMARKS:
    if name not in BY_NAME:
        sys.exit(f"There is no benchmark {name!r}: use one of {', '.join(BY_NAME)}.")
    import_module(f"benchmarks.{name}").main()
