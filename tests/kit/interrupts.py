"""A script that is interrupted as from a terminal: the signal goes to all its processes."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

HEED = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
"""First line of the script's main part: a shell in the background has its children ignore the signal."""


def interrupted(
    script: Path, argument: str, before: Callable[[int], None] = lambda _leader: None
) -> list[str]:
    """The words of the last line after Ctrl-C, once the first progress was told.

    Nothing may be said on standard error, and the exit code is nought. `before` is told the process first.
    """
    with subprocess.Popen(
        [sys.executable, "-W", "error", str(script), argument],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        assert running.stdout is not None
        assert int(running.stdout.readline()) > 0
        before(running.pid)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (err, running.returncode) == ("", 0)
    return out.splitlines()[-1].split()
