"""Played cards on the page: turned over as the rules say, for players and for whoever looks on."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pegout.cards import Card
from tests.browser.conftest import Opened
from tests.kit.browser import PHONE
from tests.kit.browser_table import Json, Player, count_after, fitting, two_at
from tests.kit.card_knowledge import cards_in

BACKS = ".turned-over > .card.back"
OPEN = ".other .card[aria-label], .own .pile:first-child .card[aria-label], .series .card[aria-label]"
"""Cards that lie open before the players and in the series."""


def open_on(page: Page) -> set[str]:
    return {str(one.get_attribute("aria-label")).partition(",")[0] for one in page.locator(OPEN).all()}


def in_words(text: str) -> str:
    card = Card.parse(text)
    return f"{card.rank.name.lower()} of {card.suit.name.lower()}"


def lay(player: Player, seen: Json) -> tuple[Json, list[str]]:
    """The card that makes 31, or the first that fits; a go where none does."""
    game = seen["game"]
    cards = sorted(fitting(game), key=lambda card: count_after(game, card) != 31)[:1]
    move: dict[str, Any] = {"do": "play", "card": cards[0]} if cards else {"do": "go"}
    return player.do(seen, **move), cards


def play_to_the_end_of_a_series(players: tuple[Player, Player], *, full: bool) -> list[str]:
    """Of the first one, or of the first that is full; gives the cards laid in that deal, without the page."""
    laid: list[str] = []
    for _ in range(300):
        for player in players:
            seen = player.view()
            game, last_count = seen["game"], seen["game"]["count"]
            if seen["table"]["seat"] not in game["to_act"]:
                continue
            if game["phase"] == "throw":
                laid = []
                player.do(seen, do="throw", cards=game["hand"][:2])
            elif game["phase"] == "play":
                after, cards = lay(player, seen)
                laid += cards
                count = last_count + sum(Card.parse(card).pips for card in cards)
                now = after["game"]
                if now["phase"] == "play" and not now["series"] and (count == 31 or not full):
                    return laid
    raise AssertionError("No series came to its end.")


def go_on(page: Page) -> None:
    """Past the shows of earlier deals."""
    button = page.get_by_role("button", name="Continue")
    while button.is_visible():
        button.click()


@pytest.mark.parametrize(("rules", "turned"), [("club", True), ("portfolio", True), ("acc", False)])
def test_a_finished_series_lies_as_the_rules_say(opened: Opened, rules: str, turned: bool) -> None:
    """Under `portfolio` deals are played until a count has reached 31 (club:the-play.next-series,
    portfolio:game-play.thirty-one, acc:VII.1d)."""
    windows = opened(), opened(PHONE)
    players = two_at(*windows, rules=rules)
    looking = opened()
    onlooker = looking.go(players[0].page.url)
    laid = play_to_the_end_of_a_series(players, full=rules == "portfolio")
    for page in (players[0].page, players[1].page, onlooker):
        go_on(page)
        expect(page.locator(BACKS)).to_have_count(len(laid) if turned else 0)
        expect(page.locator(".series .card")).to_have_count(0)
        assert open_on(page) == (set() if turned else {in_words(card) for card in laid})
        lines = [line for line in page.get_by_role("log").locator("li").all_inner_texts() if " plays" in line]
        assert [bool(cards_in(line)) for line in lines[-len(laid) :]] == [not turned] * len(laid)
    for window, name in ((windows[0], "one"), (windows[1], "other"), (looking, "onlooker")):
        window.look(f"played-cards-{rules}-{name}")


LINGERS = """async ([event, said, turned]) => {
  const {Paced} = await import("/web/table/paced.js");
  const game = (more) => ({phase: "play", series_over: false, ...more});
  const table = (game) => ({version: 1, table: {seat: 0}, game, log: []});
  const shown = [];
  const paced = new Paced(({game: {series, count, played, turned}}, change) =>
    shown.push({series, count, played, turned, said: change?.said ?? null, at: performance.now()}));
  paced.take(table(game({series: ["KH", "JC"], count: 20, played: [["KH"], ["JC"]], turned: [0, 0]})), null);
  const over = game({series: [], count: 0, played: [[], []], turned});
  const events = [event, {event: "SeriesEnded", leader: 0}];
  paced.take(table(over), {type: "change", version: 2, said, events});
  await new Promise((done) => setTimeout(done, 2000));
  return shown;
}"""
CARD = {"event": "CardPlayed", "seat": 1, "card": "AS", "count": 21}
GO = {"event": "GoSaid", "seat": 1}


def test_the_card_that_ends_a_series_is_seen_before_it_is_turned_over(opened: Opened) -> None:
    """It lies with the others for a second at least, however quick the page is set to be."""
    page = opened().go("/web/base/api.js")
    _, lying, over = page.evaluate(LINGERS, [CARD, ["Bob plays A♠"], [1, 2]])
    assert (lying["series"], lying["count"]) == (["KH", "JC", "AS"], 21)
    assert (lying["played"], lying["turned"]) == ([["KH"], ["JC", "AS"]], [0, 0])
    assert lying["said"] == ["Bob plays A♠"]
    assert (over["series"], over["turned"], over["said"]) == ([], [1, 2], None)
    assert over["at"] - lying["at"] >= 1000


def test_so_are_the_cards_of_a_series_that_a_go_ends(opened: Opened) -> None:
    page = opened().go("/web/base/api.js")
    _, lying, over = page.evaluate(LINGERS, [GO, ["Bob: go."], [1, 1]])
    assert (lying["series"], lying["count"], lying["turned"]) == (["KH", "JC"], 20, [0, 0])
    assert (over["series"], over["turned"]) == ([], [1, 1])
    assert over["at"] - lying["at"] >= 1000
