"""A rule set: every difference between the rule books as a named field."""

from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any

from pegout.refusal import InvalidInput
from pegout.rules.options import (
    Errors,
    FirstDealer,
    LowCount,
    Opponents,
    PegBy,
    PenaltiesTo,
    PlayedCards,
    Renege,
    TimeOutTie,
    WrongCount,
)
from pegout.suggestions import hint

CRIB_SIZE = 4
BEST_COUNT = 29
"""Of a hand or the crib with the starter."""
PACK_SIZE = 52


class InvalidRules(InvalidInput):
    """The rule set cannot work, or the field does not exist; the message says why."""

    code = "invalid_rules"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules of one table. Numbers of nought mean "there is none".

    >>> RuleSet(name="acc").with_seats(3).dealt_to_crib
    1
    """

    name: str
    # The table.
    seats: int = 2
    partners: bool = False  # seats 0 and 2 against 1 and 3, one score a side (pegout:partners)
    dealt: int = 6
    thrown: int = 2
    dealt_to_crib: int = 0
    goal: int = 121
    first_dealer: FirstDealer = FirstDealer.CUT
    cut_least: int = 4
    cut_first_most: int = 26
    # The play and the show.
    limit: int = 31
    last_card_after_fifteen: bool = True
    crib_flush_needs_starter: bool = True
    played_cards: PlayedCards = PlayedCards.VISIBLE  # where a document is silent (pegout:played-cards)
    run_totals_with_pairs: bool = False  # how runs are spoken; the totals are the same (pegout:runs)
    # What a win is worth.
    win_bonus: int = 0
    skunk_below: int = 0
    skunk_games: int = 1
    skunk_bonus: int = 0
    skunk_needs: Opponents = Opponents.ANY  # the game is worth more if any was skunked (pegout:skunk)
    double_skunk_below: int = 0
    double_skunk_games: int = 1
    double_skunk_bonus: int = 0
    double_skunk_word: str = "double skunk"
    early_end_at: int = 0
    early_end_under: int = 0
    early_end_games: int = 1
    early_end_needs: Opponents = Opponents.EVERY  # every opponent short of it (pegout:early-end)
    # The clock.
    time_limit_minutes: int = 0
    time_out_tie: TimeOutTie = TimeOutTie.FIRST_THERE  # nought-all is replayed (pegout:time-out)
    # Irregularities.
    muggins: bool = False
    muggins_fixed: bool = False
    renege: Renege = Renege.RETRACT
    wrong_count: WrongCount = WrongCount.CORRECTED
    low_count: LowCount = LowCount.STANDS
    penalties_to: PenaltiesTo = PenaltiesTo.OPPONENT  # claimant with 3 or 4 seats (pegout:penalties)
    # Younger fields: the default is what rules meant before there was the field, for what is kept of then.
    errors: Errors = Errors.ACC  # what a document does not price is put right (pegout:silent)
    peg_by: PegBy = PegBy.NEXT_CARD  # the deadlines of acc are its own (pegout:silent)
    muggins_heels: bool = False  # whether muggins takes heels (pegout:heels)
    nineteen_is_nought: bool = False
    help_in_counting: bool = True  # where it is not forbidden, impossible counts are asked about

    def __post_init__(self) -> None:
        for unworkable, reason in _objections(self):
            if unworkable:
                raise InvalidRules(f"Rule set {self.name} cannot work: {reason}")

    @property
    def hand_size(self) -> int:
        return self.dealt - self.thrown

    @property
    def sides(self) -> int:
        """How many scores are kept."""
        return self.seats // 2 if self.partners else self.seats

    def side_of(self, seat: int) -> int:
        return seat % 2 if self.partners else seat

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The seats of the other sides, from the left."""
        around = [(seat + step) % self.seats for step in range(1, self.seats)]
        return tuple([other for other in around if self.side_of(other) != self.side_of(seat)])

    def override(self, **changes: Any) -> "RuleSet":
        """The same rules with other values; texts as typed at a prompt are understood.

        >>> RuleSet(name="acc").override(muggins="on").muggins
        True
        """
        if "muggins" in changes and "muggins_fixed" not in changes and self.muggins_fixed:
            word = "on" if self.muggins else "off"
            raise InvalidRules(
                f"{self.name} fixes muggins {word}: set muggins_fixed=off as well to change it at your table."
            )
        return replace(self, **{name: read_field(name, value) for name, value in changes.items()})

    def with_seats(self, seats: int, *, partners: bool = False) -> "RuleSet":
        """The same rules for so many seats, the cards shared out as the game is dealt for them."""
        if seats not in _CARDS_BY_SEATS:
            raise InvalidRules(f"Cribbage seats 2, 3 or 4, not {seats}.")
        dealt, thrown, dealt_to_crib = _CARDS_BY_SEATS[seats]
        penalties_to = PenaltiesTo.OPPONENT if seats == 2 else PenaltiesTo.CLAIMANT
        return replace(
            self,
            seats=seats,
            partners=partners,
            dealt=dealt,
            thrown=thrown,
            dealt_to_crib=dealt_to_crib,
            penalties_to=penalties_to,
        )


