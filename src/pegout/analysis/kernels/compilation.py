"""How kernels are compiled: lazily, once, and kept on disk under the fingerprint of their sources."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import numba
import platformdirs

Function = TypeVar("Function", bound=Callable[..., object])

_NUMBA: Any = numba


def kernel(function: Function) -> Function:
    """Compile a function when it is first called; its machine code is kept for the next process.

    Numba asks only the file of the function itself whether its kept code is still good. Kernels call each
    other across files, so all of them are kept together under one fingerprint of every kernel file: a
    change in one file makes a new folder. With `NUMBA_DISABLE_JIT=1` the same source runs as plain Python.
    """
    before = _NUMBA.config.CACHE_DIR
    _NUMBA.config.CACHE_DIR = str(_kept_in())
    try:
        compiled: Function = _NUMBA.njit(cache=True, nogil=True)(function)
    except RuntimeError:  # no folder can be written: compiled for this process only
        compiled = _NUMBA.njit(nogil=True)(function)
    finally:
        _NUMBA.config.CACHE_DIR = before
    return compiled


def inlined(function: Function) -> Function:
    """Leave a function as it is, for arrays too, and let every kernel that calls it take it in whole.

    A loop runs over many cards at a time only if nothing is called inside it.
    """
    taken_in: Function = _NUMBA.extending.register_jitable(forceinline=True)(function)
    return taken_in


@cache
def _kept_in() -> Path:
    sources = sorted(Path(__file__).parent.glob("*.py"))
    fingerprint = sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    return Path(platformdirs.user_cache_dir("pegout", appauthor=False)) / "kernels" / fingerprint[:16]
