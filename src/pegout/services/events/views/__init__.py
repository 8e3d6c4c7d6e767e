"""What everybody may see of a hosted event: views of two levels, parts and their lines, ready for JSON.

`Views` works out one state for all who listen; `whole` is for one who asks.
"""

from pegout.services.events.views.card import card_part
from pegout.services.events.views.diff import Difference, difference
from pegout.services.events.views.snapshot import Snapshot
from pegout.services.events.views.view import Line, Part, View
from pegout.services.events.views.whole import Views, whole

__all__ = [
    "Difference",
    "Line",
    "Part",
    "Snapshot",
    "View",
    "Views",
    "card_part",
    "difference",
    "whole",
]