_CARDS_BY_SEATS = {2: (6, 2, 0), 3: (5, 1, 1), 4: (5, 1, 0)}

FIELD_TYPES: dict[str, type] = {
    entry.name: type(entry.default) for entry in fields(RuleSet) if entry.name != "name"
}

ADDED_FIELDS = (
    "played_cards",
    "errors",
    "peg_by",
    "muggins_heels",
    "nineteen_is_nought",
    "help_in_counting",
)
"""What rule sets written by 0.1.0 lack: there the default holds, whatever the preset of that name says."""


Objections = tuple[tuple[bool, str], ...]


def _objections(rules: RuleSet) -> Objections:
    return _about_the_table(rules) + _about_the_worth(rules)


def _about_the_table(rules: RuleSet) -> Objections:
    crib = rules.seats * rules.thrown + rules.dealt_to_crib
    left = PACK_SIZE - rules.seats * rules.dealt - rules.dealt_to_crib
    return (
        (not 2 <= rules.seats <= 4, f"cribbage seats 2, 3 or 4, not {rules.seats}."),
        (rules.partners and rules.seats != 4, f"partners need 4 seats, not {rules.seats}."),
        (
            crib != CRIB_SIZE or min(rules.thrown, rules.dealt_to_crib) < 0,
            f"it makes a crib of {crib} cards instead of {CRIB_SIZE} (seats, thrown, dealt_to_crib).",
        ),
        (rules.thrown < 1, "every player throws at least one card (thrown)."),
        (rules.hand_size < 1, f"{rules.dealt} dealt and {rules.thrown} thrown leave no card to play."),
        (rules.cut_least < 1, "every cut lifts at least one card (cut_least)."),
        (left < 2 * rules.cut_least + 1, f"{left} cards are left in the pack, too few to cut a starter."),
        (
            (rules.seats + 1) * rules.cut_least > PACK_SIZE,
            f"{rules.seats} players cannot each cut {rules.cut_least} cards for the deal and leave as many.",
        ),
        (
            not rules.cut_least <= rules.cut_first_most <= 26,
            "cut_first_most must be between cut_least and 26.",
        ),
        (not 10 <= rules.limit <= 99, f"the count's limit must be between 10 and 99, not {rules.limit}."),
        (rules.time_limit_minutes < 0, "a time limit cannot be negative (0 means none)."),
    )


def _about_the_worth(rules: RuleSet) -> Objections:
    worth = min(rules.skunk_games, rules.double_skunk_games, rules.early_end_games)
    bonus = min(rules.win_bonus, rules.skunk_bonus, rules.double_skunk_bonus)
    lines = (rules.skunk_below, rules.double_skunk_below)
    early = (rules.early_end_under, rules.early_end_at)
    return (
        (not 31 <= rules.goal <= 999, f"the game hole must be between 31 and 999, not {rules.goal}."),
        (
            min(lines) < 0 or max(lines) > rules.goal,
            "skunk_below and double_skunk_below must be holes on the board, or 0 for none.",
        ),
        (
            0 < rules.skunk_below <= rules.double_skunk_below,
            "the double-skunk line must be below the skunk line.",
        ),
        (
            early != (0, 0) and not 0 < early[0] < early[1] <= rules.goal,
            "the early end needs both holes (early_end_at above early_end_under), or neither.",
        ),
        (worth < 1, "a win counts as at least one game."),
        (bonus < 0, "a bonus cannot be negative."),
    )


def field_type(name: str) -> type:
    """What a field holds; an unknown name is refused with the nearest known one."""
    if name in FIELD_TYPES:
        return FIELD_TYPES[name]
    fields_there_are = f"the fields are {', '.join(FIELD_TYPES)}."
    raise InvalidRules(f"There is no rule {name!r}: {hint(name, FIELD_TYPES, fields_there_are)}")


_TRUE, _FALSE = {"on", "true", "yes", "1"}, {"off", "false", "no", "0"}


def read_field(name: str, value: Any) -> Any:
    """A field's value from what was given, which may be text."""
    kind = field_type(name)
    if type(value) is kind and value != "":
        return value
    text = str(value).strip().lower()
    if kind is bool and text in _TRUE | _FALSE:
        return text in _TRUE
    if kind is int and text.isascii() and text.isdigit() and len(text) < 6 and not isinstance(value, bool):
        return int(text)
    if issubclass(kind, Enum) and text in {option.value for option in kind}:
        return kind(text)
    raise InvalidRules(f"{name} cannot be {str(value)[:30]!r}: {_expected(kind)}")


def _expected(kind: type) -> str:
    if kind is bool:
        return "say on or off."
    if kind is int:
        return "give a whole number, 0 or more."
    if issubclass(kind, Enum):
        return "say " + " or ".join(option.value for option in kind) + "."
    return "give a word."


def write_field(rules: RuleSet, name: str) -> str:
    """A field's value as text that `read_field` understands."""
    value = getattr(rules, name)
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(getattr(value, "value", value))
