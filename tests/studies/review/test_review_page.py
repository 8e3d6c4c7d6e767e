"""The page and the picture stand alone, are well formed, and take names as nothing but text."""

import json
import re
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from xml.parsers import expat

import pytest

from pegout import Game
from pegout.studies.review import Review, review
from pegout.studies.review.chance_chart import line_svg
from pegout.studies.review.page import page
from pegout.studies.review.record import NothingToReview
from tests.kit.review import sample_review

HOSTILE = ('<script>alert("x")</script>', "\"'><img src=//evil onerror=x> & Bob")


@cache
def hostile() -> Review:
    """As no table lets them sit down, but as a page may be asked to show them."""
    return named(HOSTILE, sample_review())


def named(names: tuple[str, str], found: Review) -> Review:
    game = found.games[0]
    players = tuple(replace(player, name=names[player.seat]) for player in game.players)
    line = tuple(replace(point, text=f"{names[0]} does it") for point in game.line)
    return replace(found, names=names, games=(replace(game, players=players, line=line),))


class Tags(HTMLParser):
    """What the page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.text = ""
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        assert not [name for name, _ in attrs if name.startswith("on")]
        if tag not in ("meta", "rect", "line", "polyline"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        del attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_names_are_text() -> None:
    tags = Tags(page(hostile()))
    assert not tags.names & {"script", "img", "iframe", "link", "object"}
    assert HOSTILE[0] in tags.text
    assert HOSTILE[1] in tags.text


def test_every_tag_is_closed_and_every_link_leads_somewhere_on_the_page() -> None:
    tags = Tags(page(hostile()))
    assert tags.open == []
    assert len(tags.ids) == len(set(tags.ids))
    assert tags.links
    assert all(link.startswith("#") and link[1:] in tags.ids for link in tags.links)
    deals = hostile().games[0].deals
    assert {f"#game-1-deal-{deal.number}" for deal in deals} <= set(tags.links)


def test_nothing_is_fetched() -> None:
    text = page(hostile())
    addresses = re.findall(r"(?:https?:)?//[^\s\"'<]*", re.sub(r"&[^;]*;", "", text))
    assert set(addresses) <= {"http://www.w3.org/2000/svg", "//evil"}  # the second is in the name
    assert "url(" not in text
    assert "@import" not in text


def test_the_picture_is_xml_with_a_title_and_a_description() -> None:
    svg = line_svg(hostile(), hostile().games[0])
    opened: list[str] = []
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda name, _: opened.append(name)
    parser.Parse(svg, True)
    assert opened[:3] == ["svg", "title", "desc"]
    assert opened.count("circle") == len(hostile().games[0].line)
    assert "script" not in opened


def test_a_name_that_cannot_be_printed_breaks_no_picture() -> None:
    found = named(("\x01\x0bAnn\ud800", "Bob\u202e"), hostile())
    svg = line_svg(found, found.games[0])
    expat.ParserCreate().Parse(svg, True)
    assert "\x01" not in svg
    svg.encode("utf-8")


def test_json_holds_all_of_it() -> None:
    data = json.loads(json.dumps(hostile().to_json()))
    game = data["games"][0]
    assert tuple(data["names"]) == HOSTILE
    first = hostile().games[0].players[0]
    assert game["players"][0]["accuracy"] == first.accuracy
    assert [one["chosen"] for one in game["players"][0]["decisions"]] == [
        [str(card) for card in one.chosen] for one in first.decisions
    ]
    assert set(game["deals"][0]["ledgers"][0]) == {
        *("deal", "cut", "fall", "throw", "pegging", "counting", "muggins", "other")
    }


def test_an_unfinished_game_is_refused_in_words() -> None:
    with pytest.raises(NothingToReview, match="No game in this record is finished"):
        review(Game.new("acc", seed=7).events)
