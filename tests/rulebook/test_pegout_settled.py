"""RULEBOOK 1.2, "Settled by us": each a field of the rule set, and what it does."""

import inspect
from pathlib import Path

import pytest

from pegout.game import view_for
from pegout.rules import PRESETS, Opponents, PenaltiesTo, RuleSet, TimeOutTie, in_words, score_show
from pegout.rules import ruleset as ruleset_module
from tests.kit.builders import Table, card, cards, table, thrown_table

KEPT = ["2C 4C 6C 8C", "2H 4H 6H 8H", "2D 4D 6D 8D", "2S 4S 6S 8S"]


@pytest.mark.parametrize(
    ("field", "place"),
    [
        ("early_end_needs", "pegout:early-end"),
        ("skunk_needs", "pegout:skunk"),
        ("run_totals_with_pairs", "pegout:runs"),
        ("time_out_tie", "pegout:time-out"),
        ("penalties_to", "pegout:penalties"),
        ("partners", "pegout:partners"),
        ("played_cards", "pegout:played-cards"),
    ],
)
def test_what_we_settled_is_a_named_field_with_a_comment_citing_it(field: str, place: str) -> None:
    source = Path(inspect.getfile(ruleset_module)).read_text(encoding="utf-8")
    (line,) = [line for line in source.splitlines() if line.strip().startswith(f"{field}:")]
    assert place in line


def test_the_lurch_line_cites_what_we_settled() -> None:
    source = Path(inspect.getfile(ruleset_module)).with_name("presets.py").read_text(encoding="utf-8")
    assert any("double_skunk_below=61" in line and "pegout:lurch" in line for line in source.splitlines())


@pytest.mark.parametrize("name", ["club", "club-3", "club-4", "club-partners"])
def test_the_early_end_asks_for_every_opponent_and_a_skunk_for_any(name: str) -> None:
    assert PRESETS[name].early_end_needs is Opponents.EVERY
    assert PRESETS[name].skunk_needs is Opponents.ANY


def test_halfway_is_hole_61() -> None:
    assert PRESETS["portfolio"].double_skunk_below == 61


@pytest.mark.parametrize(("name", "with_pairs"), [("classic", True), ("club", False), ("acc", False)])
def test_run_totals_differ_in_words_only(name: str, with_pairs: bool) -> None:
    assert PRESETS[name].run_totals_with_pairs is with_pairs
    assert score_show(cards("8C 8D 7H 7S"), card("6D"), PRESETS[name]).total == 24


def test_a_level_time_out_is_for_who_was_there_first() -> None:
    assert PRESETS["lodge"].time_out_tie is TimeOutTie.FIRST_THERE


@pytest.mark.parametrize("name", PRESETS)
def test_penalties_go_to_the_opponent_of_two_and_to_the_claimant_of_several(name: str) -> None:
    wanted = PenaltiesTo.OPPONENT if PRESETS[name].seats == 2 else PenaltiesTo.CLAIMANT
    assert PRESETS[name].penalties_to is wanted


@pytest.mark.parametrize("seats", [3, 4])
def test_so_they_do_when_any_preset_is_played_by_several(seats: int) -> None:
    assert all(book.with_seats(seats).penalties_to is PenaltiesTo.CLAIMANT for book in PRESETS.values())
    assert all(book.with_seats(2).penalties_to is PenaltiesTo.OPPONENT for book in PRESETS.values())


@pytest.mark.parametrize("name", PRESETS)
def test_a_rule_set_prints_itself_in_full(name: str) -> None:
    told = {field for clause in in_words(PRESETS[name]) for field in clause.fields}
    assert told == set(RuleSet.__dataclass_fields__) - {"name"}


def test_individual_play_is_the_default_for_four() -> None:
    assert not PRESETS["club-4"].partners
    assert PRESETS["club-4"].sides == 4


def test_partners_are_seats_0_and_2_against_1_and_3_with_one_score_a_side() -> None:
    """Seat 2 pairs the king, seat 3 makes it three of a kind; seat 0 makes thirty-one with the ace."""
    kept = ["AH 2H 3H 4H", "KD AS JD 9D", "KC 8C 9C TC", "KS 8S 6S 3S"]
    position = table(kept, "5S", rules=PRESETS["club-partners"], dealer=0).play("KD", "KC", "KS", "AH")
    assert position.pegged() == [(2, 2), (3, 6), (0, 2)]
    assert position.scores == (4, 6)


def loser_deals(name: str, winner: int, *scores: int) -> int | None:
    rules = PRESETS[name]
    position: Table = table(KEPT[: rules.seats], "KS", rules=rules, match="2 games").at(*scores)
    position.peg(winner, 1)
    position.next_game()
    return position.state.dealer


@pytest.mark.parametrize(
    ("winner", "scores", "dealer"),
    [
        (0, (120, 100, 95), 2),
        (0, (120, 95, 100), 1),
        (1, (99, 120, 100), 0),
        (1, (95, 120, 95), 2),
        (2, (95, 95, 120), 0),
    ],
)
def test_of_several_losers_the_lowest_deals_and_among_equals_the_winner_s_left(
    winner: int, scores: tuple[int, ...], dealer: int
) -> None:
    """pegout:loser-deals."""
    assert loser_deals("club-3", winner, *scores) == dealer


def test_of_losing_partners_the_one_to_the_winner_s_left_deals() -> None:
    assert loser_deals("club-partners", 0, 120, 100) == 1
    assert loser_deals("club-partners", 1, 100, 120) in (0, 2)


def test_a_short_or_long_hand_has_a_flush_only_of_all_its_cards() -> None:
    """pegout:flush."""
    acc = PRESETS["acc"]
    assert score_show(cards("2H 4H 6H"), card("TH"), acc).total == 0
    assert score_show(cards("2H 4H 6H 8H QH"), card("TC"), acc).total == 5
    assert score_show(cards("2H 4H 6H 8H QC"), card("TC"), acc).total == 0


def test_two_seats_are_cut_for_where_a_document_is_silent() -> None:
    """pegout:first-dealer."""
    (clause,) = [clause for clause in in_words(PRESETS["classic"]) if "first_dealer" in clause.fields]
    assert str(clause.citation) == "pegout:first-dealer"
    assert thrown_table(KEPT[:2], "KS", rules="classic").state.first_dealer == 0


def test_classic_keeps_played_cards_visible() -> None:
    """pegout:played-cards: in its document each lays on a pile of his own, which nobody turns."""
    position = table(["QC TH 8H 3D", "KC 9S 6S 7S"], "2S", rules="classic")
    position.play("KC", "QC", "9S", "go", "TH", "6S", "8H", "7S")
    view = view_for(position.state, 0)
    assert (view.played, view.turned) == ((cards("QC TH 8H"), cards("KC 9S 6S 7S")), (0, 0))
    (clause,) = [clause for clause in in_words(PRESETS["classic"]) if "played_cards" in clause.fields]
    assert str(clause.citation) == "pegout:played-cards"
