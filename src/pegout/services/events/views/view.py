"""What a view is: parts, their lines, and the facts of each line."""

from typing import Any

Line = dict[str, Any]
"""Facts by name, with only what JSON knows."""

Part = dict[str, Line]

View = dict[str, Part]
"""Parts by name, and in each part its lines by their keys."""
