"""How much heavy work people may ask for."""

from pegout.values import value


@value
class AnalysisSettings:
    """Shares of the queue are the pool's own: see `pegout.services.worker_pool.Shares`."""

    job_seconds: float = 30.0
    """The longest that one job may take."""
    seconds_a_minute: float = 60.0
    """The work of one person that is done in a minute, over all processes of this server's worker pool."""
