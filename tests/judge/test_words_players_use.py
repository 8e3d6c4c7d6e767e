"""Incidents are found by what players say: the one that is meant stands among the first three.

They were written down from the documents and from how people talk at a board, before anything was weighed.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.judge import KINDS, is_offered, search
from pegout.judge.said import CITED
from pegout.rulebook.articles import article
from pegout.rules import PRESETS, preset

FIRST = 3

PHRASES: dict[str, str] = {
    # mixing and cutting (acc:II, acc:III)
    "saw the bottom card": "bottom-card-after-shuffle",
    "peeked at the bottom card after shuffling": "bottom-card-after-shuffle",
    "looked at the bottom of the deck after the cut": "bottom-card-after-cut",
    "cut only two cards": "wrong-cut",
    "cut too deep": "wrong-cut",
    "we both cut a four": "equal-cuts",
    "tied cut": "equal-cuts",
    "turned up two cards cutting for deal": "several-cards-cut",
    "looked at the cut before the deal": "cut-card-looked-at",
    "forgot to cut": "cut-forgotten",
    "didn't offer the cut": "cut-forgotten",
    "never cut the deck": "cut-forgotten",
    # dealing (acc:IV)
    "too many cards": "wrong-deal",
    "I have seven cards": "wrong-deal",
    "I only got five cards": "wrong-deal",
    "dealt me one too few": "wrong-deal",
    "misdeal": "wrong-deal",
    "crib has five cards": "wrong-number",
    "the crib is a card short": "wrong-number",
    "she kept five cards": "wrong-number",
    "one card too many in my hand after discarding": "wrong-number",
    "threw three cards to the crib": "wrong-throw",
    "discarded only one card": "wrong-throw",
    "dealt two at a time": "irregular-deal",
    "dealt from the bottom of the deck": "irregular-deal",
    "dealt to himself first": "irregular-deal",
    "not your deal": "deal-out-of-turn",
    "dealt twice in a row": "deal-out-of-turn",
    "wrong person dealt": "deal-out-of-turn",
    "flipped a card over while dealing": "card-exposed-in-deal",
    "dealer showed me a card": "card-exposed-in-deal",
    "showed a card": "card-exposed-in-deal",
    "exposed card": "card-exposed-in-deal",
    "dealer has seven cards": "wrong-deal",
    "crib has six cards": "wrong-number",
    "only three in the crib": "wrong-number",
    "took cards back from the crib": "throw-taken-back",
    "said 15 but it was 14": "wrong-count",
    "pegged too little": "pegged-too-few",
    "pegged too much": "pegged-too-many",
    "face up card in the deck": "card-face-up-in-pack",
    "upside down card": "card-face-up-in-pack",
    "the deck is missing a card": "imperfect-pack",
    "torn card": "imperfect-pack",
    "two queens of hearts": "two-cards-alike",
    "same card twice": "two-cards-alike",
    # crib and starter (acc:V, acc:VI)
    "took back his discard": "throw-taken-back",
    "changed her mind about the discards": "throw-taken-back",
    "wrong pile": "throw-on-wrong-side",
    "discarded to the wrong side": "throw-on-wrong-side",
    "crib on the wrong side of the board": "crib-on-wrong-side",
    "looked at the crib": "crib-looked-at",
    "turned the crib over too early": "crib-looked-at",
    "dealer looked in the crib before discarding": "crib-looked-at-before-throw",
    "pone saw a card when cutting the starter": "starter-packet-looked-at",
    "dealer picked up the starter": "starter-in-dealers-hand",
    "cut card was face up": "cut-card-face-up",
    "turned over two cards for the starter": "several-starters-shown",
    "forgot his nibs": "heels-not-pegged",
    "nobs": "heels-not-pegged",
    "jack turned up but not pegged": "heels-not-pegged",
    # play (acc:VII)
    "wants his card back": "card-released",
    "played the wrong card": "card-released",
    "went over 31": "card-released",
    "played two cards at once": "cards-together",
    "forgot to peg the go": "pegged-late",
    "forgot to peg": "pegged-late",
    "didn't move": "pegged-late",
    "said go but had a card": "renege",
    "could have played": "renege",
    "false go": "renege",
    "held back a card": "renege",
    "said the wrong count": "wrong-count",
    "said 24 instead of 25": "wrong-count",
    "counted wrong": "wrong-count",
    # pegging (acc:VIII)
    "missed points": "pegged-too-few",
    "undercounted my hand": "pegged-too-few",
    "pegged one short": "pegged-too-few",
    "overpegged": "pegged-too-many",
    "took too many points": "pegged-too-many",
    "counted his hand too high": "pegged-too-many",
    "nineteen": "pegged-too-many",
    "moved my peg": "touched-opponents-peg",
    "touched my peg": "touched-opponents-peg",
    "touched his own peg with no points": "touched-own-peg",
    "fiddling with the pegs": "touched-own-peg",
    "said he won but didn't have enough": "false-claim",
    "claimed the game too soon": "false-claim",
    "pegged out too early": "false-claim",
    "wrote down the win without pegging out": "not-pegged-out",
    "pulled out the front peg": "front-peg-removed",
    "pegged backwards": "front-peg-removed",
    "took both pegs out": "both-pegs-removed",
    "dropped pegs": "pegs-knocked-out",
    "knocked the board over": "pegs-knocked-out",
    "pegged his points with my peg": "pegged-with-opponents",
    "pegged his points": "pegged-with-opponents",
    "used the wrong colour peg": "pegged-with-opponents",
    "pegged in the wrong row": "wrong-track",
    # counting and muggins (acc:IX, acc:X)
    "dealer counted first": "counted-too-early",
    "took back too many points": "correction-mispegged",
    "did not go back far enough": "correction-mispegged",
    "counted out of turn": "counted-too-early",
    "put the starter back in the deck": "starter-misplaced",
    "mixed the cut card into the crib": "starter-misplaced",
    "threw in his hand before it was counted": "cards-mixed",
    "mixed the crib with the deck": "cards-mixed",
    "a spectator helped him count": "helped-counting",
    "used his phone to count": "helped-counting",
    "stole my points": "muggins",
    "called muggins": "muggins",
    # penalties and the judge (acc:XI, acc:XII)
    "pegged the penalty wrong": "penalty-mispegged",
    "claimed a penalty that isn't one": "penalty-not-due",
    "won't listen to the judge": "judge-refused",
    "played out of turn": "not-covered",
    "something else": "not-covered",
}
"""What a player says under `acc`, and the incident that it must lead to."""

OTHERS: dict[str, str] = {
    "opponent turned over a card when dealing": "card-exposed-in-deal",
    "he dealt when it was my turn": "deal-out-of-turn",
    "I was dealt seven": "wrong-deal",
    "pone has five cards in hand": "wrong-number",
    "there are only three cards in the crib": "wrong-number",
    "she discarded three": "wrong-throw",
    "he wants to change his discard": "throw-taken-back",
    "crib was put on my side": "crib-on-wrong-side",
    "dealer peeked into the crib": "crib-looked-at",
    "pone looked at the bottom card when cutting": "starter-packet-looked-at",
    "starter card ended up in dealer's hand": "starter-in-dealers-hand",
    "forgot two for his heels": "heels-not-pegged",
    "dealer never pegged the jack": "heels-not-pegged",
    "card took the count past thirty-one": "card-released",
    "two cards stuck together": "cards-together",
    "didn't peg one for go": "pegged-late",
    "he called go but held an ace": "renege",
    "opponent could play but said go": "renege",
    "announced 21 but it was 22": "wrong-count",
    "pegged 8 instead of 6": "pegged-too-many",
    "pegged 6 instead of 8": "pegged-too-few",
    "he pegged three too many": "pegged-too-many",
    "I forgot to count a run": "pegged-too-few",
    "he touched my pegs": "touched-opponents-peg",
    "pegged into the game hole without enough points": "false-claim",
    "pegged out on a wrong count": "false-claim",
    "marked the game on the scorecard": "not-pegged-out",
    "took the front peg by mistake": "front-peg-removed",
    "the board fell and pegs came out": "pegs-knocked-out",
    "my pegs fell out": "pegs-knocked-out",
    "he moved my peg instead of his": "pegged-with-opponents",
    "pegged in my lane": "wrong-track",
    "dealer pegged his hand before me": "counted-too-early",
    "shuffled my hand in before I accepted": "cards-mixed",
    "dealer put the starter in the crib": "starter-misplaced",
    "partner told him the count": "helped-counting",
    "he took the points I missed": "muggins",
    "took three penalty points instead of two": "penalty-mispegged",
    "player refuses to accept the ruling": "judge-refused",
    "opponent is too slow": "not-covered",
    "cards were not cut": "cut-forgotten",
    "cut the deck with three cards": "wrong-cut",
    "same rank cut for deal": "equal-cuts",
    "a card is bent": "imperfect-pack",
    "two jacks of spades in the deck": "two-cards-alike",
    "card lying face up in the pack": "card-face-up-in-pack",
    "counted the crib before the hand": "counted-too-early",
    "drew the wrong peg out": "front-peg-removed",
    "went out but was one short": "false-claim",
    "looked at bottom card while dealing": "bottom-card-after-cut",
}
"""What others say of the same things."""

ELSEWHERE: tuple[tuple[str, str, str], ...] = (
    ("golden-age", "undercounted my hand", "pegged-too-few"),
    ("golden-age", "dealer looked at the bottom card", "bottom-card-after-shuffle"),
    ("club", "peeked", "peeked"),
    ("club", "looked at my cards", "peeked"),
    ("club", "looked at the crib", "crib-looked-at"),
    ("club", "moved my peg", "touched-opponents-peg"),
    ("club", "put the starter in his hand", "starter-misplaced"),
    ("club", "said he won but didn't have enough", "false-claim"),
    ("club", "said go but could play", "renege"),
    ("club", "missed points", "muggins"),
    ("club-3", "forgot to peg his heels", "muggins"),
    ("portfolio", "misdeal", "misdeal"),
    ("portfolio", "too many cards", "wrong-deal"),
    ("portfolio", "not your deal", "misdeal"),
    ("portfolio", "said go but had a card", "renege"),
    ("portfolio", "counted wrong", "wrong-count"),
    ("portfolio", "missed a pair", "muggins"),
    ("acc", "looked at my hand", "not-covered"),
    ("acc", "card fell off the table", "card-exposed-in-deal"),
    ("acc", "opponent left the table", "judge-refused"),
    ("lodge", "looked at the crib", "crib-looked-at"),
    ("lodge", "reneged", "renege"),
    ("classic", "missed points", "muggins"),
    ("classic", "forgot to claim a fifteen", "muggins"),
)


@pytest.mark.parametrize(("words", "meant"), [*PHRASES.items(), *OTHERS.items()])
def test_what_players_say_under_tournament_rules(words: str, meant: str) -> None:
    found = search(words, preset("acc"))
    assert meant in [kind.name for kind in found.kinds[:FIRST]]


@pytest.mark.parametrize(("rules", "words", "meant"), ELSEWHERE)
def test_what_players_say_under_other_rules(rules: str, words: str, meant: str) -> None:
    found = search(words, preset(rules))
    assert meant in [kind.name for kind in found.kinds[:FIRST]]


def test_every_incident_of_the_tournament_rules_is_among_those_looked_for() -> None:
    assert set(PHRASES.values()) == set(KINDS) - {"misdeal", "peeked"}
    assert len(PHRASES) >= 60


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("renege", "renege"),
        ("forgot to cut", "cut-forgotten"),
        ("looked at the crib", "crib-looked-at"),
        ("pegged too little", "pegged-too-few"),
        ("pegged too much", "pegged-too-many"),
    ],
)
def test_one_incident_is_meant_beyond_doubt(words: str, meant: str) -> None:
    found = search(words, preset("acc"))
    assert found.clear
    assert found.kinds[0].name == meant


@pytest.mark.parametrize("words", ["too many cards", "misdeal", "peeked", "missed points", "wrong pile"])
def test_several_incidents_may_be_meant(words: str) -> None:
    found = search(words, preset("acc"))
    assert not found.clear
    assert len(found.kinds) > 1


@pytest.mark.parametrize("words", ["", "  ", "qwerty", "the a of", "?!", "0", "777", "\x00", ":", "٣"])
def test_words_that_mean_nothing_find_nothing(words: str) -> None:
    found = search(words, preset("acc"))
    assert (found.kinds, found.silent, found.clear) == ((), (), False)


def test_an_article_leads_to_the_incidents_it_rules_on() -> None:
    assert {kind.name for kind in search("acc:VIII.4", preset("acc")).kinds} == {
        "false-claim",
        "pegged-too-many",
    }
    assert [kind.name for kind in search("vii.3", preset("acc")).kinds] == ["renege"]


def test_a_point_of_the_golden_age_sheet_leads_to_what_it_rules_on() -> None:
    """Point 5: full value and no muggins; point 9: no aid in counting."""
    sheet = preset("golden-age")
    assert [kind.name for kind in search("golden-age:5", sheet).kinds] == ["pegged-too-few", "muggins"]
    assert [kind.name for kind in search("Golden-Age: 9", sheet).kinds] == ["helped-counting"]


def test_every_citation_of_a_sheet_is_an_article_and_names_incidents() -> None:
    for place, names in CITED.items():
        assert article(place).text
        assert set(names) <= set(KINDS)


@pytest.mark.parametrize("words", ["renegge", "penlty pegged wrong", "mugins", "forgoten to cut"])
def test_a_slip_in_typing_is_forgiven(words: str) -> None:
    assert search(words, preset("acc")).kinds


def test_classic_is_silent_on_pegs_and_says_so() -> None:
    """pegout:silent: `classic` has no penalty for pegs."""
    found = search("moved my peg", preset("classic"))
    assert found.kinds == ()
    assert found.silent[0].name == "touched-opponents-peg"


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("classic", "said go but had a card"),
        ("classic", "said the wrong count"),
        ("classic", "claimed the game too soon"),
        ("portfolio", "claimed the game too soon"),
        ("portfolio", "looked at the crib"),
        ("club", "touched his own peg with no points"),
        ("club", "dealer counted first"),
    ],
)
def test_on_what_a_document_does_not_have_it_is_silent(rules: str, words: str) -> None:
    """pegout:silent: no renege, no wrong count, no penalty; `portfolio` its errors, `club` its own."""
    meant = search(words, preset("acc")).kinds[0]
    found = search(words, preset(rules))
    assert meant in found.silent
    assert meant not in found.kinds
    assert not found.clear


@given(st.text(max_size=40), st.sampled_from(sorted(PRESETS)))
def test_whatever_is_typed_finds_only_what_is_offered(words: str, rules: str) -> None:
    found = search(words, preset(rules))
    assert all(is_offered(kind, preset(rules)) for kind in found.kinds)
    assert not any(is_offered(kind, preset(rules)) for kind in found.silent)
    assert not found.clear or len(found.kinds) > 0
