"""Builds things from their names."""

from collections.abc import Callable

from pegout.players import Bot, GreedyBot, RandomBot

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
