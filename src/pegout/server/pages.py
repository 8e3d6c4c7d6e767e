"""The browser's files, sent from memory, and the addresses that people see."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import CacheControlHeader, ETag
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from pegout.server.assets import WORKER, Assets
from pegout.server.built_pages import SHELL, BuiltPages
from pegout.server.people.limits import UNCOUNTED
from pegout.server.problems import Problem
from pegout.server.web_file import WebFile

WEB = Path(str(files("pegout.server") / "web"))
STATIC = Path(str(files("pegout.server") / "static"))

Asked = Request[Any, Any, Any]
_SERVED: dict[str, Any] = {
    "http_method": [HttpMethod.GET, HttpMethod.HEAD],
    "include_in_schema": False,
    "opt": {UNCOUNTED: True},  # a page is many of them
}
_NEWEST = {**_SERVED, "cache_control": CacheControlHeader(no_cache=True)}
"""Files of two versions would not go together."""
_FOR_EVER = {**_SERVED, "cache_control": CacheControlHeader(max_age=365 * 86_400, immutable=True)}
"""Whose names tell what is in them."""


def client_in(web: Path = WEB, static: Path = STATIC) -> Assets:
    """The pages as they are in those folders now; raises `NotBuilt`."""
    return Assets(web, BuiltPages(static))


def pages(client: Assets) -> list[Any]:
    """Everything that browsers fetch of it."""

    @route(client.addresses, **_NEWEST)
    async def page(request: Asked) -> Response[bytes]:
        return _sent(request, client.pages[request.scope["path_template"]])

    @route("/web/{name:path}", **_NEWEST)
    async def single(request: Asked, name: FromPath[Path]) -> Response[bytes]:
        if (file := client.files.get(str(name).lstrip("/"))) is None:
            raise Problem(404, "not_found", "There is no such file.")
        return _sent(request, file)

    @route("/static/assets/{name:str}", **_FOR_EVER)
    async def built(request: Asked, name: FromPath[str]) -> Response[bytes]:
        if (file := client.built.files.get(f"/static/assets/{name}")) is None:
            raise Problem(404, "not_found", "There is no such file.")
        return _sent(request, file)

    @route(SHELL, **_NEWEST)
    async def shell(request: Asked) -> Response[bytes]:
        return _sent(request, client.built.shell)

    @route("/worker.js", **_NEWEST)
    async def worker(request: Asked) -> Response[bytes]:
        answer = _sent(request, client.files[WORKER])
        answer.headers["service-worker-allowed"] = "/"
        return answer

    @route("/files.json", **_NEWEST)
    async def whole(request: Asked) -> Response[bytes]:
        return _sent(request, client.whole)

    return [page, single, built, shell, worker, whole]


Answer = Callable[[Asked, HTTPException], Response[Any]]


def nowhere(client: Assets, otherwise: Answer) -> Answer:
    """Answers a browser's request for an unknown address with a page; programs get the usual error."""
    page = client.built.nowhere

    def answer(request: Asked, error: HTTPException) -> Response[Any]:
        wants_page = "text/html" in request.headers.get("accept", "")
        if not wants_page or request.method not in _SERVED["http_method"]:
            return otherwise(request, error)
        headers = {"cache-control": "no-cache", "vary": "accept"}
        kind = page.kind.partition(";")[0]
        return Response(page.text, status_code=404, media_type=kind, headers=headers)

    return answer


def _sent(request: Asked, file: WebFile) -> Response[bytes]:
    """Packed for whoever can unpack it, and nothing for whoever has it.

    Answers that may hold secrets are packed nowhere: their length would tell of them.
    """
    headers = {"vary": "accept-encoding", "etag": ETag(value=file.tag).to_header()}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    content, packing = file.packed_for(request.headers.get("accept-encoding", ""))
    if packing:
        headers["content-encoding"] = packing
    kind = file.kind.partition(";")[0]  # the library adds how letters are written
    return Response(content, media_type=kind, headers=headers)
