"""Only what trusted proxies say of where a request comes from is believed."""

import logging
from collections.abc import Sequence
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

LOG = logging.getLogger("pegout.server")


class Proxies(ProxyHeadersMiddleware):
    """Reads X-Forwarded-For from the right, past the proxies that are trusted; from others it is ignored."""

    def __init__(self, app: Any, trusted: Sequence[str]) -> None:
        super().__init__(app, list(trusted))
        self._warned = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan" and not self._warned:
            self._warn(scope)
        await super().__call__(scope, receive, send)

    def _warn(self, scope: Any) -> None:
        """Once: without it all who come by a proxy are one visitor, and nobody would know why."""
        client = scope.get("client")
        if (
            client
            and client[0] not in self.trusted_hosts
            and any(h == b"x-forwarded-for" for h, _ in scope["headers"])
        ):
            self._warned = True
            LOG.warning(
                "An untrusted proxy is forwarding requests: if it is yours, name its address with "
                "--trusted-proxy, or all its visitors count as one."
            )
