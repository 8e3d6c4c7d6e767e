"""Deals that everybody can check afterwards: committed to before the match, and derived from all secrets."""

from pegout.services.provable.dealer import ProvableDealer
from pegout.services.provable.fresh_secret import new_secret
from pegout.services.provable.match_secrets import (
    LONGEST_SECRET,
    NEWEST,
    Bound,
    Secrets,
    commitment_of,
    is_player_secret,
    player_secret,
)
from pegout.services.provable.tags import NotProvable, secrets_of, tags_of
from pegout.services.provable.verdict import Check, SeatCuts, Verdict
from pegout.services.provable.verification import verify

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
