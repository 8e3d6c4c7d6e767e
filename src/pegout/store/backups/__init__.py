"""A store carried away and back: backups, the same for SQLite and PostgreSQL, and entries to read.

A backup is gzipped lines of JSON: its schema and columns, then `[table, row]` for every row, and at last how
many rows there are.
"""

from pegout.store.backups.loader import InvalidBackup, NotEmpty, restore
from pegout.store.backups.rotation import rotate
from pegout.store.backups.snapshot import NoStore
from pegout.store.backups.text_export import export
from pegout.store.backups.writer import backup

__all__ = ["InvalidBackup", "NoStore", "NotEmpty", "backup", "export", "restore", "rotate"]
