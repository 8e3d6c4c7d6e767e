"""Blocks, reports, and what the people who run the server do about them."""
