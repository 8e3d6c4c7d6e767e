"""How an event is played, in words."""

from pegout.tournament.event import ChartPlan, Elimination, Format, Movement, SheetPlan
from pegout.tournament.standings.words import listed


def format_in_words(form: Format) -> str:
    """A few sentences that say how the event is played.

    >>> from pegout.tournament.event import FORMATS
    >>> format_in_words(FORMATS["lodge"])
    'Double elimination, one game a match. Rounds of 20 minutes. Rules: lodge.'
    >>> format_in_words(FORMATS["golden-age"])
    'Six games for everybody, odd numbers moving up a table; places are decided by points. Fields: men and
    women. Rules: golden-age.'
    """
    sentences = []
    if form.nights:
        best = f", of which each player's best {form.best_nights} count" if form.best_nights else ""
        sentences.append(f"A season of nights{best}.")
    if form.chart is not None:
        sentences.append(_chart(form.chart))
    if form.sheet is not None:
        sentences.append(_going_on(form) + _sheet(form.sheet))
    if form.consolation is not None:
        sentences.append(f"The others play a consolation: {_sheet(form.consolation).lower()}")
    if form.divisions:
        sentences.append(f"Fields: {listed(form.divisions)}.")
    if form.round_minutes:
        sentences.append(f"Rounds of {form.round_minutes} minutes.")
    return " ".join([*sentences, f"Rules: {form.game}."])


def _chart(plan: ChartPlan) -> str:
    by = listed([word for word, _ in plan.scheme.in_words]).replace(" and ", " and then ")
    return f"{_games(plan)}; places are decided by {by}."


def _games(plan: ChartPlan) -> str:
    match plan.movement:
        case Movement.GOLDEN_AGE:
            return "Six games for everybody, odd numbers moving up a table"
        case Movement.ROTATION:
            return f"{_times(plan.games, 'game')} for everybody, by a rotation of tables"
        case Movement.ROUND_ROBIN:
            return f"A round robin, {_times(plan.games, 'game').lower()} against everybody else"
        case Movement.FREE:
            return f"Up to {_times(plan.games, 'game').lower()} for everybody, opponents found freely"


def _times(number: int, what: str) -> str:
    return f"One {what}" if number == 1 else f"{number} {what}s"


def _going_on(form: Format) -> str:
    if form.chart is None:
        return ""
    who = f"The best {form.qualifiers}" if form.qualifiers else "The best quarter"
    return f"{who} play off. "


def _sheet(plan: SheetPlan) -> str:
    kind = "Double" if plan.elimination is Elimination.DOUBLE else "Single"
    length = "one game a match" if plan.best_of == 1 else f"matches best of {plan.best_of}"
    extras = [", seeded"] * plan.seeded + [", with a match for the third place"] * plan.third_place
    return f"{kind} elimination, {length}{''.join(extras)}."
