"""The shuffle follows from the secrets as the document says, and no order of the cards is likelier."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import PACK, Card, parse_cards
from pegout.game import GameState, Phase
from pegout.rules import RuleSet
from pegout.services.provable import Bound, ProvableDealer, Secrets, commitment_of, new_secret, player_secret
from pegout.services.provable.shuffle import Place, drawn, seed_of, shuffled
from tests.kit import provable_by_document as document
from tests.kit.proofs import proof
from tests.kit.provable import books_and_secrets, dealt, hexes, secrets_for
from tests.kit.strategies import SEATINGS

PAGE = (Path(__file__).parents[3] / "docs" / "verify.md").read_text(encoding="utf-8")
VECTORS = dict(
    line.split(" = ")
    for block in re.findall(r"(?ms)^```vectors\n(.*?)^```$", PAGE)
    for line in block.splitlines()
)
EXAMPLE = Secrets("T1", 1, VECTORS["secret"], ("c0ffee", ""))


def dealer_at(phase: Phase, shuffles: int, secrets: Secrets = EXAMPLE) -> tuple[Card, ...]:
    return ProvableDealer(secrets, shuffles).shuffle(GameState(phase=phase)).pack


def test_the_worked_example_follows_from_the_words_of_the_page() -> None:
    """Worked out by a second implementation that knows the page only."""
    secret = VECTORS["secret"]
    message = document.message("T1", 1, ["c0ffee", ""], "shuffle the rest of the pack", 2, 0)
    seed = document.seed(secret, message)
    source = document.stream(seed)
    assert VECTORS["commitment"] == document.commitment(secret)
    assert VECTORS["message"].encode() == message
    assert VECTORS["seed"] == seed.hex()
    assert VECTORS["bytes"] == bytes(next(source) for _ in range(32)).hex()
    again = document.stream(seed)
    numbers = [str(document.below(number, again)) for number in (5, 4, 3, 2)]
    assert VECTORS["numbers below 5, 4, 3, 2"].split() == numbers
    assert VECTORS["pack"].split() == document.shuffle("AC 2C 3C 4C 5C".split(), seed)


def test_the_bound_pack_of_the_page_follows_from_its_words_and_is_dealt() -> None:
    names, bots = ("Ann", "Novice (bot)"), "Novice (bot) novice"
    message = document.bound_message("T1", 1, ["c0ffee", ""], "2026-12-10", names, bots, 1)
    assert VECTORS["bound message"].encode() == message
    seed = document.seed(VECTORS["secret"], message)
    assert VECTORS["bound seed"] == seed.hex()
    assert VECTORS["bound pack"] == "".join(document.shuffle(document.PACK, seed))
    bound = replace(EXAMPLE, bound=Bound("2026-12-10", names, bots))
    assert VECTORS["bound pack"] == "".join(map(str, dealer_at(Phase.SHUFFLE, 0, bound)))


def test_the_whole_pack_of_the_page_follows_from_its_words() -> None:
    secret = VECTORS["secret"]
    message = document.message("T1", 1, ["c0ffee", ""], "shuffle", 1, 0)
    assert VECTORS["whole message"].encode() == message
    seed = document.seed(secret, message)
    assert VECTORS["whole pack"] == "".join(document.shuffle(document.PACK, seed))
    source = document.stream(seed)
    wanted = [(byte, number) for number, byte in zip(range(52, 34, -1), source, strict=False)]
    over = [place for place, (byte, number) in enumerate(wanted, 1) if byte >= 256 // number * number]
    assert over == [int(VECTORS["first byte passed over"])]
    cut = document.seed(secret, document.message("T1", 1, ["c0ffee", ""], "cut the pack", 1, 0))
    assert VECTORS["cut"] == str(4 + document.below(45, document.stream(cut)))
    first = document.seed(secret, document.message("T1", 1, ["c0ffee", ""], "draw the first dealer", 0, 0))
    assert VECTORS["first dealer"] == "AB"[document.below(2, document.stream(first))]


def test_the_program_gives_what_the_page_shows() -> None:
    five = parse_cards("5C 3C AC 4C 2C")
    rest = GameState(phase=Phase.SHUFFLE_REST)
    rest.deal.pack = five
    assert commitment_of(EXAMPLE.server) == VECTORS["commitment"]
    assert seed_of(EXAMPLE, Place("shuffle the rest of the pack", 2)).hex() == VECTORS["seed"]
    assert ProvableDealer(EXAMPLE, 1).shuffle(rest).pack == parse_cards(VECTORS["pack"])
    assert dealer_at(Phase.SHUFFLE, 0) == parse_cards(VECTORS["whole pack"])
    assert "AB"[ProvableDealer(EXAMPLE).draw(2)] == VECTORS["first dealer"]
    to_cut = GameState(phase=Phase.CUT, dealer=0)
    to_cut.deal.pack = PACK
    assert str(ProvableDealer(EXAMPLE, 1).cut(to_cut).lifted) == VECTORS["cut"]


@proof(25, 2000)
@given(books_and_secrets(), st.integers(0, 300), st.sets(st.sampled_from(PACK), min_size=1))
def test_the_second_implementation_agrees_everywhere(
    start: tuple[object, Secrets], shuffles: int, left: set[Card]
) -> None:
    secrets = start[1]
    assert commitment_of(secrets.server) == document.commitment(secrets.server)
    rest = GameState(phase=Phase.SHUFFLE_REST)
    rest.deal.pack = tuple(left)
    for state, cards in ((GameState(phase=Phase.SHUFFLE_FOR_CUT), document.PACK), (rest, [*map(str, left)])):
        message = document.message(
            secrets.table, secrets.match, secrets.players, state.phase.value, shuffles + 1, 0
        )
        pack = document.shuffle(cards, document.seed(secrets.server, message))
        assert [*map(str, ProvableDealer(secrets, shuffles).shuffle(state).pack)] == pack


@proof(25, 400)
@given(st.sampled_from(SEATINGS), st.integers(0, 10**6))
def test_no_two_packs_of_a_match_are_alike_and_each_is_whole(rules: RuleSet, seed: int) -> None:
    """Cuts are the players', so that rulings can have the same pack shuffled again and again."""
    _, dealer = dealt(rules, secrets_for(rules, seed), seed=seed, most=60, cuts=False)
    whole = [pack for pack in dealer.packs if len(pack) == len(PACK)]
    assert len(set(dealer.packs)) == len(dealer.packs)
    assert all(sorted(pack) == list(PACK) for pack in whole)


