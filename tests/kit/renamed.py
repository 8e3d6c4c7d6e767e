"""Classes under another name, as after somebody has tidied up the code."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def renamed(*kinds: type) -> Iterator[None]:
    names = [kind.__name__ for kind in kinds]
    try:
        for kind in kinds:
            kind.__name__ = "Renamed"
        yield
    finally:
        for kind, name in zip(kinds, names, strict=True):
            kind.__name__ = name
