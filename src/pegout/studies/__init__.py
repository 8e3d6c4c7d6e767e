"""What is worked out: reviews, drills, lessons, comparisons, simulations, statistics and tables."""
