"""What everybody may look up: the rule books and the opponents."""

from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter

from pegout.rules import PRESETS, InvalidRules, RuleSet, preset
from pegout.server.analysis.rule_book_responses import Comparison, RuleBook
from pegout.server.analysis.schema import answers
from pegout.server.problems import Problem
from pegout.services.queries.opponents import Opponent, opponents
from pegout.services.queries.rule_books import compared, rule_book


def known_rules(name: str) -> RuleSet:
    """The preset of that name, or the problem that there is none."""
    try:
        return preset(name)
    except InvalidRules as unknown:
        raise Problem(404, "not_found", str(unknown)) from None


@get(
    "/rules",
    operation_id="listRuleBooks",
    summary="Every rule set",
    description="By name, each with its fields and its rules in words, with citations.",
    responses=answers(dict[str, RuleBook], "The rule sets by name.", {}),
    sync_to_thread=False,
)
def list_rule_books() -> dict[str, Any]:
    return {name: rule_book(rules) for name, rules in PRESETS.items()}


@get(
    "/rules/{name:str}",
    operation_id="getRuleBook",
    summary="One rule set",
    description="Its fields, and its rules in words with citations; or how it differs from another.",
    responses=answers(
        RuleBook | Comparison,
        "The rule set, or the differences.",
        {404: "There is no rule set with that name."},
    ),
    sync_to_thread=False,
)
def show_rule_book(
    name: Annotated[str, Parameter(description="The name of a preset, such as `acc`.")],
    than: Annotated[
        str | None, Parameter(description="Another preset to compare it with.", max_length=40)
    ] = None,
) -> dict[str, Any]:
    return rule_book(known_rules(name)) if than is None else compared(known_rules(name), known_rules(than))


@get(
    "/opponents",
    operation_id="listOpponents",
    summary="The opponents",
    description="The weakest first: character, method, the tables they play at, and their measured rating.",
    responses=answers(list[Opponent], "The ladder.", {}),
    sync_to_thread=False,
)
def list_opponents() -> list[Opponent]:
    return opponents()
