"""Names that somebody typed: what was probably meant."""

from collections.abc import Iterable


def hint(name: str, known: Iterable[str], otherwise: str = "", most: int = 1) -> str:
    """The nearest of the known names as a question, or else what to do instead.

    >>> hint("loge", ["acc", "lodge"]), hint("chess", ["acc", "lodge"])
    ('did you mean lodge?', 'choose one of acc, lodge.')
    """
    from difflib import get_close_matches  # only needed for mistakes

    names = list(known)
    if near := get_close_matches(name, names, n=most):
        return f"did you mean {' or '.join(near)}?"
    return otherwise or f"choose one of {', '.join(names)}."
