"""How much may come from one address, network, person or event link: purposes, counts and the gate."""

from pegout.server.limits.gate import Gate, TheGate
from pegout.server.limits.purposes import Purpose

__all__ = ["Gate", "Purpose", "TheGate"]
