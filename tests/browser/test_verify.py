"""The deals of a finished match checked by the page itself: honest ones, and ones that were tampered with."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from pegout.game import MatchFormat, Script, StartMatch, obey
from pegout.notation import write_record
from pegout.rules import PRESETS
from pegout.services.provable import ProvableDealer, Secrets, tags_of
from tests.browser.conftest import Opened
from tests.kit.browser import PHONE, Window
from tests.kit.finished_match import ADDED, as_ann

Tamper = Callable[[str], str]


def verified(window: Window, tamper: Tamper = str) -> Page:
    """The page of the check, shown a record that was changed on its way."""
    match = as_ann(window)

    def changed(route: Route) -> None:
        route.fulfill(body=tamper(match.record), content_type="text/plain")

    window.page.unroute_all()
    if tamper is not str:
        window.page.route("**/api/tables/*/record*", changed)
    return window.go(f"/t/{match.table}/verify?match=1")


def test_an_honest_match_is_proven_pack_by_pack(opened: Opened) -> None:
    window = opened(PHONE)
    page = verified(window)
    packs = len(re.findall("^pack ", as_ann(window).record, re.MULTILINE))
    expect(page.get_by_text(f"All {packs} packs of this match came from its secrets")).to_be_visible()
    page.get_by_text(re.compile("Every check")).click()
    expect(page.locator(".checks .good")).to_have_count(packs + 1)
    expect(page.get_by_text("The server\u2019s secret is the one it had bound itself to.")).to_be_visible()
    expect(page.get_by_role("heading", name="What this proves")).to_be_visible()
    expect(page.get_by_text("this browser noted no commitment to compare with")).to_be_visible()
    window.look("verify")


def other_card(record: str) -> str:
    """Two cards of the third pack change places."""
    packs = re.findall("^pack (.+)$", record, re.MULTILINE)
    third = packs[2]
    return record.replace(third, f"{third[2:4]}{third[:2]}{third[4:]}")


def other_server_secret(record: str) -> str:
    found = re.search(r'\[Secret "(.)', record)
    assert found is not None
    return record.replace(found[0], f'[Secret "{"1" if found[1] == "0" else "0"}')


def other_player_secret(record: str) -> str:
    return record.replace(ADDED, "c0ffe0")


def other_name(record: str) -> str:
    return re.sub(r'^\[A ".*"\]$', '[A "Somebody"]', record, flags=re.MULTILINE)


def without_secrets(record: str) -> str:
    return re.sub(r"^\[Secret.*\n", "", record, flags=re.MULTILINE)


BOUND = "not dealt as its record says, or its names, date or bots were changed"

TAMPERED: list[tuple[Tamper, str]] = [
    (
        other_card,
        rf"{BOUND}: Game 1, .*: card 1 is \w\w but should be \w\w\.",
    ),
    (other_server_secret, "not dealt as its record says: the server.s secret is not the one"),
    (other_player_secret, rf"{BOUND}: Game 1, .*: card"),
    (other_name, rf"{BOUND}: Game 1, .*: card"),
    (without_secrets, "does not contain the secrets behind its deals"),
]


def test_one_card_or_one_secret_changed_or_left_out_is_refused(opened: Opened) -> None:
    window = opened()
    for tamper, said in TAMPERED:
        page = verified(window, tamper)
        expect(page.get_by_text(re.compile(said)).first).to_be_visible()
        expect(page.get_by_text(re.compile("came from"))).to_have_count(0)


def of_lodge() -> str:
    """The record of a match whose first dealer was drawn, before its first cut."""
    secrets = Secrets("T1", 1, bytes(range(32)).hex(), ("c0ffee", ""))
    table, dealer = Script(), ProvableDealer(secrets)
    obey(table, StartMatch(PRESETS["lodge"], ("Ann", "Bob"), MatchFormat(), dealer.draw(2)))
    obey(table, dealer.shuffle(table.state))
    return write_record(table.events, tags_of(secrets))


def test_a_first_dealer_is_drawn_as_the_worked_example_of_the_method_says(opened: Opened) -> None:
    window = opened()
    record = of_lodge()
    assert '[Dealer "B"]' in record
    page = verified(window, lambda _: record)
    expect(page.get_by_text("The one pack of this match came from its secrets")).to_be_visible()
    page = verified(window, lambda _: record.replace('[Dealer "B"]', '[Dealer "A"]'))
    expect(page.get_by_text("the first dealer was not drawn as the secrets say.").first).to_be_visible()


def test_what_this_browser_noted_before_the_match_is_compared(opened: Opened) -> None:
    window = opened(PHONE)
    match = as_ann(window)
    noted = json.dumps(json.dumps({"commitment": "0" * 64, "secret": ADDED}))
    window.context.add_init_script(f"localStorage.setItem('pegout.match.{match.table}.1', {noted})")
    page = verified(window)
    expect(page.get_by_text("this browser noted another commitment before the match").first).to_be_visible()
    expect(page.get_by_role("heading", name="What this proves")).to_have_count(0)
    window.look("verify-refused")


def test_only_whoever_noted_the_commitment_is_told_that_it_came_before_the_match(opened: Opened) -> None:
    window = opened()
    match = as_ann(window)
    (commitment,) = re.findall(r'^\[Commitment "(\w+)"\]$', match.record, re.MULTILINE)
    noted = json.dumps(json.dumps({"commitment": commitment, "secret": ADDED}))
    window.context.add_init_script(f"localStorage.setItem('pegout.match.{match.table}.1', {noted})")
    expect(verified(window).get_by_text("the secrets committed to before it began")).to_be_visible()


def test_where_a_browser_does_not_hash_it_says_what_to_do(opened: Opened) -> None:
    window = opened()
    window.context.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    page = verified(window)
    expect(page.get_by_text(re.compile("download the record and run: pegout verify FILE"))).to_be_visible()
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()


def test_the_table_offers_everything_after_the_match(opened: Opened) -> None:
    window = opened(PHONE)
    match = as_ann(window)
    page = window.go(f"/t/{match.table}")
    after = page.get_by_role("region", name="After the match")
    for name in ("Review", "Drill my mistakes", "Was it dealt fairly?", "Download the record"):
        expect(after.get_by_role("link", name=name)).to_be_visible()
    expect(after.get_by_text("came from its secrets")).to_be_visible()
    window.look("table-after-match")
