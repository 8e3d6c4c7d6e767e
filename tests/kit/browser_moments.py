"""Moments of a deal put before the page of a table, as the server would tell them if a game got there."""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.kit.browser import Window
from tests.kit.browser_player import sit_down

Json = dict[str, Any]

PACK = ["TC", "TD", "QH", "KS", "9C", "8D", "7H", "6S", "5C", "4D", "3H", "2S", "AC", "AD", "AH", "AS"]
STARTER = "JD"
SAID = "Regular (bot) 3 plays 3♣: twenty-four."
KINDS = ("fifteen", "pair", "fifteen", "pair", "run")
RULING = {
    "event": "RulingMade",
    "findings": [
        "Regular (bot) 2 announced 25 when the count was 24.",
        "Regular (bot) 2 pegged 2 points too many.",
    ],
    "remedies": ["The count is twenty-four.", "Regular (bot) 2 pegs back two.", "Ann pegs two points."],
    "citations": ["acc:VII.4b", "acc:VIII.4c1"],
    "claim": "count",
    "by": 0,
    "upheld": True,
}
NUMBERS: tuple[Json, ...] = (
    {"do": "play", "cards": PACK[:1], "least": 1, "most": 31},
    {"do": "peg", "least": 1, "most": 121},
)
CLAIMS = [
    {"claim": "count"},
    {"claim": "renege", "player": 1, "fates": ["played", "dead"]},
    {"claim": "muggins", "player": 1, "scores": ["fifteen", "thirty-one", "pair", "run", "go", "last-card"]},
]
PASS: Json = {"do": "pass"}


class Moments:
    """A table with bots, whose connection tells the page what a test wants it to see.

    The viewer sits first and is pone, or eldest hand; the last seat deals.
    """

    def __init__(self, window: Window, rules: str, seats: int) -> None:
        bots = [{"seat": seat, "level": "regular"} for seat in range(1, seats)]
        self.page = sit_down(window, rules=rules, bots=bots)
        self.page.get_by_role("button", name="Throw to").wait_for()
        table = self.page.url.rpartition("/")[2]
        self._view: Json = self.page.request.get(f"/api/tables/{table}").json()
        sides = len(self._view["game"]["scores"])
        self._view["game"] |= {"dealer": seats - 1, "scores": [88] * sides, "rear_pegs": [76] * sides}
        self.seats = seats
        self._lines = self.page.get_by_role("log").locator("li")
        self._said = len(self._view["log"])
        self.page.route_web_socket("**/socket", self._open)
        self.page.reload()
        expect(self._lines).to_have_count(self._said)

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.send(json.dumps({"type": "table", **self._view}))

    def tell(self, *events: Json, **game: Any) -> None:
        """What has changed of the game, and by which events: a card was laid, if by none."""
        self._said += 1
        version = self._view["version"] + self._said
        heard = events or ({"event": "CardPlayed", "seat": 1, "card": PACK[-1]},)
        told = {"type": "change", "version": version, "game": game, "said": [SAID], "events": heard}
        self._socket.send(json.dumps(told))
        expect(self._lines).to_have_count(self._said)

    def throw(self) -> None:
        """Everybody still holds all cards."""
        dealt = 6 if self.seats == 2 else 5
        legal = [{"do": "throw", "cards": PACK[:dealt], "number": dealt - 4}]
        crib = 1 if self.seats == 3 else 0
        self._deal("throw", PACK[:dealt], legal, crib_size=crib, to_act=list(range(self.seats)))

    def cut(self) -> None:
        """The viewer is to cut; by hand, if the settings say so."""
        self._deal("cut the starter", PACK[:4], [{"do": "cut", "least": 4, "most": 36}], thrown=self._thrown)

    def play(self, hand: list[str], legal: list[Json], **more: Any) -> None:
        self._deal("play", hand, legal, **({"thrown": self._thrown, "starter": STARTER} | more))

    def go(self, legal: tuple[Json, ...] = ({"do": "go"},), **more: Any) -> None:
        """Three cards of everybody lie, up to eight of them in this series, and the last one is too high."""
        laid = PACK[1 : 1 + 3 * self.seats]
        played = [laid[seat :: self.seats] for seat in range(self.seats)]
        others = list(range(1, self.seats))
        self.play(PACK[:1], [*legal], played=played, series=laid[-8:], count=30, gone=others, **more)

    def officiate(self) -> None:
        """The same where the players count and claim."""
        self.go((*NUMBERS, {"do": "go"}), claims=CLAIMS)

    def lead(self) -> None:
        """The same when the series is over, and the viewer begins the next."""
        self.go(NUMBERS, claims=CLAIMS, series_over=True)

    def peg(self) -> None:
        """The series is over, and the table waits for the viewer to peg or to pass."""
        early: Json = {"do": "count", "least": 0, "most": 121}
        self.go((PASS, NUMBERS[1], early), claims=CLAIMS, series_over=True, pegging=[0])

    def peg_or_lead(self) -> None:
        """The same where the viewer leads as well, and may play on."""
        self.go((NUMBERS[0], PASS, NUMBERS[1]), claims=CLAIMS, series_over=True, pegging=[0])

    def accept(self) -> None:
        """All cards are played; the viewer is to accept what another has counted, and to count."""
        laid = PACK[: 4 * self.seats]
        counted = {"seat": 1, "crib": False, "said": 8, "open_to": [0], "pegged": True, "callers": [0]}
        legal: list[Json] = [{"do": "accept"}, {"do": "mix"}, {"do": "count", "least": 0, "most": 121}]
        played = [laid[seat :: self.seats] for seat in range(self.seats)]
        more = {"played": played, "counts": [counted | {"points": 8}], "pegs_at_once": True}
        self._deal("show", [], legal, thrown=self._thrown, starter=STARTER, claims=CLAIMS[2:], **more)

    def rule(self) -> None:
        """The same with a ruling that nobody has put away."""
        self.officiate()
        self.tell(RULING)

    def show(self) -> None:
        """All hands and the crib, with the card that ended the play; it stays until the viewer goes on."""
        last = {"event": "CardPlayed", "seat": 1, "card": PACK[3]}
        hands = [_shown("HandShown", seat, PACK[seat : seat + 4]) for seat in [*range(1, self.seats), 0]]
        crib = _shown("CribShown", self.seats - 1, PACK[6:10])
        self.tell(last, *hands, crib, starter=STARTER, claims=[])

    @property
    def _thrown(self) -> list[str]:
        return PACK[4:6] if self.seats == 2 else PACK[4:5]

    def _deal(self, phase: str, hand: list[str], legal: list[Json], **more: Any) -> None:
        """A moment of a deal in which nothing is thrown or laid but what is named."""
        nothing = dict.fromkeys(("thrown", "series", "gone", "claims"), ()) | {"starter": None, "count": 0}
        begun = {
            "played": [()] * self.seats,
            "crib_size": 4,
            "to_act": [0],
            "series_over": False,
            "pegging": [],
            "counts": [],
        }
        sizes = [len(hand)] * self.seats
        told = {"phase": phase, "hand": hand, "hand_sizes": sizes, "legal": legal}
        self.tell(**(nothing | begun | told | more))


def _shown(event: str, seat: int, cards: list[str]) -> Json:
    items = [{"kind": kind, "points": 2, "cards": []} for kind in KINDS]
    return {"event": event, "seat": seat, "cards": cards, "count": {"total": 2 * len(items), "items": items}}
