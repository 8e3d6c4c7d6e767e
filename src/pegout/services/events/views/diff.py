"""What has changed between two views."""

from typing import Any

from pegout.services.events.views.view import EventChange, Part, View

_NONE: Part = {}


def difference(before: View, after: View) -> EventChange:
    """Only what has changed; put on the view before, line by line, it gives the view after.

    >>> difference({"games": {"|R1T1": {"open": 1}, "|R1T2": {}}}, {"games": {"|R1T1": {"open": 2}}})
    {'games': {'|R1T1': {'open': 2}, '|R1T2': None}}
    """
    found: EventChange = {}
    was, now = _parts(before), _parts(after)
    for name in dict.fromkeys((*was, *now)):
        old, new = was.get(name, _NONE), now.get(name, _NONE)
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
    """The view after, with unchanged parts the very same objects: comparing it later costs nothing."""
    was, now = _parts(before), _parts(after)
    same: Any = {name: _kept(was[name], part) if name in was else part for name, part in now.items()}
    view: View = same
    return view


def _parts(view: View) -> dict[str, Part]:
    parts: Any = view
    found: dict[str, Part] = parts
    return found


def _kept(old: Part, new: Part) -> Part:
    """The old part if nothing has changed, not even the order of its lines."""
    lines = {key: old[key] if old.get(key) == line else line for key, line in new.items()}
    same = list(old) == list(lines) and all(old[key] is line for key, line in lines.items())
    return old if same else lines
