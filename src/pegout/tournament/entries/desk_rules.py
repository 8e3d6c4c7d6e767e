"""The rules of a registration desk as data, one set for each document that has or needs one."""

from datetime import date

from pegout.refusal import InvalidInput
from pegout.suggestions import hint
from pegout.tournament.money import FixedPrizes, PrizePlan
from pegout.values import value


class InvalidDeskRules(InvalidInput):
    """No desk can work by these rules; the message says why."""

    code = "invalid_desk_rules"


@value
class Eligibility:
    """A kind of person that may enter, or a division of the event; a guest may need a sponsor."""

    kind: str
    sponsored: bool = False


@value
class SidePool:
    """An extra that entrants may pay into, for example for the highest hand."""

    name: str
    fee: int


@value
class DeskRules:
    """What the registration desk goes by. Amounts are in cents; None means "there is none".

    A player's own request for a refund is granted in full `full_refund_hours` or more before the start and
    refused from `no_refund_hours` before it on. In between, or where both are None, the registrar decides.
    """

    name: str
    fee: int = 0  # the least that makes an entry; whatever is above it is a donation
    kinds: tuple[Eligibility, ...] = (Eligibility("player"),)
    places: int | None = None
    minimum_entries: int = 0
    minimum_hours: int = 48
    full_refund_hours: int | None = None
    no_refund_hours: int | None = None
    refund_business_days: int = 5
    holidays: frozenset[date] = frozenset()
    late_arrivals: bool = False
    prizes: PrizePlan = FixedPrizes()
    pools: tuple[SidePool, ...] = ()
    sign: str = "$"

    def __post_init__(self) -> None:
        for unworkable, reason in _objections(self):
            if unworkable:
                raise InvalidDeskRules(f"The desk rules {self.name} cannot work: {reason}")

    def eligibility(self, kind: str) -> Eligibility | None:
        return next((option for option in self.kinds if option.kind == kind), None)

    def pool(self, name: str) -> SidePool | None:
        return next((option for option in self.pools if option.name == name), None)


def _objections(rules: DeskRules) -> list[tuple[bool, str]]:
    full, none = rules.full_refund_hours, rules.no_refund_hours
    numbers = (rules.fee, rules.minimum_entries, rules.minimum_hours, rules.refund_business_days)
    return [
        (any(number < 0 for number in numbers), "no number may be negative."),
        (rules.places is not None and rules.places < 2, "an event needs at least two places."),
        (
            rules.places is not None and rules.minimum_entries > rules.places,
            "the minimum number of entries is above the number of places.",
        ),
        (not rules.kinds, "name at least one kind of person who may enter."),
        (_repeats([option.kind for option in rules.kinds]), "name each kind of person once."),
        (_repeats([pool.name for pool in rules.pools]), "name each side pool once."),
        (
            any(pool.fee <= 0 or not pool.name for pool in rules.pools),
            "a side pool needs a name and a fee.",
        ),
        ((full is None) is not (none is None), "set both refund deadlines, or neither."),
        (
            full is not None and none is not None and not 0 <= none <= full,
            ("the no-refund deadline must come after the full-refund one."),
        ),
    ]


def _repeats(names: list[str]) -> bool:
    return len(set(names)) != len(names)


LODGE = DeskRules(
    name="lodge",
    fee=2000,  # lodge:registration
    kinds=(Eligibility("member"), Eligibility("guest", sponsored=True)),  # lodge:tickets
    places=32,
    minimum_entries=13,  # lodge:refunds.cancelled
    full_refund_hours=72,  # lodge:refunds.request
    no_refund_hours=48,
    late_arrivals=True,
    prizes=FixedPrizes((5000, 3000, 2000)),  # lodge:prizes
)

# The other documents have no rules for entries and refunds: set a fee with `dataclasses.replace`, and the
# registrar decides on every refund (pegout:silent).
GOLDEN_AGE = DeskRules(name="golden-age", kinds=(Eligibility("men"), Eligibility("women")))  # golden-age:1
ACC = DeskRules(name="acc")
CLUB = DeskRules(name="club", kinds=(Eligibility("member"), Eligibility("guest")))

DESK_PRESETS: dict[str, DeskRules] = {rules.name: rules for rules in (LODGE, GOLDEN_AGE, ACC, CLUB)}


def desk_preset(name: str) -> DeskRules:
    """The desk rules of that name, or `InvalidDeskRules` naming those there are.

    >>> desk_preset("lodge").places
    32
    """
    if name in DESK_PRESETS:
        return DESK_PRESETS[name]
    raise InvalidDeskRules(f"There are no desk rules {name[:30]!r}: {hint(name, DESK_PRESETS)}")
