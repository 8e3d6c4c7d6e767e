"""Mutation tests: small faults are put into a copy of a package, and its tests must find them."""
