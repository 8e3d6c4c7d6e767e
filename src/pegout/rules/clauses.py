"""What each field of a rule set means, in words."""

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
from pegout.rules.ruleset import RuleSet

_RENEGE = {
    Renege.RETRACT: "A renege is undone and costs two points for each card that could have been played; the "
    "opponent decides whether those cards are dead or played.",
    Renege.CLAIMANT: "A renege is undone: the player who claims it pegs two points for each card that could "
    "have been played.",
    Renege.BARRED: "Cards held back after a go may not be played later, and the opponent pegs two points.",
    Renege.PUT_RIGHT: "A renege is undone without penalty, and play continues from there.",
    Renege.NONE: "There is no penalty for a renege.",
}
_WRONG_COUNT = {
    WrongCount.CORRECTED: "A wrong count is corrected if challenged before the next card or go; otherwise "
    "it stands for the series.",
    WrongCount.FREE: "A wrong count is corrected, never penalised.",
    WrongCount.NONE: "There is no rule on wrong counts.",
}
_PLAYED_CARDS = {
    PlayedCards.VISIBLE: "Played cards stay visible until the hands are counted.",
    PlayedCards.TURNED_AFTER_SERIES: "When a series ends its cards are turned face down until the hands are "
    "counted.",
}
_LOW_COUNT = {
    LowCount.STANDS: "An undercounted hand stays as pegged.",
    LowCount.CORRECTED: "An undercounted hand may be corrected to its full value until the score is agreed "
    "and entered.",
    LowCount.UNLESS_MUGGINS: "An undercounted hand stays as pegged, unless muggins is called.",
    LowCount.MARSHAL: "The Marshal decides what becomes of an undercounted hand.",
}
_ERRORS = {
    Errors.ACC: "Peeking at hidden cards, touching or pulling pegs without cause, overpegging, mixing cards "
    "away too soon and false claims of the game all carry a penalty.",
    Errors.CLUB: "Peeking, moving an opponent's peg or misplacing the starter costs two, a false claim of "
    "the game fifteen plus the overclaim; everything else is put right without penalty.",
    Errors.PORTFOLIO: "Holding back cards after a go, or a late misdeal, costs two; everything else is put "
    "right without penalty.",
    Errors.MARSHAL: "No ruling is automatic: one is suggested to the Marshal, whose decision is carried out.",
    Errors.NONE: "Mistakes are put right; nothing costs points.",
}
_PEG_BY = {
    PegBy.NEXT_CARD: "Points in the play must be pegged before the player's next card or go, and heels "
    "before the dealer's first card; after that they are lost.",
    PegBy.HAND_COUNT: "Points in the play, and heels, may be pegged until the hands are counted.",
}


def deal(rules: RuleSet) -> str:
    to_crib = f" and {rules.dealt_to_crib} to the crib" if rules.dealt_to_crib else ""
    return (
        f"{rules.seats} seats: {rules.dealt} cards each{to_crib}; everybody throws {rules.thrown} and keeps "
        f"{rules.hand_size}."
    )


def partners(rules: RuleSet) -> str:
    if rules.partners:
        return "Partners sit opposite each other and share a score."
    return "Everybody plays alone."


def first_dealer(rules: RuleSet) -> str:
    later = "The loser deals first in the next game."
    if rules.first_dealer is FirstDealer.RANDOM:
        return f"The first dealer is drawn at random. {later}"
    return f"The lowest cut deals first; ties cut again. {later}"


def cuts(rules: RuleSet) -> str:
    least = rules.cut_least
    return (
        f"Every cut lifts at least {least} cards and leaves at least {least}; the first to cut for the deal "
        f"lifts at most {rules.cut_first_most}."
    )


def limit(rules: RuleSet) -> str:
    return f"The count may not pass {rules.limit}; reaching it exactly scores 2."


def played_cards(rules: RuleSet) -> str:
    if rules.played_cards is PlayedCards.TURNED_AT_LIMIT:
        return (
            f"When the count reaches {rules.limit}, and only then, the cards played so far are turned face "
            f"down until the hands are counted."
        )
    return _PLAYED_CARDS[rules.played_cards]


