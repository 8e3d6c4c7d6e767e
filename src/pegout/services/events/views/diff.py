"""What is other in a view than it was in the one before."""

from typing import Any

from pegout.services.events.views.view import Part, View

Difference = dict[str, dict[str, Any]]
"""The lines that are other, by their parts; None for a line that has gone."""

_NONE: Part = {}


def difference(before: View, after: View) -> Difference:
    """Only what is other; put on the view before, line by line, it gives the view after.

    >>> difference({"games": {"|R1T1": {"open": 1}, "|R1T2": {}}}, {"games": {"|R1T1": {"open": 2}}})
    {'games': {'|R1T1': {'open': 2}, '|R1T2': None}}
    """
    found: Difference = {}
    for name in dict.fromkeys((*before, *after)):
        old, new = before.get(name, _NONE), after.get(name, _NONE)
        if old is not new and (changed := _changed(old, new)):
            found[name] = changed
    return found


def _changed(old: Part, new: Part) -> dict[str, Any]:
    found: dict[str, Any] = {
        key: line for key, line in new.items() if (was := old.get(key)) is not line and was != line
    }
    found.update(dict.fromkeys([key for key in old if key not in new]))
    return found


def keeping(before: View, after: View) -> View:
    """The view after, where all that is as before is the very same: to compare it later costs nothing."""
    return {name: _kept(before[name], part) if name in before else part for name, part in after.items()}


def _kept(old: Part, new: Part) -> Part:
    """The old part if nothing is other, not even the order of its lines."""
    lines = {key: old[key] if old.get(key) == line else line for key, line in new.items()}
    same = list(old) == list(lines) and all(old[key] is line for key, line in lines.items())
    return old if same else lines
