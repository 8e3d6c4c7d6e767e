"""Alembic runs this file; the connection, in its transaction, comes from `pegout.store.migration`."""

from alembic import context

if (config := getattr(context, "config", None)) is not None:  # there is none for who only imports the file
    context.configure(connection=config.attributes["connection"])
    context.run_migrations()
