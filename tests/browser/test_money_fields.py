"""Fields for money: no minus gets through, and what was understood is told before anything is booked."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playwright.sync_api import Locator, Page, expect

from pegout.tournament.money import InvalidAmount, parse_cents, write_cents
from tests.browser.conftest import Opened
from tests.kit.browser import PHONE
from tests.kit.browser_director import desk_of, open_part
from tests.kit.event_people import Visitor

NO_MINUS = "An amount has no minus: write what changes hands, like 20 or 20.50."
READ = """async ([texts, sign]) => {
  const {centsOf} = await import("/web/desk/money_written.js");
  return texts.map((text) => {
    try {
      return centsOf(text, sign);
    } catch (error) {
      return error.message.includes("minus") ? "minus" : "none";
    }
  });
}"""
WRITTEN = """async ([amounts, sign]) => {
  const {writtenAmount} = await import("/web/desk/money_written.js");
  return amounts.map((cents) => writtenAmount(cents, sign));
}"""
PIECES = st.sampled_from(
    [
        *"0123456789",
        *"0123456789",
        "20",
        "000",
        "00",
        ",",
        ".",
        "$",
        "€",
        "-",
        "\u2212",
        "+",
        " ",
        "\u00a0",
        "\n",
        "\x85",
        "\ufeff",
    ]
)
TEXTS = st.lists(PIECES, max_size=9).map("".join) | st.text(max_size=8)


def in_python(text: str, sign: str) -> int | str:
    try:
        return parse_cents(text, sign)
    except InvalidAmount as error:
        return "minus" if "minus" in str(error) else "none"


@pytest.fixture
def director(site: str) -> Visitor:
    director = Visitor(site).make(name="Paid night", format="knock-out", fee=2000)
    director.do("Register", name="Ann", kind="member")
    return director


def test_the_page_and_the_library_read_and_write_every_amount_alike(opened: Opened) -> None:
    """Over random texts, and over those that people write."""
    page = opened().go("/board")

    @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.lists(TEXTS, min_size=20, max_size=80), st.sampled_from(["$", "€", ""]))
    def alike(texts: list[str], sign: str) -> None:
        assert page.evaluate(READ, [texts, sign]) == [in_python(text, sign) for text in texts]

    alike()
    known = [
        "20",
        "$20.50",
        "20,50",
        "1,250",
        "1,250.00",
        "12,34",
        "1,250,00",
        "-5",
        "20-",
        " $ 7 ",
        "7\ufeff",
    ]
    told = [2000, 2050, 2050, 125000, 125000, 1234, "none", "minus", "minus", 700, "none"]
    assert page.evaluate(READ, [known, "$"]) == told
    amounts = [0, 1, 99, 100, 123456, 99999999, 100000000, 99999999999]
    assert page.evaluate(WRITTEN, [amounts, "$"]) == [write_cents(cents) for cents in amounts]


def told(form: Locator) -> Locator:
    return form.locator("output")


def paid(page: Page, amount: str) -> Locator:
    """What Ann pays, typed into her form."""
    page.get_by_role("button", name="More about Ann").click()
    form = page.get_by_role("dialog", name="Ann").get_by_role("form", name="Paid")
    form.get_by_role("textbox", name="Amount").fill(amount)
    return form


def test_what_a_payment_means_stands_there_before_it_is_booked(opened: Opened, director: Visitor) -> None:
    window = opened()
    page = desk_of(window, director)
    form = paid(page, "20")
    expect(told(form)).to_have_text("$20.00 from Ann for the entry.")
    amount = form.get_by_role("textbox", name="Amount")
    amount.fill("5,50")
    expect(told(form)).to_have_text("$5.50 from Ann: part of the entry fee, $14.50 still to pay.")
    amount.fill("2000")
    expect(told(form)).to_have_text("$2,000.00 from Ann for the entry, of which $1,980.00 is a donation.")
    window.look("money-understood")
    amount.fill("twenty")
    expect(told(form)).to_have_text("")
    amount.fill("25")
    form.get_by_role("button", name="Paid").click()
    expect(page.locator("li[data-name=Ann]")).to_contain_text("$25.00")


@pytest.mark.parametrize("written", ["-20", "$-20", "\u221220"])
def test_a_minus_is_refused_at_its_field_and_nothing_is_booked(
    opened: Opened, director: Visitor, written: str
) -> None:
    window = opened(PHONE)
    page = desk_of(window, director)
    form = paid(page, written)
    expect(told(form)).to_have_text(NO_MINUS)
    form.get_by_role("button", name="Paid").click()
    expect(form.get_by_role("textbox", name="Amount")).to_have_attribute("aria-invalid", "true")
    expect(form.get_by_text(NO_MINUS).filter(visible=True)).to_have_count(1)
    assert director.view()["entries"]["Ann"]["paid_cents"] == 0
    window.look("money-minus")


@pytest.mark.parametrize(
    ("name", "fields", "words"),
    [
        ("Spend", {"What for": "packs", "Amount": "12"}, "$12.00 out of the cash for packs."),
        ("Put in by the house", {"Amount": "50"}, "$50.00 from the house into the cash."),
        ("Hand over to the house", {"Amount": "1250"}, "$1,250.00 out of the cash to the house."),
        ("Donation", {"Amount": "10", "Given by": "Bea"}, "$10.00 from Bea as a donation."),
    ],
)
def test_every_form_for_money_says_what_it_understood(
    opened: Opened, director: Visitor, name: str, fields: dict[str, str], words: str
) -> None:
    money = open_part(desk_of(opened(), director), "Money")
    money.get_by_text(name, exact=True).first.click()
    form = money.get_by_role("form", name=name)
    for label, typed in fields.items():
        form.get_by_label(label).fill(typed)
    expect(told(form)).to_have_text(words)
    form.get_by_role("textbox", name="Amount").fill("-1")
    expect(told(form)).to_have_text(NO_MINUS)


def test_a_new_event_says_what_it_understood_of_its_money(opened: Opened) -> None:
    window = opened()
    page = window.go("/events/new")
    page.get_by_text("More: fee").click()
    fields = {
        "Entry fee": ("12,50", "Everybody pays $12.50."),
        "Prizes, or shares of the pool": ("50/30/20", "1. $50.00, 2. $30.00, 3. $20.00."),
        "Side pools with their fees": ("high hand=2, skunks=1", "high hand: $2.00, skunks: $1.00."),
    }
    for label, (written, words) in fields.items():
        page.get_by_role("textbox", name=label).fill(written)
        expect(page.get_by_text(words)).to_be_visible()
    window.look("event-new-money")
    page.get_by_role("textbox", name="Prizes, or shares of the pool").fill("60%/40%")
    expect(page.get_by_text("1. 60%, 2. 40% of the pool.")).to_be_visible()
    fee = page.get_by_role("textbox", name="Entry fee")
    fee.fill("-5")
    expect(page.get_by_text(NO_MINUS)).to_be_visible()
    page.get_by_role("textbox", name="Name").fill("Cheap night")
    page.get_by_role("button", name="Create the event").click()
    expect(fee).to_have_attribute("aria-invalid", "true")
    assert page.url.endswith("/events/new")
