"""Heavy work off the event loop: processes that are shared fairly, and replaced when one is lost."""

from pegout.services.worker_pool.errors import Busy, Closed, JobFailed, TookTooLong, WorkerDied
from pegout.services.worker_pool.pool import WorkerPool
from pegout.services.worker_pool.queue import Shares
from pegout.services.worker_pool.requester import Requester

__all__ = ["Busy", "Closed", "JobFailed", "Requester", "Shares", "TookTooLong", "WorkerDied", "WorkerPool"]
