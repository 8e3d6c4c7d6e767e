"""Claims in records: each is written and read exactly, with the ruling on it."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import CarryOut
from pegout.game.events import RulingMade
from pegout.game.officiated import claims as c
from pegout.notation.ruling_line import ruling_line, ruling_of
from pegout.notation.words import words_of
from pegout.rules.remedies import Correction, Fate, Remedy, Told

WRITTEN: dict[str, c.Claim] = {
    "count B": c.ClaimCount(1),
    "overpegged B A": c.ClaimOverpegged(1, 0),
    "peg-back A 2": c.PegBack(0, 2),
    "false-game B A": c.ClaimFalseGame(1, 0),
    "renege B A played": c.ClaimRenege(1, 0, Fate.PLAYED),
    "renege C D dead": c.ClaimRenege(2, 3, Fate.DEAD),
    "take-back-go A": c.TakeBackGo(0),
    "muggins D A 12": c.ClaimMuggins(3, 0, 12),
    "muggins D A 2 last-card": c.ClaimMuggins(3, 0, 2, c.Scored.LAST),
    "full-count A A": c.ClaimFullCount(0, 0),
    "counted-early B A": c.ClaimCountedEarly(1, 0),
    "heels B A": c.ClaimHeels(1, 0),
}


def read(line: str) -> CarryOut:
    return ruling_of(words_of(line)[1:])


@pytest.mark.parametrize(("text", "claim"), WRITTEN.items())
def test_every_claim_is_written_and_read_with_its_ruling(text: str, claim: c.Claim) -> None:
    orders: tuple[Remedy, ...] = (Correction(0, 2),)
    upheld = RulingMade(("Found.",), orders, ("acc:XII",), claim, upheld=True)
    assert ruling_line(upheld) == f'ruling claim {text} upheld, "Found.", correction A 2, by acc:XII'
    assert read(ruling_line(upheld)) == CarryOut(("Found.",), orders, ("acc:XII",), claim, upheld=True)
    denied = RulingMade(("Not so.",), (), (), claim)
    assert ruling_line(denied) == f'ruling claim {text} denied, "Not so."'
    assert read(ruling_line(denied)) == CarryOut(("Not so.",), (), (), claim, upheld=False)


def test_no_claim_is_left_out() -> None:
    assert {text.split()[0] for text in WRITTEN} == set(c.CLAIMS)


def all_claims() -> list[c.Claim]:
    """Every claim of every seat about every player; a few numbers, and every fate."""
    alone: list[c.Claim] = [kind(seat) for kind in (c.ClaimCount, c.TakeBackGo) for seat in range(4)]
    alone += [c.PegBack(seat, points) for seat in range(4) for points in (1, 29, 121)]
    about: list[c.Claim] = []
    for pair in product(range(4), range(4)):
        about += [c.ClaimOverpegged(*pair), c.ClaimFalseGame(*pair), c.ClaimFullCount(*pair)]
        about += [c.ClaimCountedEarly(*pair), c.ClaimHeels(*pair)]
        about += [c.ClaimRenege(*pair, fate) for fate in Fate]
        about += [c.ClaimMuggins(*pair, points) for points in (1, 29, 121)]
        about += [c.ClaimMuggins(*pair, 2, score) for score in c.Scored]
    return alone + about


def test_the_claims_of_all_seats_are_told_apart() -> None:
    claims = all_claims()
    assert {type(claim) for claim in claims} == set(c.CLAIMS.values())
    lines = [ruling_line(RulingMade(("Found.",), (), (), claim)) for claim in claims]
    assert [read(line).claim for line in lines] == claims
    assert len(set(lines)) == len(claims)


@given(st.sampled_from(all_claims()), st.booleans(), st.lists(st.text(), max_size=3), st.text())
def test_any_words_of_the_ruling_leave_the_claim_as_it_is(
    claim: c.Claim, upheld: bool, findings: list[str], text: str
) -> None:
    """Even words that are those of a claim."""
    for words in (tuple(findings), ("claim count A upheld", *findings), ("denied",)):
        event = RulingMade(words, (Told(text),), (), claim, upheld)
        assert read(ruling_line(event)) == CarryOut(event.findings, event.remedies, (), claim, upheld)


def test_a_ruling_may_find_something_and_order_nothing() -> None:
    line = ruling_line(RulingMade(("Nothing was wrong.",), (), ("acc:XII",)))
    assert line == 'ruling "Nothing was wrong.", by acc:XII'
    assert read(line) == CarryOut(("Nothing was wrong.",), (), ("acc:XII",))


def test_what_nobody_claimed_cannot_be_upheld() -> None:
    with pytest.raises(ValueError, match="Nothing was claimed, so nothing can be upheld"):
        ruling_line(RulingMade(("Found.",), (), (), claim=None, upheld=True))


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ('claim overpegged B A "Found."', "a claim is upheld or denied: write which"),
        ("claim", "a claim is upheld or denied: write which"),
        ("claim upheld", "'' is not a claim: the claims are count, overpegged"),
        ("claim nonsense A upheld", "'nonsense' is not a claim"),
        ("claim 5H upheld", "'5H' is not a claim"),
        ("claim count upheld", "the claim count is followed by 0 words: write its seat"),
        (
            "claim muggins A B upheld",
            "the claim muggins is followed by 2 words: write its seat, player, points",
        ),
        ("claim peg-back A many upheld", "'many' is not a number"),
        ("claim peg-back 2 A upheld", "'2' is not a seat"),
        ("claim renege A B lost upheld", "'lost' should say what becomes of the cards: dead or played"),
        ("claim renege A B 5H upheld", "'5H' should say what becomes of the cards: dead or played"),
        ("upheld", "'upheld' is not a remedy"),
        ('"Found." claim count A upheld', "'claim' is not a remedy"),
    ],
)
def test_what_is_no_claim_is_refused_with_the_reason(wrong: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason.replace(".", r"\.")):
        read(f"ruling {wrong}")
