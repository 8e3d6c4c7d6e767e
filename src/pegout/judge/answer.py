"""What a claim gets: a ruling, and whether the claim was right."""

from dataclasses import replace

from pegout.judge.ruling import Ruling, ruling
from pegout.rules.remedies import Remedy, Told
from pegout.values import value


@value
class Answer:
    """A claim that is not upheld moves nothing, and its ruling says why."""

    ruling: Ruling
    upheld: bool


def upheld(given: Ruling, *before: Remedy, by: str = "") -> Answer:
    """The ruling with remedies that come before its own, and articles beside its own."""
    more = ruling("", by=by).citations if by else ()
    remedies, citations = (*before, *given.remedies), more + given.citations
    return Answer(replace(given, remedies=remedies, citations=citations), upheld=True)


def stands(given: Ruling) -> Answer:
    """What was claimed is too late or not so: nothing is carried out, though something may be told."""
    told = tuple([remedy.text for remedy in given.remedies if isinstance(remedy, Told)])
    return Answer(Ruling(given.findings + told, (), given.citations), upheld=False)


def unfounded(finding: str, by: str) -> Answer:
    return Answer(ruling(finding, by=by), upheld=False)
