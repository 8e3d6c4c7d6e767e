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

if TYPE_CHECKING:
    from litestar.types import ExceptionHandlersMap

WEB = Path(str(files("pegout.server") / "web"))

ADDRESSES = [
    "/",
    "/t/{table:str}",
    "/t/{table:str}/statistics",
    "/board",
    "/b/{board:str}",
    "/b/{board:str}/review",
]
"""Each has its page in web/main.js."""

PACKED = CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=["^/api/", "^/health", "^/metrics"])
"""Pages and their files only: answers beside somebody's secrets must not tell them by their length."""

_ASKED_ANEW = CacheControlHeader(no_cache=True)  # files of two versions would not go together


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False, cache_control=_ASKED_ANEW)
def page() -> File:
    return File(WEB / "index.html", media_type="text/html", content_disposition_type="inline")


def pages() -> list[Any]:
    unnamed: ExceptionHandlersMap = {ValueError: _no_such_file}
    static = create_static_files_router(
        "/web", [WEB], include_in_schema=False, cache_control=_ASKED_ANEW, exception_handlers=unnamed
    )
    return [page, static]


def _no_such_file(request: Request[Any, Any, Any], _: ValueError) -> Response[Any]:
    """For names that no file can have, such as those with a null character."""
    return answer_problem(request, Problem(404, "not_found", "There is no such file."))
