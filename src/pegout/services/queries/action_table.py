"""The table of acc:IV.4c as data: who holds too many or too few, and what is done about it."""

from typing import Any

from pegout.judge.wrong_number_actions import ACTIONS
from pegout.judge.wrong_number_table import PLAY_ON, TABLE


def action_table() -> dict[str, Any]:
    """The twenty-seven rows with the actions before (A) and after (B) the starter; 0 is to play on."""
    rows = [
        {"pone": pone.value, "dealer": dealer.value, "crib": crib.value, "a": before, "b": after}
        for (pone, dealer, crib), (before, after) in TABLE.items()
    ]
    return {"rows": rows, "actions": [_action(number) for number in ACTIONS if number != PLAY_ON]}


def _action(number: int) -> dict[str, Any]:
    from pegout.rulebook.articles import article  # much to read, and no game needs it

    entry = article(f"acc:IV.4d{number}")
    return {"number": number, "title": entry.title, "text": entry.text, "citation": str(entry.citation)}
