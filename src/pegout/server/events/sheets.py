"""Answers in JSON that spreadsheets can have as CSV."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from litestar import MediaType, Response
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Operation, Schema

from pegout.services.event_files.csv_tables import csv_of

CSV = "text/csv"


@dataclass
class AlsoCsv(Operation):
    """For `operation_class`: the description names both kinds of answer."""

    def __post_init__(self) -> None:
        answer = (self.responses or {}).get("200")
        if isinstance(answer, OpenAPIResponse):
            table = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
            answer.content = {**(answer.content or {}), CSV: table}


def told(wanted: str, answer: Any, rows: Sequence[Mapping[str, Any]], name: str) -> Response[Any]:
    """The answer itself, or as CSV its rows in a file of that name."""
    if wanted != "csv":
        return Response(answer, media_type=MediaType.JSON)
    headers = {"Content-Disposition": f'attachment; filename="pegout-{name}.csv"'}
    return Response(csv_of(rows).encode(), media_type=CSV, headers=headers)
