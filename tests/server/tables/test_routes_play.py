"""Playing over HTTP: moves, records that can be checked, statistics, and the same view over a socket."""

import itertools
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game.officiated.claims import CLAIMS
from pegout.services.provable import commitment_of, verify
from tests.kit.proofs import proof
from tests.kit.running_server import Guest, any_move
from tests.kit.table_routes import (
    SHORT,
    Json,
    is_asked,
    of_two,
    opened,
    play_out,
    refusal,
    step,
    view,
    with_bot,
)


def test_the_record_comes_with_the_end_and_fits_what_was_promised(ann: Guest, bob: Guest) -> None:
    table = opened(ann, options=SHORT)
    noted = view(bob, table)["table"]["next_commitment"]
    for guest, secret in ((ann, "c0ffee"), (bob, "dead")):
        guest.post(f"/api/tables/{table}/sit", {"secret": secret})
    playing = view(ann, table)["table"]
    assert (playing["secrets"], playing["commitment"]) == (None, noted)
    assert refusal(ann.send(f"/api/tables/{table}/record", method="GET")) == (404, "no_such_match")
    over = play_out([ann, bob], table)["table"]
    text = ann.http.get(f"/api/tables/{table}/record").text
    assert verify(text, noted).agrees
    assert not verify(text, "0" * 64).agrees
    assert '[SecretA "c0ffee"]' in text
    assert '[SecretB "dead"]' in text
    assert commitment_of(over["secrets"]["secret"]) == noted


def test_a_record_is_a_file_of_the_table(ann: Guest) -> None:
    table = with_bot(ann, options=SHORT)
    play_out([ann], table)
    answer = ann.http.get(f"/api/tables/{table}/record?match=1")
    assert table in answer.headers["content-disposition"]
    assert answer.headers["content-type"].startswith("text/plain")
    assert refusal(ann.send(f"/api/tables/{table}/record?match=0", method="GET")) == (400, "bad_request")


def test_statistics_tell_nothing_of_a_deal_that_is_being_played(ann: Guest, bob: Guest) -> None:
    """They change with the deals that are over, and with nothing else."""
    table, dice = of_two(ann, bob, match="3 games"), Random(3)
    told: dict[int, list[Json]] = {}
    for _ in range(70):
        deal = step([ann, bob], table, dice)["game"]["deal_number"]
        told.setdefault(deal, []).append(bob.get(f"/api/tables/{table}/statistics"))
    assert max(told) > 2
    for deal, answers in told.items():
        assert all(answer == answers[0] for answer in answers)
        assert answers[0]["deals"] == max(deal - 1, 0)


def test_the_view_is_the_same_over_http_and_over_a_socket(ann: Guest, bob: Guest) -> None:
    table, dice = of_two(ann, bob), Random(4)
    sockets = [ann.socket(table), bob.socket(table)]
    for _ in range(40):
        version = step([ann, bob], table, dice)["version"]
        for guest, socket in zip((ann, bob), sockets, strict=True):
            while socket.view["version"] < version:
                socket.hear()
            told = view(guest, table)
            assert (told["table"], told["game"]) == (socket.view["table"], socket.view["game"])
    for socket in sockets:
        socket.close()


def test_a_move_with_the_same_id_acts_once(ann: Guest, bob: Guest) -> None:
    seen = view(ann, table := of_two(ann, bob))
    assert is_asked(seen)
    move = any_move(seen["game"], Random(1)) | {"id": "once", "version": seen["version"]}
    after = ann.post(f"/api/tables/{table}/moves", move)
    again = ann.post(f"/api/tables/{table}/moves", move)
    assert seen["version"] < after["version"] == again["version"]
    assert again == after


def test_a_move_that_comes_too_late_is_told_how_the_table_stands(ann: Guest, bob: Guest) -> None:
    table = of_two(ann, bob)
    step([ann, bob], table, Random(5))
    late = ann.send(f"/api/tables/{table}/moves", {"do": "go", "id": "late", "version": 0})
    assert refusal(late) == (409, "stale")
    assert late.json()["error"]["view"] == view(ann, table)


def test_the_game_says_why_a_move_is_not_allowed(ann: Guest, bob: Guest) -> None:
    seen = view(ann, table := of_two(ann, bob))
    move = {"do": "count", "points": 29, "id": "no", "version": seen["version"]}
    assert refusal(ann.send(f"/api/tables/{table}/moves", move)) == (409, "refused")
    assert view(ann, table) == seen


def test_whoever_urges_need_not_wait_for_the_bots(ann: Guest) -> None:
    table = with_bot(ann, officiating="players")
    assert ann.post(f"/api/tables/{table}/urge")["table"]["table"] == table


NUMBERS = st.integers(0, 200)
CARDS = st.sampled_from(["5H", "5C", "JD", "AS", "KH", "QH", "10S", "zz", ""])
MOVES: st.SearchStrategy[dict[str, Any]] = st.one_of(
    st.fixed_dictionaries({"do": st.sampled_from(["go", "accept", "next", "pass", "mix"])}),
    st.fixed_dictionaries({"do": st.sampled_from(["peg", "count", "count_crib"]), "points": NUMBERS}),
    st.fixed_dictionaries({"do": st.just("peg"), "points": NUMBERS, "more": st.booleans()}),
    st.fixed_dictionaries({"do": st.sampled_from(["throw", "choose"]), "cards": st.lists(CARDS, max_size=6)}),
    st.fixed_dictionaries({"do": st.just("play"), "card": CARDS}, optional={"said": NUMBERS}),
    st.fixed_dictionaries({"do": st.just("cut"), "lifted": NUMBERS}),
    st.fixed_dictionaries(
        {"do": st.just("claim"), "claim": st.sampled_from(sorted(CLAIMS))},
        optional={
            "player": st.integers(0, 3),
            "points": NUMBERS,
            "fate": st.sampled_from(["dead", "played", "x"]),
            "score": st.sampled_from(["fifteen", "go", "hand", "x"]),
        },
    ),
)


@pytest.mark.parametrize("officiating", ["program", "players"])
def test_no_move_breaks_a_table(ann: Guest, bob: Guest, officiating: str) -> None:
    """Wild moves among good ones: the table refuses them with a sentence and goes on."""
    table, dice, numbers = of_two(ann, bob, officiating=officiating), Random(6), itertools.count()

    @proof(25, 3000)
    @given(MOVES, st.booleans())
    def send(move: dict[str, Any], first: bool) -> None:
        guest = ann if first else bob
        seen = view(guest, table)
        answer = guest.send(
            f"/api/tables/{table}/moves", move | {"id": f"w{next(numbers)}", "version": seen["version"]}
        )
        assert answer.status_code == 200 or refusal(answer)[0] in (400, 409), answer.text
        if is_asked(seen):
            good = any_move(seen["game"], dice)
            for_points = {"points": 0} if good["do"] in ("peg", "count", "count_crib") else {}
            guest.send(
                f"/api/tables/{table}/moves",
                good | for_points | {"id": f"g{next(numbers)}", "version": seen["version"]},
            )

    send()
    assert view(ann, table)["version"] > 5
