"""Games that the players officiate themselves: their own counts, goes, pegs and claims, right or wrong."""
