"""Who may read the metrics: this machine, and the networks that a setting names."""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from litestar.types import Scope

Network = IPv4Network | IPv6Network

_LOOPBACK = ("127.0.0.0/8", "::1/128")


class BadNetwork(ValueError):
    """The text is no network; the message shows one."""


def networks(texts: tuple[str, ...]) -> tuple[Network, ...]:
    """The machine itself and these networks, or `BadNetwork`."""
    return tuple(network(text) for text in (*_LOOPBACK, *texts))


def network(text: str) -> Network:
    """The network, or `BadNetwork`."""
    try:
        return ip_network(text)
    except ValueError:
        raise BadNetwork(f"{text[:50]!r} is not a network: write it like 10.0.0.0/8.") from None


def comes_from(scope: Scope, allowed: tuple[Network, ...]) -> bool:
    """Whether the request comes straight from one of the networks, and not through a proxy.

    A proxy on this machine would make the whole world look local.
    """
    if any(name in (b"x-forwarded-for", b"forwarded", b"x-real-ip") for name, _ in scope["headers"]):
        return False
    client = scope.get("client")
    if client is None:
        return False
    try:
        address = ip_address(client[0])
    except ValueError:
        return False
    plain = getattr(address, "ipv4_mapped", None) or address  # a socket for both kinds of address writes so
    return any(plain in network for network in allowed)
