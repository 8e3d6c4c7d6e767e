"""Numbers about cribbage: exact counts, what a throw or a card is worth, the chance to win."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pegout.analysis.chance import RandomGames, random_games
    from pegout.analysis.counts import (
        HandCounts,
        counts_over_starters,
        distribution,
        score_hands,
        score_starters,
    )
    from pegout.analysis.cribs import crib_mean
    from pegout.analysis.game_chances import win_chance
    from pegout.analysis.play_values import CardValue, best_card, weigh_cards
    from pegout.analysis.plays import CannotTell, Manner, Play, play_seen
    from pegout.analysis.single_throws import SingleThrow, weigh_single_throws
    from pegout.analysis.throws import ThrowValue, weigh_throws

__all__ = [
    "CannotTell",
    "CardValue",
    "HandCounts",
    "Manner",
    "Play",
    "RandomGames",
    "SingleThrow",
    "ThrowValue",
    "best_card",
    "counts_over_starters",
    "crib_mean",
    "distribution",
    "play_seen",
    "random_games",
    "score_hands",
    "score_starters",
    "weigh_cards",
    "weigh_single_throws",
    "weigh_throws",
    "win_chance",
]

_ROOMS = {
    "CardValue": "play_values",
    "Manner": "plays",
    "CannotTell": "plays",
    "play_seen": "plays",
    "Play": "plays",
    "best_card": "play_values",
    "weigh_cards": "play_values",
    "crib_mean": "cribs",
    "SingleThrow": "single_throws",
    "weigh_single_throws": "single_throws",
    "ThrowValue": "throws",
    "weigh_throws": "throws",
    "win_chance": "game_chances",
    "HandCounts": "counts",
    "RandomGames": "chance",
    "counts_over_starters": "counts",
    "distribution": "counts",
    "random_games": "chance",
    "score_hands": "counts",
    "score_starters": "counts",
}


def __getattr__(name: str) -> Any:
    """Numbers need heavy libraries: each room loads when it is asked for."""
    if name in _ROOMS:
        from importlib import import_module

        return getattr(import_module(f"pegout.analysis.{_ROOMS[name]}"), name)
    raise AttributeError(f"module 'pegout.analysis' has no attribute {name!r}")
