"""Run every benchmark: `make bench`, or one by name: `python -m benchmarks engine`."""

import sys
from importlib import import_module

BENCHMARKS = ("engine", "startup", "events", "environments", "kernels", "strength", "store", "server")

for name in sys.argv[1:] or BENCHMARKS:
    if name not in BENCHMARKS:
        sys.exit(f"There is no benchmark {name!r}: use one of {', '.join(BENCHMARKS)}.")
    import_module(f"benchmarks.{name}").main()
