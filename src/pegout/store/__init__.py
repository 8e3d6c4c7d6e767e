"""What a server keeps, in SQLite or PostgreSQL: behind the ports of `pegout.services.ports`."""

from pegout.store.append import CodeTaken
from pegout.store.backups import InvalidBackup, NoStore, NotEmpty, backup, export, restore, rotate
from pegout.store.connections import UnknownDatabase
from pegout.store.file_lock import AlreadyOpen
from pegout.store.keyring import NobodyKeeps, change_session_key, hand_out_codes
from pegout.store.migration import NewerSchema
from pegout.store.store import SqlStore, exposed, open_store
from pegout.store.stream_reader import stored_stream

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
