"""What a phone works out by itself is what the server works out: the same commands through both."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
import segno
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import Browser, Page

from pegout.cards import PACK
from pegout.companion import (
    AskBoth,
    Command,
    Confirm,
    Dispute,
    Enter,
    InvitePhone,
    JoinBoard,
    RemovePhone,
    Sent,
    Undo,
    Withdraw,
    agrees,
    decide,
    evolve,
    opened,
    sheet_of,
)
from pegout.companion.events import BoardOpened
from pegout.refusal import IllegalCommand
from pegout.rules import PRESETS, score_show
from pegout.server.boards import wire as w
from pegout.server.boards.requests import read_command
from pegout.server.boards.views import board_seen, made_seen
from pegout.server.tables.open_request import rules_with
from tests.kit.boards import FORMS, NAMES, SEEDS, commands
from tests.kit.browser import window
from tests.kit.proofs import LAW, WHOLE, proof

Json = dict[str, Any]

BOARD = "fold-fold-fold-fold-fo"
SHORT = {"goal": 61, "skunk_below": 31, "double_skunk_below": 0}
TABLES: list[Json] = [
    *[{"rules": name, "seats": rules.seats, "partners": rules.partners} for name, rules in PRESETS.items()],
    {"rules": "acc", "seats": 2, "options": SHORT},
    {"rules": "acc", "seats": 3, "options": {"muggins": True}},
    {"rules": "club", "seats": 4, "partners": True},
    {"rules": "club-partners", "seats": 4},
    {"rules": "club-3", "seats": 2},
]


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    """Any page of the server: its modules are used without what they draw."""
    with window(browser, site) as opened_window:
        yield opened_window.go("/board")


def asked_of(command: Command) -> Json:
    """A command as it is sent."""
    match command:
        case Enter(made):
            return dict(msgspec.to_builtins(made_seen(made)))
        case Undo(entries):
            return {"do": "undo", "entries": entries}
        case Confirm(entries):
            return {"do": "confirm", "entries": entries}
        case Dispute(entry, words):
            return {"do": "object", "entry": entry, "words": words}
        case Withdraw(entry):
            return {"do": "withdraw", "entry": entry}
        case AskBoth(on):
            return {"do": "both", "on": on}
        case InvitePhone(side, invited):
            return {"do": "invite", "side": side, "invitation": invited}
        case JoinBoard(side, invited, _):
            return {"do": "join", "side": side, "invitation": invited}
        case RemovePhone(side):
            return {"do": "remove", "side": side}
        case _:
            raise AssertionError(command)


def on_the_wire(sent: Sent) -> Json:
    return {"id": sent.id, "at": sent.at, "by": sent.by, "command": asked_of(sent.command)}


Worked = tuple[Json, list[bool], list[list[bool]]]


def by_the_server(batch: list[Json]) -> Worked:
    """The board after all commands, which of them were refused, and which sides agree to each game."""
    first, *rest = [read_command(msgspec.convert(one, w.CommandSent), f"key of {one['id']}") for one in batch]
    event = decide(None, first)
    assert isinstance(event, BoardOpened)
    state, refused = opened(event), []
    for sent in rest:
        try:
            state = evolve(state, decide(state, sent), sent.id)
        except IllegalCommand:
            refused.append(True)
        else:
            refused.append(False)
    games = range(1, len(state.tally.games) + 1)
    agreed = [[agrees(state, side, game) for side in state.terms.sides] for game in games]
    return without_texts(msgspec.to_builtins(board_seen(BOARD, state))), refused, agreed


BY_THE_PHONE = """async ([board, [first, ...rest]]) => {
  const [{ opened, folded }, { sheets, sheetFor }] = await Promise.all([
    import("/web/companion/fold.js"), import("/web/companion/sheets.js")]);
  window.known ??= await sheets();
  let view = opened(board, first, sheetFor(window.known, first.command));
  const refused = [];
  for (const sent of rest) {
    const next = folded(view, sent, window.known.counts);
    view = next.view;
    refused.push(next.refused !== null);
  }
  const { agrees } = await import("/web/companion/consent.js");
  const games = view.games.map((_, at) => view.scores.map((_, side) => agrees(view, side, at + 1)));
  return [view, refused, games];
}"""


def by_the_phone(page: Page, batch: list[Json]) -> Worked:
    view, refused, games = page.evaluate(BY_THE_PHONE, [BOARD, batch])
    return without_texts(view), refused, games


def without_texts(view: Json) -> Json:
    """The server tells entries in sentences of its own."""
    plain = msgspec.json.decode(msgspec.json.encode(view))
    for entry in plain["entries"]:
        del entry["text"]
    return dict(plain)


def opening(table: Json, match: str, dealer: int, both: bool) -> Json:
    seats = table["seats"]
    terms = {"options": {}, "partners": False, **table, "names": list(NAMES[:seats])}
    del terms["seats"]
    asked = {"do": "open", "match": match, "dealer": dealer % seats, "both": both, **terms}
    return {"id": "open", "at": 7, "by": None, "command": asked}


@proof(LAW, 3000)
@given(st.sampled_from(TABLES), st.sampled_from(FORMS), st.integers(0, 3), st.booleans(), SEEDS)
def test_a_phone_by_itself_has_the_board_that_the_server_has(
    page: Page, table: Json, form: object, dealer: int, both: bool, seed: int
) -> None:
    first = opening(table, str(form), dealer, both)
    rules = rules_with(table["rules"], table["seats"], table.get("partners", False), table.get("options", {}))
    batch = [first, *map(on_the_wire, commands(rules, seed, 60))]
    assert by_the_phone(page, batch) == by_the_server(batch)


CHOSEN = """async (choices) => {
  const [{ optionsFor }, { sheets, sheetFor }] = await Promise.all([
    import("/web/companion/opening.js"), import("/web/companion/sheets.js")]);
  const known = await sheets();
  return choices.map(({ goal, muggins, ...asked }) => {
    const options = optionsFor(known.sheets.find(({ rules }) => rules === asked.rules), goal, muggins);
    return [options, sheetFor(known, { ...asked, options })];
  });
}"""


def test_whatever_the_form_lets_one_choose_the_server_opens(page: Page) -> None:
    books = [name for name in PRESETS if not name.startswith("club-")]
    choices = [
        {"rules": name, "names": NAMES[:seats], "partners": False, "goal": goal, "muggins": muggins}
        for name in books
        for seats in (2, 3, 4)
        for goal in (121, 61)
        for muggins in (False, True)
    ]
    for asked, (options, sheet) in zip(choices, page.evaluate(CHOSEN, choices), strict=True):
        rules = rules_with(str(asked["rules"]), len(asked["names"]), False, options)  # type: ignore[arg-type]
        assert sheet == msgspec.json.decode(msgspec.json.encode(sheet_of(rules)))
        assert (rules.goal, rules.muggins) == (
            asked["goal"],
            PRESETS[str(asked["rules"])].muggins if rules.muggins_fixed else asked["muggins"],
        )


COUNTED = """async (hands) => {
  const [{ countOf }, { sheets }] = await Promise.all([
    import("/web/companion/counting.js"), import("/web/companion/sheets.js")]);
  const { counts } = await sheets();
  return hands.map(([cards, starter, strict]) => countOf(counts, cards, starter, strict));
}"""


@pytest.mark.parametrize("seed", range(20 if WHOLE else 1))
def test_a_phone_counts_cards_as_the_rules_do(page: Page, seed: int) -> None:
    """A third of the hands is of one suit, as chance gives few of those."""
    dice = Random(seed)
    packs = [PACK, PACK, [card for card in PACK if card.suit is PACK[seed % 52].suit]]
    hands = [(dice.sample(packs[number % 3], 4), dice.choice(PACK)) for number in range(1200)]
    hands = [(cards, starter) for cards, starter in hands if starter not in cards]
    asked = [
        ([card.text for card in cards], starter.text, crib)
        for cards, starter in hands
        for crib in (False, True)
    ]
    acc = PRESETS["acc"]
    told = [
        score_show(cards, starter, acc, crib=crib).total for cards, starter in hands for crib in (False, True)
    ]
    assert page.evaluate(COUNTED, asked) == told


DRAWN = 'async (text) => (await import("/web/companion/qr.js")).qrCode(text)'


def no_more_padding(buffer: bytearray, version: int, length: int) -> None:  # noqa: ARG001 - as segno calls it
    """Bits up to the next byte: segno adds a whole byte where there is nothing to fill up."""
    buffer.extend([0] * (-length % 8))


@pytest.mark.parametrize("length", [47, 78, 106])
def test_the_code_of_a_link_is_drawn_as_the_standard_says(
    page: Page, monkeypatch: pytest.MonkeyPatch, length: int
) -> None:
    monkeypatch.setattr("segno.encoder.write_padding_bits", no_more_padding)
    link = f"http://127.0.0.1:8121/b/{BOARD}#"
    text = link + "".join(Random(length).choices("abcXYZ019-_", k=max(0, length - len(link))))
    drawn = page.evaluate(DRAWN, text)
    expected = segno.make(text, version=5, error="l", mask=0, mode="byte", boost_error=False, micro=False)
    assert drawn == [[bool(square) for square in row] for row in expected.matrix]


def test_no_code_is_drawn_for_what_is_too_long_for_it(page: Page) -> None:
    assert page.evaluate(DRAWN, "x" * 107) is None
