"""Every event is had back exactly from its text, today's and older ones."""

import json
from dataclasses import replace
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import Card
from pegout.companion import NextDeal
from pegout.companion.events import BoardOpened, Entered
from pegout.companion.terms import BoardTerms
from pegout.edition import EDITION, FIRST_EDITION
from pegout.game import MatchFormat
from pegout.game import events as e
from pegout.game.officiated.claims import ClaimMuggins
from pegout.library import Game
from pegout.rules import PRESETS, Breakdown, Errors, PegBy, PlayedCards, differences, remedies
from pegout.rules.breakdown import Item, Kind
from pegout.services.ports import StreamEvent
from pegout.services.tables.events import TableOpened
from pegout.services.tables.terms import Terms
from pegout.store.codec import EVENTS, UPCASTERS, VERSIONS, UnknownEvent, read_events, write_events
from tests.kit.officiated_games import officiated_games
from tests.kit.proofs import proof
from tests.kit.strategies import Played, games
from tests.store.event_shapes import values

KINDS: tuple[type, ...] = get_args(StreamEvent)
every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)

FIVE, TEN = Card.parse("5H"), Card.parse("TS")

BY_HAND: dict[str, StreamEvent] = {
    '["CardPlayed",1,{"seat":0,"card":"5H","count":15}]': e.CardPlayed(0, FIVE, 15),
    '["SeriesEnded",1,{"leader":null}]': e.SeriesEnded(None),
    '["ShowOpened",1,{}]': e.ShowOpened(),
    '["CardsDealt",1,{"hands":[["5H"],["TS"]],"crib":[]}]': e.CardsDealt(((FIVE,), (TEN,)), ()),
    '["Pegged",1,{"seat":1,"points":2,"why":{"items":[{"kind":"fifteen","points":2,"cards":["TS","5H"]}],'
    '"total":2,"by_ruling":false}}]': e.Pegged(1, 2, Breakdown.of(Item(Kind.FIFTEEN, 2, (TEN, FIVE)))),
    '["RulingMade",2,{"findings":["Ann erred."],"remedies":[{"kind":"CribDead"},'
    '{"kind":"HeldBack","seat":1,"cards":["5H"],"fate":"dead"}],"citations":["acc:V"],'
    '"claim":{"kind":"ClaimMuggins","seat":1,"player":0,"points":2,"score":null},'
    '"upheld":true}]': e.RulingMade(
        ("Ann erred.",),
        (remedies.CribDead(), remedies.HeldBack(1, (FIVE,), remedies.Fate.DEAD)),
        ("acc:V",),
        ClaimMuggins(1, 0, 2),
        upheld=True,
    ),
}


def assert_exact(events: tuple[StreamEvent, ...]) -> None:
    again = read_events(write_events(events))
    assert again == events
    assert repr(again) == repr(events)  # the same classes all the way down


@every_kind
@given(data=st.data())
@proof(25, 300)
def test_any_event_of_every_kind_is_had_back(kind: type, data: st.DataObject) -> None:
    assert_exact((data.draw(values(kind)),))


def test_every_kind_has_a_name_of_its_own() -> None:
    assert set(EVENTS.values()) == set(KINDS)
    assert len(EVENTS) == len(KINDS)


@given(games())
@proof(25, 200)
def test_a_game_that_the_program_scores_is_had_back(game: Played) -> None:
    assert_exact(tuple(game.events))


@given(officiated_games())
@proof(25, 300)
def test_a_game_with_claims_and_rulings_is_had_back(game: Game) -> None:
    assert_exact(game.events)


def test_what_a_ruling_gave_is_still_marked_so() -> None:
    marked = Breakdown.of(Item(Kind.PENALTY, 2, ()))
    (event,) = read_events(write_events([e.Pegged(0, 2, marked)]))
    assert isinstance(event, e.Pegged)
    assert event.why.by_ruling


@pytest.mark.parametrize("text", BY_HAND)
def test_the_text_is_the_one_written_by_hand(text: str) -> None:
    assert write_events([BY_HAND[text]]) == f"[{text}]"
    assert read_events(f"[{text}]") == (BY_HAND[text],)