@given(
    hexes(32, 32),
    st.lists(
        st.tuples(st.sampled_from(["shuffle", "cut the pack", "a"]), st.integers(0, 99), st.integers(0, 3)),
        unique=True,
        min_size=2,
        max_size=6,
    ),
)
def test_other_places_have_other_seeds(server: str, places: list[tuple[str, int, int]]) -> None:
    secrets = replace(EXAMPLE, server=server)
    seeds = {seed_of(secrets, Place(*place)) for place in places}
    assert len(seeds) == len(places)


def test_fields_cannot_run_into_each_other() -> None:
    """Digits moved from one secret to the next, or from the table to the match, are other secrets."""
    alike = [
        Secrets("t", 1, "00" * 32, ("ab", "c")),
        Secrets("t", 1, "00" * 32, ("a", "bc")),
        Secrets("t", 1, "00" * 32, ("abc", "")),
        Secrets("t1", 1, "00" * 32, ("ab", "c")),
        Secrets("t", 11, "00" * 32, ("ab", "c")),
        Secrets("t", 1, "00" * 32, ("ab", "c", "")),
    ]
    assert len({dealer_at(Phase.SHUFFLE, 0, secrets) for secrets in alike}) == len(alike)


def seeds(number: int, name: str) -> list[bytes]:
    dice = Random(name)
    return [dice.randbytes(32) for _ in range(number)]


def chi_square(counts: Sequence[int], cells: int) -> float:
    expected = sum(counts) / cells
    return sum((count - expected) ** 2 for count in counts) / expected + (cells - len(counts)) * expected


def test_all_six_orders_of_three_cards_come_up_equally_often() -> None:
    """A fair shuffle fails once in a million: chi-square beyond 35.9 for five degrees of freedom."""
    three = PACK[:3]
    counts = Counter(shuffled(three, seed) for seed in seeds(30_000, "three"))
    assert set(counts) == set(permutations(three))
    assert chi_square([*counts.values()], 6) < 35.9


@pytest.mark.parametrize("size", [7, 52])
def test_every_card_lies_in_every_place_equally_often(size: int) -> None:
    """Row by row a chi-square of size - 1 degrees; the sum over all places has (size - 1) squared of them.

    Each row and column is fixed, so the sum times (size - 1) / size is a chi-square of that many degrees.
    Wilson and Hilferty's cube root gives the bound that a fair shuffle passes once in a million.
    """
    cards, number = PACK[:size], 4000
    places: list[Counter[Card]] = [Counter() for _ in cards]
    for seed in seeds(number, f"places {size}"):
        for place, card in enumerate(shuffled(cards, seed)):
            places[place][card] += 1
    square = sum(chi_square([counts[card] for card in cards], size) for counts in places)
    freedom = (size - 1) ** 2
    part = 2 / (9 * freedom)
    bound = freedom * (1 - part + 4.9 * part**0.5) ** 3
    assert square * (size - 1) / size < bound


@pytest.mark.parametrize("number", [2, 3, 4, 23, 45, 52])
def test_every_number_is_drawn_equally_often(number: int) -> None:
    counts = Counter(drawn(number, seed) for seed in seeds(20_000, f"drawn {number}"))
    freedom = number - 1
    part = 2 / (9 * freedom)
    assert chi_square([*counts.values()], number) < freedom * (1 - part + 5.2 * part**0.5) ** 3
    assert set(counts) == set(range(number))


def test_the_order_in_which_the_rest_lies_does_not_matter() -> None:
    seed = bytes(32)
    assert shuffled(PACK[5:20], seed) == shuffled(PACK[5:20][::-1], seed)


def test_a_new_secret_is_32_bytes_and_another_each_time() -> None:
    drawn_secrets = {new_secret() for _ in range(50)}
    assert len(drawn_secrets) == 50
    assert {len(bytes.fromhex(secret)) for secret in drawn_secrets} == {32}


@given(hexes(0, 64))
def test_a_players_secret_is_kept_in_lower_case(text: str) -> None:
    assert player_secret(f" {text.upper()} ") == text


@pytest.mark.parametrize("text", ["0" * 129, "g", "0x12", "१", "ab cd"])
def test_what_is_no_hex_or_too_long_is_no_players_secret(text: str) -> None:
    with pytest.raises(ValueError, match="up to 128 hex digits"):
        player_secret(text)
