"""A part of an observation or an option that docs/environments.md does not have fails here."""

import inspect
import re
from pathlib import Path

from pegout.environments.observation import parts_of
from pegout.environments.options import Setting
from pegout.rules import PRESETS
from tests.environments.test_observations import the_deal_of_the_readme
from tests.kit.environments import lay

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")


def test_the_parts_of_an_observation_stand_there_in_order_with_their_lengths() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \|", PAGE, re.MULTILINE)
    for column, seats in enumerate((2, 3, 4), start=1):
        shown = {row[0]: int(row[column]) for row in rows}
        assert list(shown.items()) == list(parts_of(PRESETS["acc"].with_seats(seats)).items())


def test_every_option_is_documented_and_no_other() -> None:
    shown = re.findall(r"^\| `(\w+)` \| [^|]+ \|$", PAGE, re.MULTILINE)
    assert shown == list(inspect.signature(Setting).parameters)


def test_the_table_shown_is_the_table_rendered() -> None:
    env = the_deal_of_the_readme(render_mode="ansi")
    lay(env, "5H", "4C", "5C", "6C", "5S")
    text = (env.render() or "").replace("Ann", "player_0").replace("Bob", "player_1")
    (shown,) = re.findall(r"```text\n(.*?)\n```", PAGE, re.DOTALL)
    assert shown == text
