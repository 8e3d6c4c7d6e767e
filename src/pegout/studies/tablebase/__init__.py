"""Rebuilds the shipped tables, by processes on this machine or on a cluster."""

from pegout.studies.tablebase.build import build_tables
from pegout.studies.tablebase.checkpoints import Checkpoints
from pegout.studies.tablebase.scale import FULL, SMALL, Scale

__all__ = ["FULL", "SMALL", "Checkpoints", "Scale", "build_tables"]
