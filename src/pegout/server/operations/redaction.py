"""The last line of defence: what looks like a secret does not reach the log."""

import re

HIDDEN = "[hidden]"

_SECRETS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"pegout_[A-Za-z0-9_-]{16,}"), f"pegout_{HIDDEN}"),
    (re.compile(r"(?i)\b(bearer|basic)\s+[A-Za-z0-9._~+/=-]{8,}"), rf"\1 {HIDDEN}"),
    (re.compile(r"(://[^\s:/@]*):[^\s/]+@"), rf"\1:{HIDDEN}@"),
    (re.compile(r"(?i)\b(cookie|authorization|x-event-key)\b(['\"]?\s*[:=,]\s*)[^\n]+"), rf"\1\2{HIDDEN}"),
    (
        re.compile(
            r"(?i)(password|secret|invitation|token|code)(['\"]?\s*=\s*|['\"]\s*:\s*|:\s*(?=['\"]))"
            r"(?:\"[^\"\n]*\"|'[^'\n]*'|[^\s,;&'\"})\]]+)"
        ),
        rf"\1\2{HIDDEN}",
    ),
)

_SIGNS = (
    "pegout_ bearer basic :// cookie authorization x-event-key password secret invitation token code".split()
)
"""What stands in every text that one of the patterns finds something in."""


def redacted(text: str) -> str:
    """The text without tokens, and without what is set as a `password`, a `code` or the like.

    >>> redacted("postgresql://ann:magpie29@db/pegout, password='nobs', pegout_Zk3tQ8sW0aPq5nVb7Lx2")
    'postgresql://ann:[hidden]@db/pegout, password=[hidden], pegout_[hidden]'
    """
    folded = text.casefold()
    if not any(sign in folded for sign in _SIGNS):  # almost every line; the patterns take much longer
        return text
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text
