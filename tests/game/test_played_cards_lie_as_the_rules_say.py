"""What lies face up is what the document of the preset leaves so, at every moment, for every seat.

The test keeps the table itself, from the events alone (`tests.kit.piles`).
"""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import MatchFormat, narrate, view_for
from pegout.game.events import CardPlayed, SeriesEnded
from pegout.rules import PRESETS, PlayedCards, RuleSet
from tests.kit.builders import cards, table
from tests.kit.card_knowledge import cards_in
from tests.kit.piles import NEVER_TURNED, TURNED_AFTER_EACH_SERIES, TURNED_AT_THIRTY_ONE, PilesByHand
from tests.kit.proofs import LAW, proof
from tests.kit.strategies import NAMES, SEATINGS, Played, games, play_match


def test_every_preset_is_one_of_the_three() -> None:
    assert {*PRESETS} == TURNED_AFTER_EACH_SERIES | TURNED_AT_THIRTY_ONE | NEVER_TURNED


@proof(25, 400)
@given(games())
def test_what_lies_face_up_is_what_the_document_leaves_so(played: Played) -> None:
    piles, heard = PilesByHand(played.rules), 0
    for state, events in played.moments():
        for event in events[heard:]:
            piles.see(event)
        heard = len(events)
        if not state.deal.played:
            continue  # between the deals nothing lies
        for seat in (*range(played.rules.seats), None):
            view = view_for(state, seat)
            assert view.played == tuple(map(tuple, piles.up))
            assert view.turned == tuple(map(len, piles.down))
            assert view.laid == tuple(tuple(down + up) for down, up in zip(piles.down, piles.up, strict=True))


@pytest.mark.parametrize("rules", SEATINGS, ids=lambda rules: f"{rules.name}-{rules.seats}-{rules.partners}")
def test_the_law_is_not_empty(rules: RuleSet) -> None:
    """Cards are turned over in some game of a preset that turns them, and in none of another."""
    games = [play_match(rules, MatchFormat(), seed) for seed in range(3)]
    turned = any(any(view_for(state, None).turned) for game in games for state in game.states)
    assert turned == (rules.name not in NEVER_TURNED)


@proof(LAW, 200)
@given(games(), st.booleans())
def test_a_log_that_is_kept_names_no_played_card_where_cards_are_turned_over(
    played: Played, kept: bool
) -> None:
    """What is said when a card is laid names it; what is read again does not, until the hands are shown."""
    for _, _, events in played.steps:
        laid = [event for event in events if isinstance(event, CardPlayed)]
        if not laid or any(not isinstance(event, CardPlayed | SeriesEnded) for event in events):
            continue
        lines = narrate(events, NAMES[: played.rules.seats], played.rules, kept=kept)
        hidden = kept and played.rules.name not in NEVER_TURNED
        assert cards_in(" ".join(lines)) == (set() if hidden else {event.card for event in laid})


def said(*plays: str, rules: str) -> Sequence[str]:
    position = table(["QC TH 8H 3D", "KC 9S 6S 7S"], "2S", rules=rules)
    before = len(position.script.events)
    position.play(*plays)
    return narrate(position.script.events[before:], position.state.names, PRESETS[rules], kept=True)


def test_a_kept_line_says_what_was_counted() -> None:
    assert said("KC", "QC", rules="club") == ("Bob plays: ten.", "Ann plays: twenty.")
    assert said("KC", "QC", rules="acc") == ("Bob plays K♣: ten.", "Ann plays Q♣: twenty.")


def test_a_table_may_agree_otherwise() -> None:
    """Club rules with everything visible, and `acc` with cards turned at 31."""
    plays = ("KC", "QC", "9S", "go", "TH", "6S", "8H", "7S")
    club = replace(PRESETS["club"], played_cards=PlayedCards.VISIBLE)
    acc = PRESETS["acc"].override(played_cards="turned-at-limit")
    for rules, up in ((club, "QC TH 8H"), (acc, "")):
        position = table(["QC TH 8H 3D", "KC 9S 6S 7S"], "2S", rules=rules).play(*plays)
        assert view_for(position.state, 0).played[0] == cards(up)
