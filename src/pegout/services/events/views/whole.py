"""The views of a hosted event, for one who asks or for all who listen."""

from functools import cached_property

from pegout.services.events.state import HostedEvent
from pegout.services.events.views.desk import desk_view
from pegout.services.events.views.diff import keeping
from pegout.services.events.views.expiry import next_moment
from pegout.services.events.views.player import player_view
from pegout.services.events.views.public import public_view
from pegout.services.events.views.snapshot import Snapshot
from pegout.services.events.views.view import View
from pegout.tournament.event import Role


class Views:
    """What everybody sees of one state, worked out once for all of them.

    Given the views before, all that is as it was is the very same, so `difference` is quick for hundreds.
    """

    def __init__(self, state: HostedEvent, at_ms: int | None = None, before: "Views | None" = None) -> None:
        self._glance = Snapshot(state, at_ms)
        self.public: View = keeping({} if before is None else before.public, public_view(self._glance))
        self._desks: dict[Role, View] = {}

    def of(self, role: Role, name: str = "") -> View:
        """The view of somebody in this role; players are told apart by their names."""
        if role is Role.PUBLIC:
            return self.public
        if role is Role.PLAYER:
            return player_view(self._glance, name, self.public)
        if role not in self._desks:
            self._desks[role] = desk_view(self._glance, role, self.public)
        return self._desks[role]

    @cached_property
    def next_look(self) -> int | None:
        """When time alone would change what is seen; None if only another record does."""
        return next_moment(self._glance)


def whole(state: HostedEvent, role: Role, name: str, at_ms: int) -> View:
    """All that somebody may see."""
    return Views(state, at_ms).of(role, name)
