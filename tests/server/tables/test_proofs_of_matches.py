"""What the proof of a match says over HTTP: who added secrets, whose it was, and how abandoned ones end."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pegout.cli.main import main
from pegout.services.provable import verify
from tests.kit.running_server import Guest
from tests.kit.table_routes import SHORT, of_two, opened, play_out, step, view, with_bot


def record(guest: Guest, table: str) -> str:
    answer = guest.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def checked(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    """The exit code of `pegout verify`, and what it says."""
    file = folder / "match.rec"
    file.write_text(text, "utf-8")
    capsys.readouterr()
    code = main(["verify", str(file), "--json"])
    return code, json.loads(capsys.readouterr().out)


def another(tag: str, told: str) -> Callable[[str], str]:
    def changed(text: str) -> str:
        forged = re.sub(rf'^\[{tag} ".*"\]$', f'[{tag} "{told}"]' if told else "", text, flags=re.MULTILINE)
        assert forged != text, tag
        return re.sub(r"^end \w+$", "end", forged, flags=re.MULTILINE)  # whoever forges it knows the checksum

    return changed


FORGERIES = [
    another("A", "Somebody"),
    another("B", "Somebody"),
    another("Date", "2020-01-01"),
    another("Bots", "Random (bot) expert"),
    another("Bots", ""),
    another("Proof", ""),
    another("Proof", "1"),
]


def test_names_date_and_bots_are_bound_into_every_pack(
    ann: Guest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = with_bot(ann, options=SHORT)
    play_out([ann], table)
    text = record(ann, table)
    code, found = checked(text, tmp_path, capsys)
    assert (code, found["version"], found["added"]) == (0, 2, 1)
    assert found["sentence"].endswith("came from the secrets committed to before it began.")
    for forge in FORGERIES:
        code, found = checked(forge(text), tmp_path, capsys)
        assert code == 1
        packs = [check for check in found["checks"] if check["what"].startswith("game")]
        assert not any(check["agrees"] for check in packs)
    assert "names, date or bots were changed" in verify(FORGERIES[0](text)).sentence
    code = main(["verify", str(_written(tmp_path, another("Proof", "3")(text)))])
    assert code == 2


def _written(folder: Path, text: str) -> Path:
    file = folder / "newer.rec"
    file.write_text(text, "utf-8")
    return file


def test_a_match_to_which_nobody_added_a_secret_says_so(
    ann: Guest, bob: Guest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = of_two(ann, bob, options=SHORT)
    play_out([ann, bob], table)
    code, found = checked(record(bob, table), tmp_path, capsys)
    assert (code, found["agrees"], found["added"]) == (0, True, 0)
    assert "no player added a secret" in found["sentence"]


def test_an_abandoned_match_is_revealed_and_verifies(ann: Guest) -> None:
    table, dice = with_bot(ann), Random(4)
    for _ in range(6):
        seen = step([ann], table, dice)
    assert seen["table"]["secrets"] is None
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 404
    ann.post(f"/api/tables/{table}/leave")
    seen = view(ann, table)
    assert (seen["table"]["status"], seen["table"]["secrets"]["match"]) == ("closed", 1)
    found = verify(record(ann, table), seen["table"]["commitment"])
    assert found.agrees
    assert found.packs > 0


def test_whoever_leaves_somebody_elses_open_table_does_not_close_it(ann: Guest, bob: Guest) -> None:
    table = opened(ann, listed=True)
    bob.post(f"/api/tables/{table}/sit", {})
    bob.post(f"/api/tables/{table}/leave")
    assert view(ann, table)["table"]["status"] == "open"
    assert table in {one["table"] for one in bob.get("/api/tables")}
    ann.post(f"/api/tables/{table}/sit", {})
    bob.post(f"/api/tables/{table}/sit", {})
    assert view(ann, table)["table"]["status"] == "playing"


def test_an_opener_who_leaves_others_at_the_table_leaves_it_to_them(ann: Guest, bob: Guest) -> None:
    table = opened(ann, seats=3)
    for guest in (ann, bob):
        guest.post(f"/api/tables/{table}/sit", {})
    ann.post(f"/api/tables/{table}/leave")
    assert view(bob, table)["table"]["status"] == "open"
