"""The shipped tables built anew, by processes of this machine or on a cluster."""

from pegout.app.tables.build import build_tables
from pegout.app.tables.scale import FULL, SMALL, Scale
from pegout.app.tables.workshop import Workshop

__all__ = ["FULL", "SMALL", "Scale", "Workshop", "build_tables"]