@pytest.fixture
def third_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if cards played had once been called other than now: first `who` and no count, then `player`."""

    def second(fields: dict[str, Any]) -> dict[str, Any]:
        return {"player": fields["who"], "card": fields["card"], "count": 0}

    def third(fields: dict[str, Any]) -> dict[str, Any]:
        return {"seat": fields.pop("player"), **fields}

    monkeypatch.setitem(VERSIONS, "CardPlayed", 3)
    monkeypatch.setitem(UPCASTERS, ("CardPlayed", 1), second)
    monkeypatch.setitem(UPCASTERS, ("CardPlayed", 2), third)


def test_a_ruling_from_before_heels_could_go_back_leaves_them() -> None:
    old = (
        '[["RulingMade",1,{"findings":[],"remedies":[{"kind":"PlayRetracted"}],"citations":[],"claim":null,'
        '"upheld":false}],["PlayTakenBack",1,{"points":[2,0]}]]'
    )
    assert read_events(old) == (
        e.RulingMade((), (remedies.PlayRetracted(heels=False),), ()),
        e.PlayTakenBack((2, 0), heels=0),
    )


def test_an_entry_of_a_board_from_before_the_marker_could_be_set_right_means_what_it_did() -> None:
    old = '[["Entered",1,{"made":{"kind":"NextDeal","dealer":1},"by":null,"at":7}]]'
    assert read_events(old) == (Entered(NextDeal(1), None, 7),)


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("name", PRESETS)
def test_rules_from_before_they_had_all_their_fields_mean_what_they_did(name: str, version: int) -> None:
    """0.1.0 priced wrong acts as acc does under every book, and knew nothing of heels and nineteen."""
    rules = PRESETS[name]
    started = e.MatchStarted(rules, ("Ann", "Bob", "Cid", "Dot")[: rules.seats], MatchFormat(), 0)
    ((_, _, fields),) = json.loads(write_events([started]))
    younger = ("errors", "peg_by", "muggins_heels", "nineteen_is_nought", "help_in_counting")
    for field in younger:
        del fields["rules"][field]
    if version == 1:
        del fields["edition"]
    (read,) = read_events(json.dumps([["MatchStarted", version, fields]]))
    assert isinstance(read, e.MatchStarted)
    assert read.edition == (FIRST_EDITION if version == 1 else EDITION)
    meant = [getattr(read.rules, field) for field in younger]
    assert meant == [Errors.ACC, PegBy.NEXT_CARD, False, False, True]
    assert set(differences(read.rules, rules)) <= set(younger)


def test_a_ruling_from_before_there_were_more_remedies_is_the_same() -> None:
    old = (
        '[["RulingMade",1,{"findings":["Two."],"remedies":[{"kind":"PointsTo","seat":1,"points":2}],'
        '"citations":[],"claim":null,"upheld":false}]]'
    )
    assert read_events(old) == (e.RulingMade(("Two.",), (remedies.PointsTo(1, 2),), ()),)


@pytest.mark.usefixtures("third_version")
def test_older_versions_are_brought_up_to_date_step_by_step() -> None:
    text = (
        '[["CardPlayed",1,{"who":1,"card":"5H"}],["CardPlayed",2,{"player":1,"card":"5H","count":9}],'
        '["CardPlayed",3,{"seat":1,"card":"5H","count":9}],["GoSaid",1,{"seat":0}]]'
    )
    played = e.CardPlayed(1, FIVE, 9)
    assert read_events(text) == (e.CardPlayed(1, FIVE, 0), played, played, e.GoSaid(0))
    assert json.loads(write_events([played]))[0][1] == 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[["CardEaten",1,{}]]', "'CardEaten' of version 1"),
        ('[["GoSaid",2,{"seat":0}]]', "'GoSaid' of version 2"),
    ],
)
def test_events_of_a_newer_program_are_refused(text: str, said: str) -> None:
    with pytest.raises(UnknownEvent, match=said):
        read_events(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        '[["GoSaid",1,{}]]',
        '[["GoSaid",1,{"seat":"x"}]]',
        '[["CardPlayed",1,{"seat":0,"card":"5X","count":1}]]',
        '[["CardPlayed",0,{"seat":0,"card":"5H","count":1}]]',
        '[["RulingMade",1,{"findings":[],"remedies":[{"kind":"Nonsense"}],"citations":[],"claim":null,"upheld":false}]]',
        '[["RulingMade",1,{"findings":[],"remedies":[{}],"citations":[],"claim":null,"upheld":false}]]',
    ],
)
def test_damaged_text_is_refused(text: str) -> None:
    with pytest.raises(UnknownEvent, match="damaged"):
        read_events(text)


def opening(kind: str) -> StreamEvent:
    """The opening of a match, a table and a board under rules that turn cards over."""
    club = PRESETS["club"]
    match kind:
        case "MatchStarted":
            return e.MatchStarted(club, ("Ann", "Bob"), MatchFormat(), 0)
        case "TableOpened":
            return TableOpened("t1", "code", Terms(club), "p-ann")
        case _:
            return BoardOpened(BoardTerms(club, ("Ann", "Bob")), "digest", 0)


@pytest.mark.parametrize("kind", ["MatchStarted", "TableOpened", "BoardOpened"])
def test_what_0_1_0_opened_keeps_played_cards_visible(kind: str) -> None:
    """Its rules had no such field, whatever the preset of that name says today."""
    ((name, _, fields),) = json.loads(write_events([opening(kind)]))
    rules = fields["rules"] if "rules" in fields else fields["terms"]["rules"]
    assert rules.pop("played_cards") == "turned-after-series"
    fields.pop("edition", None)
    (read,) = read_events(json.dumps([[name, 1, fields]]))
    assert isinstance(read, e.MatchStarted | TableOpened | BoardOpened)
    kept = read.rules if isinstance(read, e.MatchStarted) else read.terms.rules
    assert kept == replace(PRESETS["club"], played_cards=PlayedCards.VISIBLE)
