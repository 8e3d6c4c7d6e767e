"""Events on a server: kept as streams, written to by whoever has a key, shown to all as each may see."""
