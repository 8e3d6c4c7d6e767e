"""A table that its players officiate: own numbers, claims in their window, and rulings that both can read."""

import re

from playwright.sync_api import expect

from pegout.cards import Card
from pegout.rules import PRESETS, score_show
from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE
from tests.kit.browser_moments import Moments
from tests.kit.browser_player import turn
from tests.kit.browser_table import Json, Player, count_after, fitting, play_to_the_show, two_at

ENTERED = """number => import('/web/base/keys.js').then(({pressMain}) => {
    document.body.innerHTML = `<form class="pad"><input class="number" value="${number}"></form>
        <button data-enter="number" ${number === "2" ? "" : "disabled"}>peg</button>
        <button data-enter>go on</button>`;
    let pressed = null;
    for (const button of document.querySelectorAll("button")) {
        button.onclick = () => { pressed = button.textContent; };
    }
    pressMain();
    return pressed;
})"""
"""The button that Enter presses with that number on the pad; it fits the one that pegs if it is two."""
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
    assert dealer.score() == [0, 0]
    expect(turn(dealer.page)).to_contain_text("you have two to peg")
    expect(turn(pone.page)).to_contain_text(re.compile(r"Guest \d+ is to peg\."))
    dealer.button("Peg 2").click()  # the number that was ruled stands on the pad
    expect(turn(dealer.page)).to_contain_text("play a card and announce the count")
    assert dealer.score()[seat] == 2  # as many as the other had pegged too many (acc:VIII.4c1)
    assert dealer.score()[1 - seat] == 0
    for screen in (PHONE, DESK):  # nobody has to put a ruling away to play on
        dealer.window.resize(screen)
        dealer.page.evaluate("scrollTo(0, 0)")
        for needed in (dealer.rulings().get_by_text("2 points too many"), dealer.button("Go")):
            expect(needed).to_be_in_viewport(ratio=1)
    dealer.rulings().get_by_role("button", name="Close").click()
    expect(dealer.rulings()).to_be_hidden()
    expect(dealer.region("Turn")).to_be_focused()  # the part before what has gone
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
    counter.page.get_by_role("button", name=re.compile("Count .*: 0")).click()
    expect(other.page.get_by_role("log").get_by_role("listitem").last).to_contain_text(": nought.")
    other.type(worth)  # what was missed in the play could be claimed until then
    what = "crib" if other.view()["game"]["counts"][-1]["crib"] else "hand"
    other.page.get_by_role("button", name=re.compile(rf"^Muggins: .* missed {worth}, the {what}$")).click()
    for player in players:
        expect(player.rulings()).to_contain_text("claim is upheld")
        expect(player.rulings().get_by_role("link", name="acc:X")).not_to_have_count(0)
    other.button(f"Peg {worth}").click()
    expect(other.page.get_by_role("log").get_by_role("listitem").last).to_contain_text("pegs")
    after = other.score()
    assert (after[seat], after[1 - seat]) == (before[seat] + worth, before[1 - seat])
    other.window.look("officiated-muggins")


def first_count_worth_something(players: tuple[Player, Player]) -> tuple[Player, Player, int]:
    """Who is to count, the other, and what there is to count; counts of nothing are passed over."""
    while True:
        for player, other in (players, players[::-1]):
            for word in ("mix", "accept"):
                if player.option(word):
                    player.do(do=word)
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


def test_keys_play_and_peg_whatever_was_typed_before(opened: Opened) -> None:
    """Figures are for the pad once a card is picked or none can be; letters are never typed there."""
    player, _ = two_at(opened(), opened(), officiating="players")
    keys, field = player.page.keyboard, player.page.get_by_label("Your number")
    game = player.view()["game"]
    card = fitting(game)[0]
    keys.press(player.page.locator(f"#card-{card}").get_attribute("aria-keyshortcuts") or "")
    keys.type(str(count_after(game, card)))
    keys.press("Enter")
    expect(player.page.locator(f"#card-{card}")).to_have_count(0)

    keys.press("2")  # no card can be picked now
    expect(field).to_have_value("2")
    claim = player.region("Claims").get_by_role("button").first
    expect(claim).to_be_enabled()
    keys.press("m")
    expect(claim).to_be_focused()
    keys.press("?")
    expect(player.page.get_by_role("dialog", name="Keys at the table")).to_be_visible()
    keys.press("Escape")
    keys.press("p")
    expect(field).to_be_focused()
    expect(field).to_have_value("2")
    keys.press("Enter")
    expect(player.page.get_by_role("log")).to_contain_text(re.compile(r"Guest \d+ pegs two\."))
    expect(field).to_have_value("")
    expect(field).not_to_be_focused()


