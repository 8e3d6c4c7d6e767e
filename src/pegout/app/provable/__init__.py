"""Deals that everybody can check afterwards: committed to before the match, and derived from all secrets."""

from pegout.app.provable.dealer import ProvableDealer
from pegout.app.provable.keeping import (
    LONGEST_SECRET,
    NEWEST,
    Bound,
    Secrets,
    commitment_of,
    is_player_secret,
    new_secret,
    player_secret,
)
from pegout.app.provable.tags import NotProvable, secrets_of, tags_of
from pegout.app.provable.verdict import Check, SeatCuts, Verdict
from pegout.app.provable.verifying import verify

__all__ = [
    "LONGEST_SECRET",
    "NEWEST",
    "Bound",
    "Check",
    "NotProvable",
    "ProvableDealer",
    "SeatCuts",
    "Secrets",
    "Verdict",
    "commitment_of",
    "is_player_secret",
    "new_secret",
    "player_secret",
    "secrets_of",
    "tags_of",
    "verify",
]
