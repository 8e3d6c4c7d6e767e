"""Why somebody stands where they stand, in words."""

from collections.abc import Callable, Sequence

Named = Callable[[int], str]


def numbered(player: int) -> str:
    """A player who has no name here."""
    return f"player {player}"


def sentence(words: str) -> str:
    """The words with a capital letter and a full stop."""
    return f"{words[0].upper()}{words[1:]}."


def listed(words: Sequence[str]) -> str:
    """One, two or many things named one after the other.

    >>> listed(["player 1"]), listed(["Ann", "Bob", "Cy"])
    ('player 1', 'Ann, Bob and Cy')
    """
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def why_above(better: Sequence[int], worse: Sequence[int], measures: Sequence[tuple[str, str]]) -> str:
    """What separates two players, by the first measure in which they differ; each has a word and a form.

    >>> why_above((14, 34), (14, 12), [("game points", "d"), ("net spread", "+d")])
    'more net spread, +34 against +12'
    """
    for (word, form), more, less in zip(measures, better, worse, strict=True):
        if more != less:
            return f"more {word}, {more:{form}} against {less:{form}}"
    figures = zip(measures, better, strict=True)
    return "level in everything, " + ", ".join(f"{figure:{form}} {word}" for (word, form), figure in figures)
