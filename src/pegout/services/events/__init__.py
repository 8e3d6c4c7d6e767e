"""Events on a server: kept as streams, written to with a key, shown to all as each may see."""
