"""Doors for learning programs: cribbage as a PettingZoo and as a Gymnasium environment.

>>> from pegout.environments import cribbage_v0
>>> cribbage_v0.env(seats=3).possible_agents
['player_0', 'player_1', 'player_2']
"""

try:
    import gymnasium

    from pegout.environments import cribbage_v0
    from pegout.environments.against_bot import AgainstBot, Opponent, against
except ModuleNotFoundError as missing:
    if (missing.name or "").partition(".")[0] not in ("gymnasium", "pettingzoo"):
        raise
    raise ImportError(
        f"pegout.environments needs {missing.name}: install it with pip install 'pegout[environments]'."
    ) from None

__all__ = ["AgainstBot", "Opponent", "against", "cribbage_v0"]

gymnasium.register("pegout/Cribbage-v0", "pegout.environments.against_bot:AgainstBot")
