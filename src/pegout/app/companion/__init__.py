"""Boards that people keep: the log behind each, and the review of one."""
