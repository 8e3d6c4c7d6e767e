"""Tables and rulings for the chapters that come before the play: facts as text in, ruling out."""

from pegout import Game
from pegout.game import GameState
from pegout.judge import (
    Kind,
    Ruling,
    by_name,
    crib,
    cut,
    deal,
    irregular_deal,
    misdeal,
    pack,
    read_incident,
    shuffle,
    starter,
    wrong_number,
)
from pegout.judge.described_table import table_at
from pegout.rules import preset
from tests.kit.builders import at_score

CHAPTERS = (shuffle, cut, irregular_deal, deal, pack, misdeal, wrong_number, crib, starter)
KINDS: dict[str, Kind] = {kind.name: kind for chapter in CHAPTERS for kind in chapter.KINDS}

NAMES = ("Ann", "Ben", "Cid", "Dot")
DEALER, PONE = 0, 1


def seated(rules: str = "acc", *scores: int) -> GameState:
    """Cards are dealt, Ann deals and Ben is pone; `club-3` and the like seat as many as they say."""
    seats = {"club-3": 3, "club-4": 4, "club-partners": 4}.get(rules, 2)
    state = Game.new(rules, names=NAMES[:seats], dealer=DEALER, seed=7).state
    return at_score(state, *scores) if scores else state


def described(rules: str = "acc", *scores: int) -> GameState:
    """Ann deals and Ben is pone, and nothing more is known but the scores, if given: no card lies there."""
    book = preset(rules)
    state = table_at(book, NAMES[: book.seats])
    return at_score(state, *scores) if scores else state


def ruled(name: str, state: GameState | None = None, /, **facts: str) -> Ruling:
    """The ruling on an incident of that name, its facts read from text."""
    table = seated() if state is None else state
    kind = by_name(KINDS, name)
    ruling: Ruling = kind.judge(table, read_incident(kind.incident, facts, table))
    return ruling


def cited(ruling: Ruling) -> list[str]:
    return [str(citation) for citation in ruling.citations]
