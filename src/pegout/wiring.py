"""Builds things from their names."""

from collections.abc import Callable

from pegout.players import Bot, GreedyBot, Officiant, RandomBot

_BUILDERS: dict[str, Callable[[object], Bot]] = {
    "random": RandomBot,
    "greedy": lambda _: GreedyBot(),
}

BOTS: tuple[str, ...] = tuple(_BUILDERS)


class UnknownBot(ValueError):
    """No bot has that name; the message lists those there are."""


def bot(name: str, seed: object = None) -> Bot:
    """The bot of that name. A seed makes it repeat its choices.

    >>> bot("greedy").name
    'greedy'
    """
    build = _BUILDERS.get(name.strip().lower())
    if build is None:
        raise UnknownBot(f"There is no opponent {name[:30]!r}: choose one of {', '.join(BOTS)}.")
    return build(seed)


def officiant(name: str, errs: float, catches: float, seed: object = None) -> Officiant:
    """The bot of that name with a scorer's duties.

    Of its numbers the share `errs` is wrong, and of what it could claim it notices the share `catches`.

    >>> officiant("greedy", errs=0.05, catches=0.9).name
    'greedy'
    """
    return Officiant(bot(name, seed), errs, catches, None if seed is None else f"{seed}/officiating")
