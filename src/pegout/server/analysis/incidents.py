"""What you can ask the judge, and what somebody means by their own words."""

from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter

from pegout.judge import KINDS, offered, search
from pegout.server.analysis.reference import known_rules
from pegout.server.analysis.ruling_responses import FoundIncidents, Incident
from pegout.server.analysis.schema import answers
from pegout.services.queries.rulings import found, incident

USUAL = "acc"
Rules = Annotated[
    str | None,
    Parameter(description="A preset, such as `club`: only incidents under its rules.", max_length=40),
]


@get(
    "/analysis/incidents",
    operation_id="listIncidents",
    summary="What you can ask the judge",
    description="Every incident with the facts it asks for; leave out those that do not apply.",
    responses=answers(
        list[Incident], "The incidents, in the order of the rule book.", {404: "There are no such rules."}
    ),
    sync_to_thread=False,
)
def list_incidents(rules: Rules = None) -> list[dict[str, Any]]:
    if rules is None:
        return [incident(kind) for kind in KINDS.values()]
    chapters = offered(known_rules(rules))
    return [incident(kind) for kinds in chapters.values() for kind in kinds]


@get(
    "/analysis/incidents/search",
    operation_id="findIncidents",
    summary="Find an incident from a player's own words",
    description="Incidents under these rules, the best match first; `silent` lists those the rules do not "
    "cover.",
    responses=answers(FoundIncidents, "What was found.", {404: "There are no such rules."}),
    sync_to_thread=False,
)
def find_incidents(
    words: Annotated[str, Parameter(description="What happened, as a player would say it.", max_length=200)],
    rules: Rules = None,
) -> dict[str, Any]:
    return found(words, search(words, known_rules(rules or USUAL)))
