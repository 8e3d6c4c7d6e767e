"""Companion boards on a server: a log behind each."""
