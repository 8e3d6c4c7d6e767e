"""What a server keeps, in SQLite or PostgreSQL: behind the ports of `pegout.app.ports`."""

from pegout.store.appending import CodeTaken
from pegout.store.archive import InvalidBackup, NoStore, NotEmpty, backup, export, restore, rotate
from pegout.store.holding import AlreadyOpen
from pegout.store.keyring import NobodyKeeps, change_session_key, hand_out_codes
from pegout.store.library import stored_stream
from pegout.store.migrating import NewerSchema
from pegout.store.places import UnknownDatabase
from pegout.store.store import SqlStore, exposed, open_store

__all__ = [
    "AlreadyOpen",
    "CodeTaken",
    "InvalidBackup",
    "NewerSchema",
    "NoStore",
    "NobodyKeeps",
    "NotEmpty",
    "SqlStore",
    "UnknownDatabase",
    "backup",
    "change_session_key",
    "export",
    "exposed",
    "hand_out_codes",
    "open_store",
    "restore",
    "rotate",
    "stored_stream",
]
