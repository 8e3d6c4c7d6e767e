"""How many files may be open: every connection is one."""

import logging
import resource

RESERVED = 256
"""For the database, the pages, and the processes in which bots think."""
WANTED = 65_536
LOW = 4_096

LOG = logging.getLogger("pegout.server")


def room_for_connections() -> int:
    """As many as the limit of open files allows, which is raised as far as we may; warns where it is low."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft != resource.RLIM_INFINITY and soft < LOW:
        LOG.warning(
            "Only %d files may be open at a time, which limits connections: set LimitNOFILE=%d, or "
            "ulimit -n %d.",
            soft,
            WANTED,
            WANTED,
        )
    return max(16, (WANTED if soft == resource.RLIM_INFINITY else soft) - RESERVED)
