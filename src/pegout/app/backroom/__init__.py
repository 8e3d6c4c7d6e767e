"""Heavy work off the event loop: processes that are shared fairly, and replaced when one is lost."""

from pegout.app.backroom.backroom import Backroom
from pegout.app.backroom.errors import Busy, Closed, JobFailed, TookTooLong, WorkerDied
from pegout.app.backroom.party import Party
from pegout.app.backroom.waiting_room import Shares

__all__ = ["Backroom", "Busy", "Closed", "JobFailed", "Party", "Shares", "TookTooLong", "WorkerDied"]
