"""What everybody may see of a hosted event: views of two levels, parts and their lines, ready for JSON.

`Views` works out one state for all who listen; `whole` is for one who asks.
"""

from pegout.services.events.views.card import card_part
from pegout.services.events.views.diff import difference
from pegout.services.events.views.snapshot import Snapshot
from pegout.services.events.views.view import EventChange, EventView, Part, View
from pegout.services.events.views.whole import Views, whole

__all__ = [
    "EventChange",
    "EventView",
    "Part",
    "Snapshot",
    "View",
    "Views",
    "card_part",
    "difference",
    "whole",
]
