"""What a server keeps, in SQLite or PostgreSQL: behind the ports of `pegout.app.ports`."""

from pegout.store.appending import CodeTaken
from pegout.store.archive import InvalidBackup, NoStore, NotEmpty, backup, export, restore
from pegout.store.holding import AlreadyOpen
from pegout.store.library import stored_stream
from pegout.store.migrating import NewerSchema
from pegout.store.places import UnknownDatabase
from pegout.store.store import SqlStore, open_store

__all__ = [
    "AlreadyOpen",
    "CodeTaken",
    "InvalidBackup",
    "NewerSchema",
    "NoStore",
    "NotEmpty",
    "SqlStore",
    "UnknownDatabase",
    "backup",
    "export",
    "open_store",
    "restore",
    "stored_stream",
]
