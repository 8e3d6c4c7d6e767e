"""Whoever looks for something that is not there gets a page; programs get what programs get."""

import re

import httpx
import pytest

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
NOWHERE = ["/nonsense", "/Judge", "/t", "/e/q7x/me/nothing", "/api/nothing"]


@pytest.mark.parametrize("address", NOWHERE)
def test_a_browser_is_shown_the_way_on(club: str, address: str) -> None:
    answer = httpx.get(f"{club}{address}", headers=BROWSER)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert re.search(r'href="/static/assets/nowhere-[\w-]+\.js"', answer.text)
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("address", NOWHERE)
def test_a_program_is_told_in_the_one_shape_of_errors(club: str, address: str) -> None:
    for answer in (httpx.get(f"{club}{address}"), httpx.post(f"{club}{address}", headers=BROWSER)):
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] == "not_found"


def test_what_an_address_of_programs_refuses_is_no_page(club: str) -> None:
    answer = httpx.get(f"{club}/api/tables/nothing", headers=BROWSER)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_table")


def test_tables_of_a_hall_have_numbers(club: str) -> None:
    assert httpx.get(f"{club}/e/q7x/7", headers=BROWSER).status_code == 200
    assert httpx.get(f"{club}/e/q7x/seven", headers=BROWSER).status_code == 404
