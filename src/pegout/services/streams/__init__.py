"""Streams in memory: loaded when asked for, changed by commands, and shown to whoever listens."""
