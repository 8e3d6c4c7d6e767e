"""Where somebody comes from: an address as it is counted, and the network around it."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from pegout.server.identity import Connection


def host_of(scope: Any) -> str:
    """The other end of the connection, or whom a trusted proxy names; a name where there is no address."""
    client = scope.get("client")
    return str(client[0]) if client else "nobody"


@lru_cache(maxsize=4096)
def counted_address(host: str) -> str:
    """The whole network of an IPv6 address: a household has 2 to the 64 of them.

    >>> counted_address("2001:db8:0:1:ffff::2"), counted_address("::ffff:198.51.100.7")
    ('2001:db8:0:1::/64', '198.51.100.7')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host[:100]
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((int(address) >> 64 << 64, 64)))
    return host


@lru_cache(maxsize=4096)
def network_around(counted: str) -> str | None:
    """The network that a counted address is part of; None for what is no address.

    >>> network_around("198.51.100.7"), network_around("2001:db8:0:1::/64")
    ('198.51.100.0/24', '2001:db8::/48')
    """
    try:
        found = ip_network(counted)
    except ValueError:
        return None
    return str(found.supernet(new_prefix=48 if found.version == 6 else 24))


def address_of(connection: Connection) -> str:
    """Where a request or socket comes from, as it is counted."""
    return counted_address(host_of(connection.scope))
