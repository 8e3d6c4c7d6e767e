"""`pegout play --opponents`: who you can play against."""

from pegout.players import LADDER


def opponent_lines() -> list[str]:
    """A line for each opponent, the weakest first."""
    return [f"{rung.name:<10}{rung.rating or 'not measured'!s:<22}{rung.character}" for rung in LADDER]
