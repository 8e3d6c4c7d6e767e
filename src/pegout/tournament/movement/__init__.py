"""Who plays whom at which table in which round."""

from pegout.tournament.movement.changes import after_dropout, after_newcomer
from pegout.tournament.movement.chart import Chart, InvalidField, Round, Seating
from pegout.tournament.movement.formats import club_night, golden_age, rotation, round_robin
from pegout.tournament.movement.free import objections

__all__ = [
    "Chart",
    "InvalidField",
    "Round",
    "Seating",
    "after_dropout",
    "after_newcomer",
    "club_night",
    "golden_age",
    "objections",
    "rotation",
    "round_robin",
]
