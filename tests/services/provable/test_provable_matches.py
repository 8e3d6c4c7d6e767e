"""A match dealt by its secrets verifies; one with anything changed does not."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import Officiating, Phase, cut_limits
from pegout.game.events import CutOrderedAgain, DealVoided, PackShuffled
from pegout.notation import read_record, write_record
from pegout.rules import PRESETS, RuleSet
from pegout.services.provable import Secrets, Verdict, commitment_of, secrets_of, tags_of, verify
from tests.kit.proofs import proof
from tests.kit.provable import Pack, books_and_secrets, dealt, record_of, secrets_for
from tests.kit.strategies import SEATINGS

ACC, LODGE = PRESETS["acc"], PRESETS["lodge"]


def checked(rules: RuleSet, by: Officiating, seed: int, most: int) -> Verdict:
    """A match that has been played so far, its verdict after all was seen to agree."""
    secrets = secrets_for(rules, seed)
    game, dealer = dealt(rules, secrets, by=by, seed=seed, most=most, draws=bool(seed % 2))
    found = verify(record_of(game, secrets), commitment_of(secrets.server))
    assert found.agrees, found.sentence
    assert found.packs == len(dealer.packs) == sum(isinstance(event, PackShuffled) for event in game.events)
    return found


@pytest.mark.parametrize("by", Officiating)
@pytest.mark.parametrize("rules", SEATINGS, ids=lambda rules: f"{rules.name}-{rules.seats}-{rules.partners}")
def test_a_match_of_every_preset_and_seating_verifies(rules: RuleSet, by: Officiating) -> None:
    assert checked(rules, by, seed=1, most=40).packs


@proof(25, 60)
@given(st.sampled_from(SEATINGS), st.sampled_from(Officiating), st.integers(0, 10**6))
def test_whole_matches_verify(rules: RuleSet, by: Officiating, seed: int) -> None:
    checked(rules, by, seed, most=1500)


def test_packs_shuffled_again_by_rulings_are_among_those_checked() -> None:
    """Without them the laws above would say nothing of places that repeat."""
    secrets = secrets_for(ACC)
    game, _ = dealt(ACC, secrets, most=700, cuts=False)
    kinds = {event.__class__ for event in game.events}
    assert {CutOrderedAgain, DealVoided} <= kinds
    assert any(len(event.pack) < 52 for event in game.events if isinstance(event, PackShuffled))
    assert any("rest of the pack" in check.what for check in verify(record_of(game, secrets)).checks)


def test_the_checks_name_every_deal_in_its_order() -> None:
    secrets = secrets_for(LODGE, 5)
    game, _ = dealt(LODGE, secrets, seed=5, most=4)
    assert game.phase in (Phase.THROW, Phase.PLAY, Phase.STARTER)
    words = [check.what for check in verify(record_of(game, secrets)).checks]
    assert words[:3] == ["commitment", "first dealer", "game 1, deal 1"]
    cut, _ = dealt(ACC, secrets_for(ACC, 5), seed=5, most=0)
    words = [check.what for check in verify(record_of(cut, secrets_for(ACC, 5))).checks]
    assert words[:2] == ["commitment", "game 1, cut for the deal"]


def other_hex(text: str, place: int) -> str:
    """The text with one digit changed, or one where there was none."""
    if not text:
        return "0"
    place %= len(text)
    return text[:place] + ("0" if text[place] != "0" else "1") + text[place + 1 :]


@proof(25, 300)
@given(books_and_secrets(), st.data())
def test_any_other_secret_table_or_match_does_not_verify(
    start: tuple[RuleSet, Secrets], data: st.DataObject
) -> None:
    rules, secrets = start
    game, _ = dealt(rules, secrets, most=3)
    place, seat = data.draw(st.integers(0, 127)), data.draw(st.integers(0, rules.seats - 1))
    players = list(secrets.players)
    players[seat] = other_hex(players[seat], place)
    others = [
        replace(secrets, players=tuple(players)),
        replace(secrets, server=other_hex(secrets.server, place)),
        replace(secrets, table=secrets.table + "x"),
        replace(secrets, match=secrets.match % 999_999_999 + 1),
    ]
    assert verify(record_of(game, secrets)).agrees
    for other in others:
        found = verify(record_of(game, other))
        assert not found.agrees
        assert found.checks[0].agrees, "the tags fit each other: it is the packs that do not"
        assert not any(check.agrees for check in found.checks[-found.packs :])


@pytest.mark.parametrize("by", Officiating)
@proof(25, 200)
@given(data=st.data())
def test_any_two_cards_exchanged_in_any_pack_are_found(by: Officiating, data: st.DataObject) -> None:
    rules, seed = data.draw(st.sampled_from(SEATINGS)), data.draw(st.integers(0, 10**6))
    secrets = secrets_for(rules, seed)
    _, dealer = dealt(rules, secrets, by=by, seed=seed, most=40)
    which = data.draw(st.integers(0, len(dealer.packs) - 1))
    one, other = sorted(data.draw(st.lists(st.integers(0, 31), min_size=2, max_size=2, unique=True)))

    def exchanged(number: int, pack: Pack) -> Pack:
        cards = list(pack)
        if number == which:
            cards[one], cards[other] = cards[other], cards[one]
        return tuple(cards)

    cheated, crooked = dealt(rules, secrets, by=by, seed=seed, most=40, cheat=exchanged)
    found = verify(record_of(cheated, secrets))
    packs = found.checks[-found.packs :]
    assert len(packs) == len(crooked.packs)
    assert [number for number, check in enumerate(packs) if not check.agrees] == [which]
    laid, right = crooked.packs[which][one], crooked.packs[which][other]
    assert packs[which].wrong == f"card {one + 1} of the pack is {laid} but should be {right}."
    assert found.sentence == (
        f"This match was not dealt as its record says: {packs[which].what}: {packs[which].wrong}"
    )


def test_a_first_dealer_who_was_not_drawn_is_found() -> None:
    secrets = secrets_for(LODGE)
    game, _ = dealt(LODGE, secrets, most=0)
    text = record_of(game, secrets)
    drawn, other = ("A", "B") if game.dealer == 0 else ("B", "A")
    lines = [
        line.replace(f'[Dealer "{drawn}"]', f'[Dealer "{other}"]').replace(f"{drawn} deals", f"{other} deals")
        for line in text.splitlines()
        if not line.startswith(("cut", "hand", "end"))
    ]
    found = verify("\n".join([*lines, "end"]))
    assert [check.what for check in found.checks if not check.agrees] == ["first dealer"]
    assert found.sentence.endswith(f"first dealer: {game.names[game.dealer or 0]} should have been drawn.")


def test_another_commitment_is_found() -> None:
    secrets = secrets_for(ACC)
    game, _ = dealt(ACC, secrets, most=5)
    tags = tags_of(secrets)
    forged = write_record(game.events, tags | {"Commitment": other_hex(tags["Commitment"], 7)})
    assert [check.what for check in verify(forged).checks if not check.agrees] == ["commitment"]
    text = record_of(game, secrets)
    assert verify(text, tags["Commitment"].upper()).agrees
    assert "a different one was noted" in verify(text, other_hex(tags["Commitment"], 0)).sentence


def test_a_dealer_who_was_named_is_told_of() -> None:
    secrets = secrets_for(ACC)
    game, _ = dealt(ACC, secrets, most=0)
    assert verify(record_of(game, secrets)).notes == ()
    lines = record_of(game, secrets).splitlines()
    head = [line for line in lines if line.startswith(("[", "rule"))]
    found = verify("\n".join([*head[:1], '[Dealer "B"]', *head[1:], "end"]))
    assert found.notes == ("Bob was named as the first dealer, but acc cuts for the deal.",)
    assert found.sentence == "The commitment matches its secret, and no pack has been shuffled yet."


def test_cuts_of_the_program_are_told_from_those_of_players() -> None:
    """Here everybody cuts one card more or less than the program would."""
    secrets = secrets_for(ACC, 3)
    by_program, _ = dealt(ACC, secrets, seed=3, cuts=True)
    for seat in verify(record_of(by_program, secrets)).cuts:
        assert seat.made == seat.of_program > 3
    game, dealer = dealt(ACC, secrets, most=0, cuts=False)
    while len(dealer.packs) < 8:
        if game.phase in (Phase.CUT_FOR_DEAL, Phase.CUT, Phase.STARTER):
            cut = dealer.cut(game.state)
            least, _ = cut_limits(game.state)
            game.do(replace(cut, lifted=cut.lifted - 1 if cut.lifted > least else cut.lifted + 1))
        else:
            game.do(game.legal(game.to_act[0])[0])
    for seat in verify(record_of(game, secrets)).cuts:
        assert seat.made > 3
        assert seat.of_program == 0


@proof(25, 100)
@given(books_and_secrets())
def test_tags_give_the_secrets_back_and_a_record_carries_them(start: tuple[RuleSet, Secrets]) -> None:
    rules, secrets = start
    assert secrets_of(tags_of(secrets)) == secrets
    game, _ = dealt(rules, secrets, most=0)
    assert secrets_of(read_record(record_of(game, secrets)).tags) == secrets
