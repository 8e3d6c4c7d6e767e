"""A store carried away and back: backups, the same for SQLite and PostgreSQL, and entries to read.

A backup is gzipped lines of JSON: its schema and columns, then `[table, row]` for every row, and at last how
many rows there are.
"""

from pegout.store.archive.exporting import export
from pegout.store.archive.restoring import InvalidBackup, NotEmpty, restore
from pegout.store.archive.rotation import rotate
from pegout.store.archive.saving import backup
from pegout.store.archive.snapshot import NoStore

__all__ = ["InvalidBackup", "NoStore", "NotEmpty", "backup", "export", "restore", "rotate"]
