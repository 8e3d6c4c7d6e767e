"""A table that its players officiate: own numbers, claims in their window, and rulings that both can read."""

import re

from playwright.sync_api import expect

from pegout.cards import Card
from pegout.rules import PRESETS, score_show
from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE
from tests.kit.browser_table import Json, Player, play_to_the_show, two_at

TERMS = {"officiating": "players", "options": {"muggins": True}}


def test_a_false_claim_points_too_many_and_muggins_are_ruled_on_before_both(opened: Opened) -> None:
    pone, dealer = two_at(opened(PHONE), opened(DESK), **TERMS)
    expect(pone.region("Claims")).to_be_hidden()
    expect(dealer.region("Claims")).to_be_hidden()

    pone.play()
    dealer.button("The count is wrong").click()
    for player in (pone, dealer):
        expect(player.rulings()).to_contain_text("not upheld")
        expect(player.rulings().get_by_role("link", name="acc:VII.4")).to_be_visible()
    pone.window.look("officiated-false-claim")

    pone.type(2)
    pone.button("Peg 2").click()
    dealer.page.get_by_role("button", name=re.compile("pegged too many")).click()
    for player in (pone, dealer):
        expect(player.rulings()).to_contain_text("pegged 2 points too many")
        expect(player.rulings()).to_contain_text("pegs two points")
    seat = dealer.view()["table"]["seat"]
    assert dealer.score()[seat] == 2  # as many as the other had pegged too many (acc:VIII.4c1)
    assert dealer.score()[1 - seat] == 0
    dealer.rulings().get_by_role("button", name="Close").click()
    expect(dealer.rulings()).to_be_hidden()
    expect(dealer.region("The judge")).to_contain_text("2 rulings")
    too_many = dealer.page.get_by_role("button", name=re.compile("pegged too many"))
    expect(too_many).to_be_visible()
    dealer.play()
    expect(too_many).to_be_hidden()  # the own next card ends it (acc:VIII.4d)
    dealer.page.reload()
    expect(dealer.region("The judge")).to_contain_text("2 rulings")
    muggins_takes_what_a_hand_was_counted_too_low((pone, dealer))


def muggins_takes_what_a_hand_was_counted_too_low(players: tuple[Player, Player]) -> None:
    play_to_the_show(players)
    counter, other, worth = first_count_worth_something(players)
    seat = other.view()["table"]["seat"]
    before = other.score()
    counter.type(0)
    counter.window.look("officiated-count")
    counter.page.get_by_role("button", name=re.compile("Count my .*: 0")).click()
    other.type(worth)
    other.page.get_by_role("button", name=re.compile(rf"^Muggins: .* missed {worth}$")).click()
    for player in players:
        expect(player.rulings()).to_contain_text("claim is upheld")
        expect(player.rulings().get_by_role("link", name="acc:X")).not_to_have_count(0)
    after = other.score()
    assert (after[seat], after[1 - seat]) == (before[seat] + worth, before[1 - seat])
    other.window.look("officiated-muggins")


def first_count_worth_something(players: tuple[Player, Player]) -> tuple[Player, Player, int]:
    """Who is to count, the other, and what there is to count; counts of nothing are passed over."""
    while True:
        for player, other in (players, players[::-1]):
            if player.option("accept"):
                player.do(do="accept")
            for what in ("count", "count_crib"):
                if player.option(what):
                    if worth := worth_of(player.view(), crib=what == "count_crib"):
                        return player, other, worth
                    player.do(do=what, points=0)
        if players[0].view()["game"]["phase"] == "throw":
            throw_and_play_on(players)


def worth_of(seen: Json, *, crib: bool) -> int:
    game, seat = seen["game"], seen["table"]["seat"]
    cards = game["crib"] if crib else [*game["hand"], *game["played"][seat]]
    hand = [Card.parse(card) for card in cards]
    return score_show(hand, Card.parse(game["starter"]), PRESETS["acc"], crib=crib).total


def throw_and_play_on(players: tuple[Player, Player]) -> None:
    for player in players:
        player.do(do="throw", cards=player.view()["game"]["hand"][:2])
    play_to_the_show(players)
