"""What a person may ask for at any time at a table without a scorer. Nothing in it helps in counting."""

from collections.abc import Callable

from pegout.cli.answers import Telling
from pegout.cli.card_words import Saying, joined
from pegout.cli.officiated.claim_words import listed
from pegout.cli.officiated.session import OfficiatedSession
from pegout.cli.phrases import whose_crib
from pegout.game import Phase

HELP = (
    "You and the others count, peg and object yourselves: nothing is counted for you.",
    "To throw, type the cards in one line, such as 1 4, and confirm with Enter; u chooses again.",
    "In play, type a card and the count that you announce: 7H 22. With two points to peg: 7H 22 2.",
    "Type go when you cannot play; the player who laid the last card says go too. With a point: go 1.",
    "Without points the others wait until you press Enter. 7H 22 0 says that there are none.",
    "peg 2 or +2 pegs two points of the play; pair and last card may be pegged one after the other.",
    "When the others wait for your peg, pass or Enter says that there is nothing, or nothing more, to peg.",
    "In the show, type the points of your hand or crib when you are asked, and peg them with Enter.",
    "Enter or mix accepts what another has counted and mixes the cards; accept only accepts it.",
    "After that it is too late to object; muggins can be called until the cards are mixed.",
    "claim or c lists what you may claim, be it so or not; claim 2 makes the second of them.",
    "At any time: hand or h, table or t, score or s, rules or r, help or ?, quit or q.",
)
"""What scores is not told: nothing may help in counting (golden-age:9)."""


class OfficiatedTelling(Telling):
    """Answers questions about the table; what is due or what a hand holds is none of them."""

    def __init__(self, session: OfficiatedSession, say: Callable[[str], None], saying: Saying) -> None:
        super().__init__(session, say, saying)
        self.officiated = session
        self.words |= dict.fromkeys(("claim", "claims", "c"), self.claims)

    def claims(self) -> None:
        """Never which of them are right."""
        lines = listed(self.session.view)
        if not lines:
            self.say("There is nothing to claim now.")
            return
        self.say("You may claim, if you think it is so:")
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
        """What lies open when hands are counted."""
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
        self.say("Nobody may advise you at a table that you officiate yourselves.")

    def help(self) -> None:
        for line in HELP:
            self.say(line)

    @property
    def _is_played_out(self) -> bool:
        view = self.session.view
        return view.phase in (Phase.PLAY, Phase.SHOW) and not any(view.hand_sizes)