def last_card(rules: RuleSet) -> str:
    worth = "2 and 1" if rules.last_card_after_fifteen else "2 only"
    return f"The last card scores 1, unless it reaches the limit; one that makes fifteen scores {worth}."


def flush(rules: RuleSet) -> str:
    if rules.crib_flush_needs_starter:
        return "A flush in the crib counts only with the starter, 5 in all."
    return "A flush in the crib counts 4 without the starter, 5 with it."


def runs(rules: RuleSet) -> str:
    if rules.run_totals_with_pairs:
        return "Double, triple and quadruple runs are called with their pairs: 8 or 10, 15 and 16."
    return "Double, triple and quadruple runs are called without their pairs: 6 or 8, 9 and 12."


def _games(number: int) -> str:
    return "1 game" if number == 1 else f"{number} games"


def _bonus(points: int) -> str:
    return f" and a bonus of {points}" if points else ""


def win(rules: RuleSet) -> str:
    return f"The first to reach hole {rules.goal} wins at once, for 1 game{_bonus(rules.win_bonus)}."


def skunk(rules: RuleSet) -> str:
    if not rules.skunk_below:
        return "There is no skunk."
    who = "any loser" if rules.skunk_needs is Opponents.ANY else "every loser"
    who = "the loser" if rules.sides == 2 else who
    worth = _games(rules.skunk_games) + _bonus(rules.skunk_bonus)
    return f"It is a skunk if {who} has fewer than {rules.skunk_below}: {worth}."


def double_skunk(rules: RuleSet) -> str:
    if not rules.double_skunk_below:
        return f"There is no {rules.double_skunk_word} at the end of a game."
    worth = _games(rules.double_skunk_games) + _bonus(rules.double_skunk_bonus)
    return f"A loser with fewer than {rules.double_skunk_below} is a {rules.double_skunk_word}: {worth}."


def early_end(rules: RuleSet) -> str:
    if not rules.early_end_at:
        return "No game ends before the game hole."
    who = "every opponent" if rules.early_end_needs is Opponents.EVERY else "an opponent"
    who = "the opponent" if rules.sides == 2 else who
    return (
        f"The game ends as a double skunk when a player has {rules.early_end_at} while {who} has fewer than "
        f"{rules.early_end_under}: {_games(rules.early_end_games)}."
    )


def time(rules: RuleSet) -> str:
    if not rules.time_limit_minutes:
        return "There is no time limit."
    equal = (
        "if level, the first to reach that score wins"
        if rules.time_out_tie is TimeOutTie.FIRST_THERE
        else "if level, the game is played again"
    )
    return (
        f"After {rules.time_limit_minutes} minutes the higher score wins; {equal}; a game still at 0-0 is "
        f"played again."
    )


def muggins(rules: RuleSet) -> str:
    state = "on" if rules.muggins else "off"
    agreed = "." if rules.muggins_fixed else ", unless the players agree otherwise."
    heels = "takes heels as well" if rules.muggins_heels else "does not take heels"
    return f"Muggins is {state}{agreed}" + (
        f" It {heels}." if rules.muggins or not rules.muggins_fixed else ""
    )


def penalties(rules: RuleSet) -> str:
    to = "the opponent" if rules.penalties_to is PenaltiesTo.OPPONENT else "the player who claims them"
    return f"Penalty points go to {to}."


def renege(rules: RuleSet) -> str:
    return _RENEGE[rules.renege]


def wrong_count(rules: RuleSet) -> str:
    return _WRONG_COUNT[rules.wrong_count]


def errors(rules: RuleSet) -> str:
    return _ERRORS[rules.errors]


def peg_by(rules: RuleSet) -> str:
    return _PEG_BY[rules.peg_by]


def nineteen(rules: RuleSet) -> str:
    if rules.nineteen_is_nought:
        return "Announcing nineteen for a hand or crib means it is worth nothing."
    return "Nineteen is a number like any other, though no hand or crib is worth it."


def help_in_counting(rules: RuleSet) -> str:
    if rules.help_in_counting:
        return "Help with counting is allowed, so an impossible count is queried."
    return "Nobody may be helped with counting, not even by querying an impossible count."


def low_count(rules: RuleSet) -> str:
    return _LOW_COUNT[rules.low_count]
