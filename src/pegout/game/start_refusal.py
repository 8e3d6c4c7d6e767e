"""Why a match cannot be started so."""

from pegout.edition import EDITION, FIRST_EDITION
from pegout.game.commands import Officiating, StartMatch
from pegout.game.shared_refusals import refuse_seat
from pegout.game.state import GameState, Phase
from pegout.refusal import Refusal, refuse
from pegout.rules import FirstDealer, RuleSet

LONGEST_NAME = 40


def refuse_start(state: GameState, command: StartMatch) -> Refusal | None:
    if state.phase is not Phase.NOT_STARTED:
        return refuse("match_started", "The match has already started.")
    rules, dealer = command.rules, command.dealer
    if why := _refuse_names(rules, command.names):
        return why
    if not isinstance(command.officiating, Officiating):
        return refuse(
            "unknown_officiating",
            "A table is officiated by the program or the players, not {officiating!r}.",
            officiating=str(command.officiating)[:20],
        )
    if not (isinstance(command.edition, int) and FIRST_EDITION <= command.edition <= EDITION):
        return refuse(
            "no_such_edition",
            "There is no edition {edition} of the rules: the latest is {latest}.",
            edition=str(command.edition)[:20],
            latest=EDITION,
        )
    if dealer is None:
        if rules.first_dealer is FirstDealer.RANDOM:
            return refuse(
                "dealer_not_named",
                "{rules} draws the first dealer at random: name the seat that was drawn.",
                rules=rules.name,
            )
        return None
    return refuse_seat(rules, dealer)


def _refuse_names(rules: RuleSet, names: tuple[str, ...]) -> Refusal | None:
    if len(names) != rules.seats:
        return refuse(
            "wrong_number_of_names",
            "{rules} has {seats} seats here, but {given} names were given.",
            rules=rules.name,
            seats=rules.seats,
            given=len(names),
        )
    if len(set(names)) != len(names):
        return refuse("same_names", "Every player needs a different name.")
    for name in names:
        if not _is_name(name):
            return refuse(
                "bad_name",
                "{name!r} cannot be a name: use up to {longest} plain characters.",
                name=name[:50],
                longest=LONGEST_NAME,
            )
    return None


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip() and '"' not in name
