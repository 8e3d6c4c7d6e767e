"""What you can ask for at any time at a table without a scorer. Nothing in it helps you count."""

from collections.abc import Callable

from pegout.cli.answers import Telling
from pegout.cli.card_words import Saying, joined
from pegout.cli.officiated.claim_words import listed
from pegout.cli.officiated.session import OfficiatedSession
from pegout.cli.phrases import whose_crib
from pegout.game import Phase

HELP = (
    "You and your opponents count, peg and object: nothing is counted for you.",
    "To throw, type the cards in one line, such as 1 4, and confirm with Enter; u chooses again.",
    "In play, type a card and the count you announce: 7H 22. With two points to peg: 7H 22 2.",
    "Type go when you cannot play; so does the player of the last card. With a point: go 1.",
    "If you name no points, the others wait until you press Enter. 7H 22 0 says there are none.",
    "peg 2 or +2 pegs two points of the play; a pair and last card may be pegged one after the other.",
    "When the others wait for you to peg, pass or Enter says there is nothing, or nothing more, to peg.",
    "In the show, type the points in your hand or crib when asked, and peg them with Enter.",
    "Enter or mix accepts an opponent's count and mixes the cards; accept only accepts it.",
    "After that it is too late to object; muggins can be called until the cards are mixed.",
    "claim or c lists what you may claim, right or wrong; claim 2 makes the second claim.",
    "At any time: hand or h, table or t, score or s, rules or r, help or ?, quit or q.",
)
"""There is no list of what scores here: nothing may help you count (golden-age:9)."""


class OfficiatedTelling(Telling):
    """Answers questions about the table, but never what is due or what a hand is worth."""

    def __init__(self, session: OfficiatedSession, say: Callable[[str], None], saying: Saying) -> None:
        super().__init__(session, say, saying)
        self.officiated = session
        self.words |= dict.fromkeys(("claim", "claims", "c"), self.claims)

    def claims(self) -> None:
        """Never says which of them are right."""
        lines = listed(self.session.view)
        if not lines:
            self.say("There is nothing to claim now.")
            return
        self.say("You may claim, if you think it is true:")
        for line in lines:
            self.say(line)

    def hand(self) -> None:
        if self._is_played_out:
            self.say(f"Your hand is {joined(self.officiated.own_hand, self.saying)}.")
        else:
            super().hand()

    def table(self) -> None:
        if self._is_played_out:
            self._open_cards()
        else:
            super().table()

    def _open_cards(self) -> None:
        """What lies open while hands are counted."""
        view = self.session.view
        starter = f" The starter is {self.saying(view.starter)}." if view.starter else ""
        self.say(f"It is {whose_crib(view)}.{starter}")
        for seat, cards in enumerate(view.played):
            if seat != view.seat:
                self.say(f"{view.names[seat]}'s hand is {joined(sorted(cards), self.saying)}.")
        self.hand()
        if view.crib:
            self.say(f"The crib is {joined(sorted(view.crib), self.saying)}.")

    def hint(self) -> None:
        self.say("Nobody may advise you at a table you officiate yourselves.")

    def help(self) -> None:
        for line in HELP:
            self.say(line)

    @property
    def _is_played_out(self) -> bool:
        view = self.session.view
        return view.phase in (Phase.PLAY, Phase.SHOW) and not any(view.hand_sizes)
