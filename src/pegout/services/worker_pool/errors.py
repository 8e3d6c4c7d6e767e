"""Why a job has no result; each message is one sentence that says what to do."""


class Busy(Exception):
    """Too many jobs wait already, in all or of this person; nothing was begun."""


class TookTooLong(Exception):
    """The job was ended when its time was up."""


class WorkerDied(Exception):
    """The process that did the job ended before the job did; another one takes its place."""


class Closed(Exception):
    """The worker pool does not work any more, or was closed while the job waited."""


class JobFailed(Exception):
    """The job raised something that cannot be carried from one process to another."""
