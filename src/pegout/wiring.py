"""Builds things from their names."""

from pegout.naming import hint
from pegout.players import LADDER, Officiant, Rung, ThinkingBot

_RUNGS: dict[str, Rung] = {rung.name: rung for rung in LADDER}

BOTS: tuple[str, ...] = tuple(_RUNGS)
"""The names of the opponents, the weakest first."""

ADVISER = "reply"
"""Whoever gives a person hints."""


class UnknownBot(ValueError):
    """No bot has that name; the message lists those there are."""


def rung(name: str) -> Rung:
    """The opponent of that name on the ladder, or `UnknownBot`.

    >>> rung("Greedy ").errs
    0.05
    """
    found = _RUNGS.get(name.strip().lower())
    if found is None:
        raise UnknownBot(f"There is no opponent {name[:30]!r}: {hint(name[:30], BOTS)}")
    return found


def bot(name: str, seed: object = None) -> ThinkingBot:
    """The bot of that name. A seed makes it repeat its choices.

    >>> bot("greedy").name
    'greedy'
    """
    return rung(name).build(seed)


def officiant(
    name: str, errs: float | None = None, catches: float | None = None, seed: object = None
) -> Officiant:
    """The bot of that name with a scorer's duties.

    Of its numbers the share `errs` is wrong, and of what it could claim it notices the share `catches`; where
    they are not given they are as is natural for it.

    >>> officiant("greedy", errs=0.2).catches
    0.9
    """
    own = rung(name)
    return Officiant(
        own.build(seed),
        own.errs if errs is None else errs,
        own.catches if catches is None else catches,
        None if seed is None else f"{seed}/officiating",
    )
