"""What a server is started with."""

from pegout.values import value


@value
class ServeOptions:
    """The settings of one server process."""

    database: str
    """A URL: `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`."""
    host: str = "127.0.0.1"
    port: int = 8121
    https: bool = False
    """Whether browsers reach the server by https, through a proxy that they trust."""
    thinking: int = 1
    """Processes in which bots think."""
    allowed_hosts: tuple[str, ...] = ()
    """The names that the server goes by; any, where none is given. `*.` at the front allows all below."""
    newcomers: int = 20
    """How many may come to the door from one address in a minute; a club often has only one."""
    metrics_from: tuple[str, ...] = ()
    """Networks that may read the metrics besides this machine itself."""
    trusted_proxies: tuple[str, ...] = ()
    """Networks of proxies that are believed when they say where a request comes from."""
