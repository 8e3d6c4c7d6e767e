"""Whom work in the worker pool is done for, as the doors know it."""

from pegout.server.identity import Connection, visitor_of
from pegout.server.limits.addresses import address_of
from pegout.services.worker_pool import Requester


def requester_of(connection: Connection) -> Requester:
    """The requester and their network; visitors from one network are one person."""
    address, visitor = address_of(connection), visitor_of(connection)
    return Requester(f"address {address}" if visitor is None else visitor.person.id, address)
