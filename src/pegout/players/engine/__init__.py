"""Programs that play through a line protocol, and our bots as such programs: see docs/arena.md."""

from pegout.players.engine.engine import Engine
from pegout.players.engine.failure import BadMessage, EngineFailed
from pegout.players.engine.service import Service

__all__ = ["BadMessage", "Engine", "EngineFailed", "Service"]
