"""The browser's files, sent from memory, and the addresses that people see."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import CacheControlHeader, ETag
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from pegout.server.assets import WORKER, Assets, WebFile
from pegout.server.people.limits import UNCOUNTED
from pegout.server.problems import Problem

WEB = Path(str(files("pegout.server") / "web"))

Asked = Request[Any, Any, Any]
_SERVED: dict[str, Any] = {
    "http_method": [HttpMethod.GET, HttpMethod.HEAD],
    "include_in_schema": False,
    "cache_control": CacheControlHeader(no_cache=True),  # files of two versions would not go together
    "opt": {UNCOUNTED: True},  # a page is many of them
}


def client_in(web: Path = WEB) -> Assets:
    """The client as it is in that folder now."""
    return Assets(web)


def pages(client: Assets) -> list[Any]:
    """Everything that browsers fetch of it."""

    @route(client.addresses, **_SERVED)
    async def page(request: Asked) -> Response[bytes]:
        return _sent(request, client.pages[request.scope["path_template"]])

    @route("/web/{name:path}", **_SERVED)
    async def single(request: Asked, name: FromPath[Path]) -> Response[bytes]:
        if (file := client.files.get(str(name).lstrip("/"))) is None:
            raise Problem(404, "not_found", "There is no such file.")
        return _sent(request, file)

    @route("/worker.js", **_SERVED)
    async def worker(request: Asked) -> Response[bytes]:
        answer = _sent(request, client.files[WORKER])
        answer.headers["service-worker-allowed"] = "/"
        return answer

    @route("/files.json", **_SERVED)
    async def whole(request: Asked) -> Response[bytes]:
        return _sent(request, client.whole)

    return [page, single, worker, whole]


Answer = Callable[[Asked, HTTPException], Response[Any]]


def nowhere(client: Assets, otherwise: Answer) -> Answer:
    """Answers a browser's request for an unknown address with a page; programs get the usual error."""
    page = client.nowhere

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
    packs = "gzip" in request.headers.get("accept-encoding", "")
    if packs:
        headers["content-encoding"] = "gzip"
    kind = file.kind.partition(";")[0]  # the library adds how letters are written
    return Response(file.packed if packs else file.text, media_type=kind, headers=headers)
