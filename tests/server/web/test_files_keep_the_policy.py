"""Nothing in the browser's files needs what the Content-Security-Policy forbids, or leaves this server."""

import re
from html.parser import HTMLParser

import pytest

from tests.kit.web import FILES, MODULES, PAGE, STYLES, without_comments

SVG = '"http://www.w3.org/2000/svg"'
"""The name of a format, which nobody asks that server for."""

WRITTEN_INTO_THE_PAGE = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|createContextualFragment"
    r"|\.style\b|\bstyle:|cssText|setTimeout\(\s*[\"'`]|javascript:"
)
ADDRESS = re.compile(r"(?:https?|wss?|ftp)://|[\"'(`]//\w")


class Inline(HTMLParser):
    """Collects what runs or is styled in the page itself."""

    def __init__(self) -> None:
        super().__init__()
        self.open = ""
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open = tag
        self.found += [name for name, _ in attrs if name == "style" or name.startswith("on")]

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002 - whichever it is
        self.open = ""

    def handle_data(self, data: str) -> None:
        if self.open in {"script", "style"} and data.strip():
            self.found.append(data)


def inline_in(page: str) -> list[str]:
    parser = Inline()
    parser.feed(page)
    return parser.found


def test_the_page_has_no_script_or_style_of_its_own() -> None:
    assert inline_in(PAGE) == []
    assert inline_in("<p style='x'><b onclick='y'></b><script>z()</script><style>p{}</style>") == [
        "style",
        "onclick",
        "z()",
        "p{}",
    ]


@pytest.mark.parametrize("name", MODULES)
def test_modules_write_no_markup_and_no_styles(name: str) -> None:
    assert WRITTEN_INTO_THE_PAGE.search(without_comments(MODULES[name])) is None


@pytest.mark.parametrize("name", FILES)
def test_no_file_names_another_server(name: str) -> None:
    assert ADDRESS.search(FILES[name].replace(SVG, "")) is None


def test_styles_load_nothing() -> None:
    assert not re.search(r"url\(|@import|@font-face", STYLES)


def test_the_page_says_its_language_and_fits_telephones() -> None:
    assert '<html lang="en">' in PAGE
    assert 'content="width=device-width, initial-scale=1"' in PAGE  # and it may be enlarged
    assert "prefers-reduced-motion: reduce" in STYLES
    assert ":focus-visible" in STYLES


def single_classes(styles: str) -> set[str]:
    """Classes that a file dresses wherever they stand, and not only in its room."""
    bare = re.sub(r"/\*.*?\*/|@media[^{]*\{", "", styles, flags=re.DOTALL)
    selectors = [one.strip() for group in re.findall(r"([^{}]+)\{", bare) for one in group.split(",")]
    return {found[1] for one in selectors if (found := re.fullmatch(r"\.([\w-]+)\S*", one))}


def classes_named(styles: str) -> set[str]:
    """All classes that stand in selectors of a file."""
    bare = re.sub(r"/\*.*?\*/", "", styles, flags=re.DOTALL)
    return set(re.findall(r"\.([a-z][\w-]*)", " ".join(re.findall(r"([^{}]+)\{", bare))))


def classes_hidden(styles: str) -> set[str]:
    """Classes that a file hides wherever they stand."""
    return set(re.findall(r"^\.([\w-]+) \{[^}]*display: none", styles, flags=re.MULTILINE))


ROOMS = [
    name
    for name in FILES
    if name.startswith("styles/") and name not in {"styles/base.css", "styles/forms.css"}
]
SHARED = {"card", "key"}
"""What the table makes of the cards that every room has."""


@pytest.mark.parametrize("name", ROOMS)
def test_no_room_dresses_what_another_one_has(name: str) -> None:
    others = [single_classes(FILES[other]) for other in ROOMS if other != name]
    assert single_classes(FILES[name]) & set().union(*others) <= SHARED


@pytest.mark.parametrize("name", ROOMS)
def test_no_room_hides_what_another_one_shows(name: str) -> None:
    """As the end of a series at the table once hid that the time of a round was up."""
    others = [classes_named(FILES[other]) for other in ROOMS if other != name]
    assert classes_hidden(FILES[name]) & set().union(*others) <= {"series-over"}  # which rulings show again


def test_a_class_that_is_hidden_everywhere_is_found() -> None:
    styles = ".over {\n  color: red;\n  display: none;\n}\n.x .y {\n  display: none;\n}"
    assert classes_hidden(styles) == {"over"}
    assert classes_named("/* .no */ @media (x) { .clock.over > p { a: b; } }") == {"clock", "over"}
