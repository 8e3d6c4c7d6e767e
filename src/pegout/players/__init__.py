"""Opponents. They are given views, and see nothing else."""
