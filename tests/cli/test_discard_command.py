"""`pegout discard`: what it prints, draws and refuses."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from pegout.cards import PACK
from pegout.cli.main import BAD_INPUT, main
from tests.kit.builders import cards
from tests.kit.slow_count import count_show

SIX = ("5H", "5C", "6D", "7S", "JH", "KD")
FIVE = SIX[:5]
SVG = "{http://www.w3.org/2000/svg}"


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["discard", *words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def lines(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(["discard", *words]) == 0
    return capsys.readouterr().out.splitlines()


def test_json_has_every_throw_with_its_distribution(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, *SIX, "--dealer", "--score", "84-91")
    assert (found["dealer"], found["scores"], found["goal"], found["seats"]) == (True, [84, 91], 121, 2)
    assert len({tuple(throw["thrown"]) for throw in found["throws"]}) == 15
    wins = [throw["win"] for throw in found["throws"]]
    assert wins == sorted(wins, reverse=True)
    for throw in found["throws"]:
        kept = cards(" ".join(throw["kept"]))
        counts = [count_show(kept, starter) for starter in PACK if str(starter) not in SIX]
        assert throw["hand"]["distribution"] == [counts.count(points) for points in range(30)]
        assert (throw["hand"]["least"], throw["hand"]["most"]) == (min(counts), max(counts))
        assert throw["hand"]["mean"] == pytest.approx(sum(counts) / 46)
        assert throw["points"] == pytest.approx(throw["hand"]["mean"] + throw["crib"] + throw["pegging"])
        assert throw["behind"]["win"] == pytest.approx(wins[0] - throw["win"])


def test_pone_is_the_default_and_pays_for_the_crib(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, *SIX)
    assert as_json(capsys, *SIX, "--pone") == found
    assert (found["dealer"], found["scores"]) == (False, [0, 0])
    for throw in found["throws"]:
        assert throw["points"] == pytest.approx(throw["hand"]["mean"] - throw["crib"] + throw["pegging"])


def test_the_table_marks_the_best_of_five_and_shows_all_on_demand(capsys: pytest.CaptureFixture[str]) -> None:
    short = lines(capsys, *SIX, "--dealer")
    assert short[0] == "Your own crib, 0-0 of 121, rules acc"
    assert short[2].split() == ["throw", "hand", "crib", "pegging", "total", "win", "behind"]
    assert [line[:1] for line in short[3:8]] == ["*", " ", " ", " ", " "]
    assert short[8:] == ["  and 10 more with --all"]
    whole = lines(capsys, *SIX, "--dealer", "--all")
    assert whole[:8] == short[:8]
    assert len(whole) == 18


def test_a_row_has_its_hand_by_hand_count(capsys: pytest.CaptureFixture[str]) -> None:
    """Fives and a run of three keep 8 at least (fifteens 5-5-..., pair, double run), 17 at most."""
    row = next(line for line in lines(capsys, *SIX, "--dealer") if "J♥ K♦" in line)
    counts = [count_show(cards("5H 5C 6D 7S"), starter) for starter in PACK if str(starter) not in SIX]
    assert f"{sum(counts) / 46:.2f} ({min(counts)}-{max(counts)})" in row


def test_another_goal_is_played_from_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    short = as_json(capsys, *SIX, "--score", "24-31", "--rules", "classic", "--set", "goal=61")
    long = as_json(capsys, *SIX, "--score", "84-91")
    assert [throw["win"] for throw in short["throws"]] == [throw["win"] for throw in long["throws"]]


@pytest.mark.parametrize(
    ("words", "seats", "partners"),
    [
        (("--seats", "3"), 3, False),
        (("--rules", "club-4"), 4, False),
        (("--seats", "4", "--partners"), 4, True),
    ],
)
def test_one_card_of_five(
    words: tuple[str, ...], seats: int, partners: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    found = as_json(capsys, *FIVE, "--dealer", *words)
    assert (found["seats"], found["partners"], found["scores"]) == (seats, partners, None)
    assert [len(throw["thrown"]) for throw in found["throws"]] == [1] * 5
    assert (
        {throw["win"] for throw in found["throws"]}
        == {throw["pegging"] for throw in found["throws"]}
        == {None}
    )
    assert sum(found["throws"][0]["hand"]["distribution"]) == 47


@pytest.mark.parametrize("words", [(*SIX, "--score", "84-91"), (*SIX, "--dealer"), (*FIVE, "--seats", "3")])
def test_the_picture_says_what_it_shows(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "throws.svg"
    found = as_json(capsys, *words, "--svg", str(path))
    root = ET.fromstring(path.read_text("utf-8"))  # noqa: S314 - our own text
    assert (root.get("role"), root.get("aria-labelledby")) == ("img", "title described")
    described = root.findtext(f"{SVG}desc") or ""
    texts = [element.text or "" for element in root.iter(f"{SVG}text")]
    for throw in found["throws"][:5]:
        name = " ".join(card.pretty for card in cards(" ".join(throw["thrown"])))
        assert name in texts
        assert f"{throw['points']:.2f}" in texts
        assert f"{name}: hand {throw['hand']['mean']:+.2f}" in described
    assert not list(root.iter(f"{SVG}script"))
    assert "prefers-color-scheme: dark" in (root.findtext(f"{SVG}style") or "")


def test_bars_are_as_long_as_their_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "throws.svg"
    found = as_json(capsys, *SIX, "--svg", str(path))
    root = ET.fromstring(path.read_text("utf-8"))  # noqa: S314 - our own text
    bars = [box for box in root.iter(f"{SVG}rect") if box.get("height") == "18"]
    widths = {
        kind: [float(box.get("width", 0)) for box in bars if box.get("class") == kind]
        for kind in ("hand", "crib")
    }
    points = widths["hand"][0] / found["throws"][0]["hand"]["mean"]
    for throw, hand, crib in zip(found["throws"], widths["hand"], widths["crib"], strict=False):
        assert hand == pytest.approx(points * throw["hand"]["mean"], abs=0.02)
        assert crib == pytest.approx(points * throw["crib"], abs=0.02)
    zero = next(float(line.get("x1", 0)) for line in root.iter(f"{SVG}line"))
    assert all(float(box.get("x", 0)) < zero for box in bars if box.get("class") == "crib")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "name the 6"),
        (FIVE, "or say --seats 3 or --seats 4"),
        ((*SIX, "--seats", "3"), "name the 5"),
        ((*FIVE, "5H"), "named twice"),
        ((*FIVE, "1X"), "is not a card"),
        ((*SIX, "--score", "84:91"), "such as 84-91"),
        ((*SIX, "--score", "121-90"), "both below 121"),
        ((*FIVE, "--seats", "4", "--score", "1-2"), "leave it out"),
        ((*SIX, "--dealer", "--pone"), "not allowed with"),
        ((*SIX, "--rules", "chess"), "no rule set"),
        ((*SIX, "--set", "dealt=7", "--set", "thrown=2"), "weighed for 6 cards"),
        ((*SIX, "--svg", "/nowhere/at/all.svg"), "No such file"),
    ],
)
def test_what_cannot_be_used_is_one_line(
    words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["discard", *words]) == BAD_INPUT
    (line,) = capsys.readouterr().err.splitlines()
    assert why in line


def test_bad_input_is_refused_without_heavy_libraries() -> None:
    look = (
        "import sys; from pegout.cli.main import main; main(['discard', '5H']); "
        "main(['drill', 'chess']); print({'numpy', 'numba'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
