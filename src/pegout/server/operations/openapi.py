"""What the description of the API says of every route alike: who may ask, and how it may be refused."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    Operation,
    PathItem,
    Reference,
    RequestBody,
    Schema,
    SecurityScheme,
)
from litestar.routes import HTTPRoute

from pegout.server.contract.messages import ALONE, CHOICES, UNIONS
from pegout.server.contract.schemas import schemas_of
from pegout.server.contract.structs import REF
from pegout.server.identity import Needs, Scope
from pegout.server.people.sessions import COOKIE
from pegout.server.problems import ProblemAnswer

SESSION, BEARER = "session", "bearer"

SCHEMES = Components(
    security_schemes={
        SESSION: SecurityScheme(
            type="apiKey",
            name=COOKIE,
            security_scheme_in="cookie",
            description="A browser session; every change also needs the header `x-csrftoken`.",
        ),
        BEARER: SecurityScheme(
            type="http", scheme="bearer", description="A token from `/api/account/tokens`, with its scopes."
        ),
    }
)

REASONS: Mapping[int, str] = {
    400: "The request is wrong; the message names the field.",
    401: "You are not signed in, or the token is not valid.",
    403: "You lack the rights, the CSRF header is missing, or the table is closed to spectators.",
    404: "It does not exist.",
    409: "The table, board or event does not allow it now; if a table has moved on, `view` shows it "
    "as it is.",
    413: "The request is too large.",
    429: "Too many requests: `Retry-After` says how many seconds to wait.",
    500: "Our fault; the message has the number to look for in the log.",
    503: "Unavailable: `Retry-After` says when to try again.",
}


def describe(app: Litestar, kinds: Iterable[type]) -> None:
    """Completes the document; what a route says of itself stays. The types are those that routes name."""
    document = app.openapi_schema
    if document.components is not None:
        schemas: Any = schemas_of([*kinds, *ALONE], UNIONS, CHOICES)
        document.components.schemas = schemas
    for route in app.routes:
        if isinstance(route, HTTPRoute) and (item := (document.paths or {}).get(route.path_format)):
            for handler in route.route_handlers:
                for method in handler.http_methods:
                    _complete(route.path_format, method, handler, item)


def _complete(path: str, method: str, handler: HTTPRouteHandler, item: PathItem) -> None:
    operation: Operation | None = getattr(item, method.lower(), None)
    if operation is None:
        return
    needed = [guard for guard in handler.resolve_guards() if isinstance(guard, Needs)]
    operation.security = [one for guard in needed for one in _ways(guard.scope)] or [{}]
    if not handler.summary and operation.description:
        operation.summary = operation.description.partition(".")[0]
    if isinstance(operation.request_body, RequestBody):
        for kind in operation.request_body.content.values():
            kind.schema = _by_name(kind.schema)
    responses = operation.responses or {}
    for status in _refusals(path, method, operation, bool(needed)):
        if str(status) not in responses or _is_of_the_framework(responses[str(status)]):
            responses[str(status)] = problem(REASONS[status])
    operation.responses = dict(sorted(responses.items()))


def _by_name(schema: Schema | Reference | None) -> Schema | Reference | None:
    """A union by the name that it has."""
    if not isinstance(schema, Schema) or not schema.one_of:
        return schema
    members = {one.ref for one in schema.one_of if isinstance(one, Reference)}
    for name, union in UNIONS.items():
        if members == {REF.format(name=one.__name__) for one in get_args(union)}:
            return Reference(ref=REF.format(name=name))
    return schema


def _ways(scope: Scope | None) -> Iterator[dict[str, list[str]]]:
    yield {SESSION: []}
    if scope is not None:
        yield {BEARER: [scope.value]}


def _refusals(path: str, method: str, operation: Operation, guarded: bool) -> Iterator[int]:
    """The statuses of errors that the route may answer, whatever it does itself."""
    yield from (400, 500)
    if path.startswith("/api"):
        yield from (401, 429, 503)
    if guarded or method != "GET" or "{table}" in path or "{event}" in path:
        yield 403
    if "{" in path:
        yield 404
    if "/paper/" in path or (
        method != "GET" and path.startswith(("/api/tables", "/api/boards", "/api/events"))
    ):
        yield 409
    if operation.request_body is not None:
        yield 413


def problem(why: str) -> OpenAPIResponse:
    shape = Reference(ref=REF.format(name=ProblemAnswer.__name__))
    return OpenAPIResponse(description=why, content={"application/json": OpenAPIMediaType(schema=shape)})


def _is_of_the_framework(response: OpenAPIResponse | Reference) -> bool:
    """Litestar describes the shape of its own errors, which nobody is sent here."""
    content = response.content if isinstance(response, OpenAPIResponse) else None
    return any(not isinstance(kind.schema, Reference) for kind in (content or {}).values())
