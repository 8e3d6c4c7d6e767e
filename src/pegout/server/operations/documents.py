"""The description of the API as a document for programs.

Litestar's pages for reading it load their scripts from other machines, so there are none.
"""

from typing import Any

from litestar import Request, Response, Router
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from pegout import __version__
from pegout.server.operations.openapi import SCHEMES


class _JsonOnce(JsonRenderPlugin):
    """Put into words once: it is long, anybody may ask for it, and it does not change."""

    _text: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._text = self._text or super().render(request, openapi_schema)
        return self._text


class _YamlOnce(YamlRenderPlugin):
    """The same; this takes half a second."""

    _text: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._text = self._text or super().render(request, openapi_schema)
        return self._text


def api_documents() -> OpenAPIConfig:
    """`/schema/openapi.json` and `/schema/openapi.yaml`."""
    return OpenAPIConfig(
        title="Pegout",
        version=__version__,
        description="Cribbage over the network: people, tables, bots and analysis.",
        use_handler_docstrings=True,
        components=SCHEMES,
        render_plugins=[_JsonOnce(), _YamlOnce()],
        openapi_router=Router(
            "/schema", route_handlers=[], include_in_schema=False, after_request=_never_a_page
        ),
    )


def _never_a_page(response: Response[bytes]) -> Response[bytes]:
    """Litestar answers unknown addresses below /schema with a page; every error has one shape here."""
    if response.media_type == MediaType.HTML:
        raise NotFoundException
    return response
