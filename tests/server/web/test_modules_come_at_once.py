"""A page names every module that it imports, so that none waits for another; and no module of other pages."""

import re

from tests.kit.web import FILES, PAGE, web_client


def preloaded(address: str) -> list[str]:
    with web_client() as client:
        return re.findall(r'<link rel="modulepreload" href="/web/([^"]+)">', client.get(address).text)


def imported(name: str) -> set[str]:
    folder = name.rpartition("/")[0]
    found = re.findall(r'^import [^;]*? from "(\.\.?)/([^"]+)";', FILES[name], re.MULTILINE)
    return {other if dots == ".." or not folder else f"{folder}/{other}" for dots, other in found}


def test_whatever_a_module_of_the_page_imports_is_named_too() -> None:
    named = preloaded("/t/q7xKz")
    assert len(named) == len(set(named)) > 20
    assert "table/table_page.js" in named
    for name in named:
        assert imported(name) <= set(named)


def test_a_page_does_not_fetch_the_table() -> None:
    assert "companion/start_page.js" in preloaded("/board")
    assert "table/table_page.js" not in preloaded("/board")


def test_all_styles_come_in_one_file_in_the_order_of_the_page() -> None:
    with web_client() as client:
        page, styles = client.get("/events").text, client.get("/web/styles.css").text
    assert re.findall(r'rel="stylesheet" href="([^"]+)"', page) == ["/web/styles.css"]
    places = [styles.index(FILES[name]) for name in re.findall(r'stylesheet" href="/web/([^"]+)"', PAGE)]
    assert places == sorted(places)
    assert len(places) == len([name for name in FILES if name.endswith(".css")])
