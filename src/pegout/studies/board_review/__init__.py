"""The review of a companion board: chances, points beside the average, hands and throws."""
