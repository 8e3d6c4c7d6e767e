"""Every proof is tried often enough, however it says how often."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.kit.proofs import LAW, LEAST, proof

LAWS = {
    "tests/browser/test_companion_fold.py": [
        "test_a_phone_by_itself_has_the_board_that_the_server_has",
    ],
    "tests/environments/test_observations.py": [
        "test_exchanging_all_hidden_cards_changes_no_observation",
    ],
    "tests/game/test_carrying_out_properties.py": [
        "test_a_view_keeps_its_secrets_whatever_is_ruled",
    ],
    "tests/game/test_played_cards_lie_as_the_rules_say.py": [
        "test_a_log_that_is_kept_names_no_played_card_where_cards_are_turned_over",
    ],
    "tests/game/test_properties.py": [
        "test_deciding_leaves_the_given_state_as_it_was",
        "test_deciding_twice_gives_the_same_events",
        "test_folding_leaves_the_given_state_as_it_was",
    ],
    "tests/game/test_views_keep_secrets.py": [
        "test_a_view_keeps_its_secrets_to_the_end_of_the_game",
        "test_a_view_names_no_card_its_seat_cannot_see",
        "test_swapping_all_hidden_cards_leaves_the_view_unchanged",
        "test_the_spoken_log_names_no_card_that_is_not_open_on_the_table",
    ],
    "tests/officiated/test_golden_age_9_no_help.py": [
        "test_a_view_is_the_same_whoever_is_right_and_whatever_others_hold",
    ],
    "tests/officiated/test_rulebook_2_3_nothing_hidden_decides.py": [
        "test_hidden_cards_change_nothing_for_those_who_do_not_see_them",
    ],
    "tests/players/engine/test_engine_views.py": [
        "test_a_message_names_no_card_that_its_seat_has_not_seen",
        "test_swapping_all_hidden_cards_leaves_the_message_unchanged",
    ],
    "tests/players/test_no_rung_reads_hidden_cards.py": [
        "test_exchanging_all_hidden_cards_changes_no_decision_and_no_reason",
    ],
    "tests/server/tables/test_seats_get_no_card_they_may_not_know.py": [
        "test_no_byte_tells_a_seat_of_a_card_it_may_not_know",
        "test_no_byte_about_a_proposed_ruling_tells_of_such_a_card",
    ],
    "tests/server/tables/test_what_is_sent.py": [
        "test_changes_put_together_are_the_whole_view",
    ],
    "tests/services/events/test_what_is_seen_laws.py": [
        "test_the_view_before_with_the_difference_is_the_view_after",
    ],
}
"""Secrecy of views, purity of decide and evolve, differences of views, the board's twin in the browser."""
LAW_NAMES = [f"{path}::{test}" for path, tests in LAWS.items() for test in tests]


def proofs(items: list[pytest.Item]) -> Iterator[tuple[str, int]]:
    """The name of each proof that is run, and how many examples it tries."""
    for item in items:
        test = getattr(item, "obj", None)
        if getattr(test, "is_hypothesis_test", False):
            wanted = getattr(test, "_hypothesis_internal_use_settings", settings.default)
            yield item.nodeid.partition("[")[0], wanted.max_examples


def test_every_proof_of_this_run_tries_enough_examples(request: pytest.FixtureRequest) -> None:
    found = dict(proofs(request.session.items))
    assert {name: tried for name, tried in found.items() if tried < LEAST} == {}
    assert {name: found[name] for name in LAW_NAMES if name in found and found[name] < LAW} == {}


@pytest.mark.parametrize("name", LAW_NAMES)
def test_a_law_is_still_there_under_its_name(name: str) -> None:
    path, _, test = name.partition("::")
    assert f"def {test}(" in Path(path).read_text()


@pytest.mark.parametrize(("share", "whole"), [(LEAST - 1, 1000), (1, 1), (50, 40)])
def test_a_proof_with_too_few_examples_cannot_be_written(share: int, whole: int) -> None:
    with pytest.raises(ValueError, match=f"not {share} of {whole}"):
        proof(share, whole)
