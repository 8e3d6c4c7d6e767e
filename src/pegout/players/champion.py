"""Plays for the win: throws and lays what the tables and the search say wins most often."""

from pegout.analysis.plays import SENSIBLE, Manner
from pegout.game.commands import Command, Cut, PlayCard, Throw
from pegout.game.views import SeatView
from pegout.players.bot import choices, middle_cut


class Champion:
    """Two seats only. It has no dice: the same view always gets the same answer."""

    name = "champion"

    def __init__(self, manner: Manner = SENSIBLE) -> None:
        self.manner = manner

    def choose(self, view: SeatView) -> Command:
        options = choices(view)
        if throws := [option for option in options if isinstance(option, Throw)]:
            return self._throw(view, throws)
        if plays := [option for option in options if isinstance(option, PlayCard)]:
            return plays[0] if len(plays) == 1 else self._lay(view, plays)
        if cuts := [option for option in options if isinstance(option, Cut)]:
            return middle_cut(cuts)
        return options[0]

    def _throw(self, view: SeatView, throws: list[Throw]) -> Throw:
        from pegout.analysis.throws import weigh_throws

        seat = view.seat or 0
        values = weigh_throws(
            view.hand,
            dealer=view.dealer == seat,
            scores=(view.scores[seat], view.scores[1 - seat]),
            goal=view.rules.goal,
        )
        by_cards = {frozenset(throw.cards): throw for throw in throws}
        return next(
            by_cards[frozenset(value.thrown)] for value in values if frozenset(value.thrown) in by_cards
        )

    def _lay(self, view: SeatView, plays: list[PlayCard]) -> PlayCard:
        from pegout.analysis.laying import best_card
        from pegout.analysis.plays import play_seen

        rank = best_card(play_seen(view), self.manner).rank
        return next(play for play in plays if play.card.rank is rank)
