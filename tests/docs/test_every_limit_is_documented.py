"""The table of purposes in the documentation is the one in the code, and so are the limits of connections."""

import re
from dataclasses import asdict
from pathlib import Path

from pegout.server.front.idle_connections import FrontLimits
from pegout.server.limits.purposes import NETWORK, PURPOSES
from pegout.server.tables.service import MOST_AT_TABLE

TEXT = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
TIMES = {"at a time": 0, "a minute": 60, "ten minutes": 600}


def section(title: str) -> str:
    return TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(title: str) -> list[list[str]]:
    lines = [line for line in section(title).splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def number(text: str) -> int:
    return int(text.replace(",", "") or 0)


def test_every_purpose_stands_there_with_its_numbers() -> None:
    told = [
        (name.strip("`"), what, number(address), number(link), number(crowd), TIMES[when])
        for name, what, address, link, crowd, when in rows("Limits by address")
    ]
    assert told == [
        (one.name, one.what, one.by_address, one.by_link, one.by_crowd, one.seconds) for one in PURPOSES
    ]


def test_the_numbers_beside_the_table_are_true() -> None:
    text = " ".join(section("Limits by address").split())
    assert f"has {NETWORK} times what one of its addresses" in text
    assert f"at most {MOST_AT_TABLE} sockets and streams of spectators" in text


def test_every_limit_of_connections_stands_there() -> None:
    told = {
        name.strip("`"): float(re.findall(r"[\d,]+", words)[0].replace(",", ""))
        for name, words, _ in rows("Connections")
    }
    assert told == {name: float(most) for name, most in asdict(FrontLimits()).items()}
