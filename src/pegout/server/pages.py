"""The browser's files, and the addresses that people see."""

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.response import File
from litestar.static_files import create_static_files_router

from pegout.server.answering import answer_problem
from pegout.server.problems import Problem
from pegout.server.whole_client import WholeClient

if TYPE_CHECKING:
    from litestar.types import ExceptionHandlersMap

WEB = Path(str(files("pegout.server") / "web"))

ADDRESSES = [
    "/",
    "/t/{table:str}",
    "/t/{table:str}/statistics",
    "/t/{table:str}/review",
    "/t/{table:str}/verify",
    "/review",
    "/drills",
    "/judge",
    "/rules",
    "/learn",
    "/learn/{lesson:str}",
    "/account",
]
"""Each has its page in web/main.js."""

PACKED = CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=["^/api/", "^/health", "^/metrics"])
"""Pages and their files only: answers beside somebody's secrets must not tell them by their length."""

_ASKED_ANEW = CacheControlHeader(no_cache=True)  # files of two versions would not go together


def pages(web: Path = WEB) -> list[Any]:
    """The pages as they stand in that folder now."""
    unnamed: ExceptionHandlersMap = {ValueError: _no_such_file}
    static = create_static_files_router(
        "/web", [web], include_in_schema=False, cache_control=_ASKED_ANEW, exception_handlers=unnamed
    )
    client = WholeClient(web, ADDRESSES)

    @get(ADDRESSES, include_in_schema=False, sync_to_thread=False, cache_control=_ASKED_ANEW)
    def page() -> File:
        return File(web / "index.html", media_type="text/html", content_disposition_type="inline")

    @get("/worker.js", include_in_schema=False, sync_to_thread=False, cache_control=_ASKED_ANEW)
    def worker() -> Response[str]:
        allowed = {"service-worker-allowed": "/"}
        return Response(client.worker, media_type="text/javascript", headers=allowed)

    @get("/files.json", include_in_schema=False, sync_to_thread=False, cache_control=_ASKED_ANEW)
    def whole() -> Response[bytes]:
        return Response(client.files, media_type="application/json")

    return [page, worker, whole, static]


def _no_such_file(request: Request[Any, Any, Any], _: ValueError) -> Response[Any]:
    """For names that no file can have, such as those with a null character."""
    return answer_problem(request, Problem(404, "not_found", "There is no such file."))
