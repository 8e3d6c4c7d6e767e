"""Events and people kept in SQLite or PostgreSQL."""
