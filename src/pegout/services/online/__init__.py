"""Events that are played on the server's own tables, and run by themselves."""
