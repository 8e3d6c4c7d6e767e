"""What everybody may see of a hosted event: views of two levels, parts and their lines, ready for JSON.

`Views` works out one state for all who listen; `whole` is for one who asks.
"""

from pegout.app.hosting.seen.card import card_part
from pegout.app.hosting.seen.differing import Difference, difference
from pegout.app.hosting.seen.glance import Glance
from pegout.app.hosting.seen.view import Line, Part, View
from pegout.app.hosting.seen.whole import Views, whole

__all__ = [
    "Difference",
    "Glance",
    "Line",
    "Part",
    "View",
    "Views",
    "card_part",
    "difference",
    "whole",
]
