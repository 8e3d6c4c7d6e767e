"""What is limited, and how much of it: the one table of all limits above persons."""

from pegout.values import value

NETWORK = 8
"""A network (IPv4 /24, IPv6 /48) has this many times what one of its addresses has."""

TOGETHER = 10
"""All links of an address have this many times what the address has, if an entry link has no number."""

MINUTE = 60
TEN_MINUTES = 600


@value
class Purpose:
    """One thing that is counted, and how much of it is let in."""

    name: str
    what: str
    """In words, for a refusal and for the documentation."""
    by_address: int
    seconds: int
    """How long a count lasts; 0 for what is open at a time."""
    by_link: int = 0
    """By the link of a player or an official; 0 if links make no difference."""
    by_crowd: int = 0
    """By the entry link of an event, which a whole hall may share; 0 if it makes no difference."""


REQUESTS = Purpose("requests", "requests", 600, MINUTE, 600, 20_000)
LOOKS = Purpose("looks", "requests for events and boards", 3_000, MINUTE, 600, 20_000)
HANDSHAKES = Purpose("handshakes", "new sockets at events", 6_000, MINUTE)
GUESTS = Purpose("guests", "new guests and sign-ins", 20, MINUTE, 20, 2_000)
TABLES = Purpose("tables", "new tables", 60, TEN_MINUTES)
BOTS = Purpose("bots", "bots", 60, TEN_MINUTES)
BOARDS = Purpose("boards", "new boards", 60, TEN_MINUTES)
EVENTS = Purpose("events", "new events", 20, TEN_MINUTES)
ENTRIES = Purpose("entries", "entries", 60, TEN_MINUTES, 60, 2_000)
GUESSES = Purpose("guesses", "wrong codes and keys", 10, MINUTE)
ANALYSIS = Purpose("analysis", "analyses", 120, MINUTE)
PAPERS = Purpose("papers", "papers", 20, MINUTE, 60)
SOCKETS = Purpose("sockets", "open sockets", 200, 0, 20)
ONLOOKERS = Purpose("onlookers", "open sockets at events and boards", 2_000, 0, 20, 4_000)

PURPOSES = (
    *(REQUESTS, LOOKS, HANDSHAKES, GUESTS, TABLES, BOTS, BOARDS, EVENTS),
    *(ENTRIES, GUESSES, ANALYSIS, PAPERS, SOCKETS, ONLOOKERS),
)
