"""Free text inside a record: a JSON string, so that every character can be given and none can do harm."""

import json


def quoted(text: str) -> str:
    r"""Text in quotes on one line; what cannot be printed is escaped.

    >>> print(quoted('The "Crown" \\ Anchor'), quoted("two\nlines"))
    "The \"Crown\" \\ Anchor" "two\nlines"
    """
    return json.dumps(text, ensure_ascii=not text.isprintable())


def unquoted(text: str) -> str:
    """What was quoted, or ValueError."""
    try:
        value = json.loads(text) if text.startswith('"') else None
    except ValueError:
        value = None
    if isinstance(value, str):
        return value
    raise ValueError(r"put the text in quotes, with \" for a quote and \\ for a backslash in it.")
