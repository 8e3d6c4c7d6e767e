"""Which cards a text names, and which of them somebody may know."""

import re
from typing import Any

from pegout.cards import Card
from pegout.game import Seat
from pegout.game import events as e
from pegout.services.streams.ports import Entry
from pegout.services.tables.state import TableState

WRITTEN = re.compile(r"(?<![0-9A-Za-z_-])(?:10|[A2-9TJQK])[CDHS♣♦♥♠](?![0-9A-Za-z_-])")


def cards_in(text: str) -> set[Card]:
    """Every card that is named in any way that we write cards."""
    return {Card.parse(found) for found in WRITTEN.findall(text)}


class Knowing:
    """What a seat has been dealt or shown, worked out from the events alone."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.now: set[Card] = set()
        self.before: set[Card] = set()

    def changed(self, _: TableState, now: TableState, entry: Entry) -> None:
        for event in entry.events:
            self.learn(event, now)

    def learn(self, event: Any, now: TableState) -> None:
        match event:
            case e.CardsDealt(hands=hands):  # a pack may be shuffled again without a new deal
                self.before, self.now = self.now, set() if self.seat is None else set(hands[self.seat])
            case e.CutForDeal(card=card) | e.StarterTurned(card=card) | e.CardPlayed(card=card):
                self.now.add(card)
            case e.StarterPicked(card=card):
                self.now.add(card)
            case e.StarterDrawn(held=card) if now.game is not None and now.game.dealer == self.seat:
                self.now.add(card)
            case e.StarterDrawn() | e.CardsSeen() if event.seat == self.seat:
                self.now |= set(event.cards)
            case (
                e.HandShown(cards=cards)
                | e.CribShown(cards=cards)
                | e.HandCounted(cards=cards)
                | e.CountAnnounced(cards=cards)
            ):
                self.now |= set(cards)
            case e.CribTurned() if now.game is not None:
                self.now |= set(now.game.deal.crib)
            case e.CardsDrawn(seat=seat, cards=cards) if seat == self.seat and seat is not None:
                self.now |= set(cards)
            case _:
                pass