def test_enter_is_for_the_number_while_there_is_one(opened: Opened) -> None:
    """Where a bot waits, the button that lets it go on is not pressed instead of the one that pegs."""
    page = opened().go("/")
    assert [page.evaluate(ENTERED, number) for number in ("", "2", "99")] == ["go on", "peg", None]


def test_a_fate_is_chosen_where_the_server_leaves_it_open(opened: Opened) -> None:
    moments = Moments(opened(), "acc", 2)
    offered = moments.page.get_by_role("region", name="Claims").get_by_role("button", name="held back")
    moments.officiate()
    held = "Regular (bot) held back a card"
    expect(offered).to_have_text([f"{held}: to be played", f"{held}: dead"])
    moments.tell(claims=[{"claim": "renege", "player": 1}])
    expect(offered).to_have_text([held])


def test_g_says_go_while_a_number_is_typed(opened: Opened) -> None:
    """The card that was picked and its count are given up."""
    pone, dealer = two_at(opened(), opened(), officiating="players")
    pone.play()
    expect(turn(dealer.page)).to_contain_text("or say go")
    for key in "11g":
        dealer.page.keyboard.press(key)
    expect(dealer.page.get_by_role("log")).to_contain_text(": go.")
    expect(dealer.page.get_by_label("Your number")).to_have_value("")
    expect(dealer.region("Your hand")).to_be_focused()


def test_counts_in_turn_asked_again_where_none_is_so_high_and_put_right_in_the_show(opened: Opened) -> None:
    pone, dealer = two_at(opened(PHONE), opened(DESK), officiating="players")
    play_to_the_show((pone, dealer))
    show, early = dealer.region("The last show"), dealer.button("Count and peg")
    expect(turn(dealer.page)).to_contain_text("is to count.")
    expect(early).not_to_have_class("main")
    dealer.do(do="count", points=3)
    expect(show).to_contain_text("3 points")
    pone.page.get_by_role("button", name=re.compile("counted before the turn")).click()
    expect(show).to_be_hidden()

    pone.page.keyboard.type("46")
    expect(pone.button("Count and peg: 46")).to_be_enabled()
    pone.page.keyboard.press("Enter")
    asked = pone.page.get_by_role("dialog", name="Count 46?")
    expect(asked).to_contain_text("No hand counts more than 29.")
    pone.window.look("officiated-doubt")
    pone.page.keyboard.press("Escape")
    expect(pone.page.get_by_label("Your number")).to_be_focused()
    expect(pone.page.get_by_label("Your number")).to_have_value("46")
    pone.page.keyboard.press("Enter")
    asked.get_by_role("button", name="Count and peg: 46").click()

    expect(turn(dealer.page)).to_contain_text(
        re.compile("accept Guest [0-9]+\u2019s 46, or object; then count your hand")
    )
    expect(dealer.button("Accept")).to_have_class("main")
    expect(show).to_contain_text("46 points")
    dealer.page.keyboard.press("m")
    dealer.page.get_by_role("button", name=re.compile("pegged too many")).press("Enter")
    expect(dealer.rulings()).to_contain_text("upheld")
    worth = worth_of(pone.view(), crib=False)
    expect(show).to_contain_text("1 point" if worth == 1 else f"{worth} points")
    expect(show).to_contain_text("46 announced")
    expect(show).not_to_contain_text("46 points")
    assert dealer.page.evaluate("document.activeElement !== document.body")
    dealer.window.look("officiated-put-right")


def test_at_a_lodge_table_a_claim_waits_for_the_word_of_the_marshal(opened: Opened) -> None:
    """lodge:winners.marshal: it is suggested, and carried out when the other says that it was decided so."""
    pone, dealer = two_at(opened(PHONE), opened(DESK), rules="lodge", officiating="players")
    pone.play()
    pone.type(2)
    pone.button("Peg 2").click()
    dealer.page.get_by_role("button", name=re.compile("pegged too many")).click()
    expect(dealer.rulings()).to_contain_text("You propose a ruling")
    expect(pone.rulings()).to_contain_text("This is the Marshal's decision.")
    seat = pone.view()["table"]["seat"]
    assert pone.score()[seat] == 2
    pone.window.look("officiated-marshal")
    pone.button("Agree").click()
    expect(turn(dealer.page)).to_contain_text("you have two to peg")
    assert pone.score()[seat] == 0
