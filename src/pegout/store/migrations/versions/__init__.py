"""One file for each step; what has been released is never changed."""
