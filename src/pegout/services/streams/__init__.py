"""Streams in memory: loaded on demand, changed by commands, and shown to listeners."""
