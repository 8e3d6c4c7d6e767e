"""Whose turn it is in words, and what a card says that cannot be played; drawn from views made up for it."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened

TURN = "view => import('/web/table/turn.js').then(({turnWords}) => turnWords(view))"
CLICK = """([game, card]) => import('/web/table/hand.js').then(({hand}) => {
    const said = [];
    const page = {say: (words) => said.push(words)};
    const none = {sending: {what: "", cards: []}, picked: new Set(), fresh: new Set(), busy: false};
    const desk = {...none, page, view: {table: {seat: 0}}, send: () => said.push("sent")};
    document.body.replaceChildren(...hand(desk, game).filter(Boolean));
    document.getElementById(card).click();
    return said.at(-1);
})"""
NAMES = ("Ann", "Bob", "Cleo")


Case = tuple[str, int, dict[str, Any]]


def turn_of(page: Page, seats: int = 2, word: str = "double skunk", **game: Any) -> str:
    """What Ann, in the first seat, reads."""
    seen = {
        "names": NAMES[:seats],
        "phase": "show",
        "hand_sizes": [0] * seats,
        "counts": [],
        "dead": [],
        "legal": [],
        "claimed_by": None,
        "crib_dead": False,
        "pegging": [],
        "awards": [0] * seats,
        "outcome": None,
        "winner": None,
        "scores": [0] * seats,
        **game,
    }
    table = {"seat": 0, "event": None, "status": "playing", "terms": {"double_skunk_word": word}}
    return str(page.evaluate(TURN, {"table": table, "game": seen}))


def counted(seat: int, said: int, *open_to: int, **more: Any) -> dict[str, Any]:
    usual = {"seat": seat, "crib": False, "said": said, "open_to": open_to, "pegged": True, "callers": ()}
    return usual | more


def may(*what: str) -> list[dict[str, str]]:
    return [{"do": one} for one in what]


OTHERS: list[Case] = [
    ("Bob is to play.", 2, {"phase": "play", "to_act": [1], "hand_sizes": [0, 1]}),
    ("Bob is to count.", 2, {"phase": "play", "to_act": [1], "legal": may("count", "peg")}),
    ("Bob is to count or accept.", 2, {"to_act": [1], "counts": [counted(0, 4, 1)]}),
    (
        "Bob is to accept what was counted, or object.",
        2,
        {"to_act": [1], "counts": [counted(1, 2), counted(0, 4, 1)]},
    ),
    (
        "Bob is to accept that the game is won, or object.",
        2,
        {"phase": "play", "to_act": [1], "claimed_by": 0, "hand_sizes": [1, 1]},
    ),
]
WAITS: list[Case] = [
    ("Bob may peg.", 2, {"phase": "play", "to_act": [1], "pegging": [1]}),
    ("Bob and Cleo may peg.", 3, {"phase": "play", "to_act": [1, 2], "pegging": [1, 2], "awards": [0, 2, 0]}),
    ("Bob is to peg.", 2, {"to_act": [1], "pegging": [1], "counts": [counted(1, 8, 0, pegged=False)]}),
    ("Bob is to peg.", 2, {"phase": "play", "to_act": [1], "pegging": [1], "awards": [0, -15]}),
    (
        "Bob is to mix the cards, or call muggins.",
        2,
        {"to_act": [1], "counts": [counted(1, 4), counted(0, 2), counted(0, 6, crib=True, callers=[1])]},
    ),
]
"""What a player is waited for, as everybody has heard it; never whether there is anything to peg."""
OWN_WAITS: list[Case] = [
    (
        "Your turn: peg your points, or say there are none.",
        2,
        {"phase": "play", "to_act": [0], "pegging": [0], "legal": may("peg", "pass")},
    ),
    (
        "Your turn: peg your points, or play on.",
        2,
        {"phase": "play", "to_act": [0], "pegging": [0], "legal": may("play", "peg", "pass")},
    ),
    (
        "Your turn: peg 8 for your hand.",
        2,
        {"to_act": [0], "pegging": [0], "counts": [counted(0, 8, 1, pegged=False)], "legal": may("peg")},
    ),
    (
        "Your turn: you have two to peg.",
        2,
        {"phase": "play", "to_act": [0], "pegging": [0], "awards": [2, 0], "legal": may("peg", "pass")},
    ),
    (
        "Your turn: peg 15 back.",
        2,
        {"phase": "play", "to_act": [0], "pegging": [0], "awards": [-15, 0], "legal": may("peg")},
    ),
    ("Your turn: mix the cards, or call muggins.", 2, {"to_act": [0], "legal": may("mix")}),
]
ANNOUNCED = [{"do": "play", "cards": ["2C"], "least": 1, "most": 31}]
OWN: list[Case] = [
    ("Your turn: lead a card.", 2, {"phase": "play", "to_act": [0], "series": [], "legal": may("play")}),
    (
        "Your turn: lead a card and announce the count.",
        2,
        {"phase": "play", "to_act": [0], "series": ["KS"], "series_over": True, "legal": ANNOUNCED},
    ),
    (
        "Your turn: play a card and announce the count.",  # by a ruling, which leaves no go
        2,
        {"phase": "play", "to_act": [0], "series": ["KS"], "series_over": False, "legal": ANNOUNCED},
    ),
    ("Your turn: count your hand.", 2, {"phase": "play", "to_act": [0], "legal": may("count", "peg")}),
    (
        "Your turn: accept Bob\u2019s 4, or object; then count your hand.",
        2,
        {"to_act": [0], "counts": [counted(1, 4, 0)], "legal": may("accept", "count")},
    ),
    (
        "Your turn: accept Bob\u2019s 4, or object.",  # Cleo counts before the dealer
        3,
        {"to_act": [0, 2], "counts": [counted(1, 4, 0, 2)], "legal": may("accept", "count")},
    ),
    (
        "Bob claims the game: accept it, or object.",
        2,
        {"phase": "play", "to_act": [0], "claimed_by": 1, "legal": may("accept")},
    ),
]


def test_words_follow_whom_the_table_waits_for(opened: Opened) -> None:
    page = opened().go("/")
    for words, seats, game in OTHERS + WAITS + OWN + OWN_WAITS:
        assert turn_of(page, seats, **game) == words


def test_a_double_skunk_has_the_name_that_its_rules_give_it(opened: Opened) -> None:
    outcome = {"winner": 0, "scores": [121, 60], "skunked": [], "double_skunked": [1]}
    over: dict[str, Any] = {"phase": "match over", "winner": 0, "outcome": outcome}
    assert turn_of(opened().go("/"), word="lurch", **over).endswith("A lurch!")


def test_a_card_that_cannot_be_played_says_what_to_do(opened: Opened) -> None:
    page = opened().go("/")
    said = {
        "That card takes the count past 31: play another.": [{"do": "play", "cards": ["2C"]}],
        "That card takes the count past 31: say go.": may("go"),
        "": [],
    }
    for words, legal in said.items():
        game = {
            "hand": ["2C", "KS"],
            "legal": legal,
            "played": [[], []],
            "turned": [0, 0],
            "thrown": [],
            "series": [],
        }
        assert page.evaluate(CLICK, [game, "card-KS"]) == words
        expect(page.locator("#card-KS")).to_have_attribute("aria-disabled", "true")
