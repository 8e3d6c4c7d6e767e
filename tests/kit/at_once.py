"""Requests that come in the same instant."""

import asyncio
from collections.abc import Sequence
from typing import Any

import httpx

Asked = tuple[str, dict[str, str]]
"""A path, and the headers by which somebody comes."""


def headers_of(client: httpx.Client, **more: str) -> dict[str, str]:
    """Whoever the client is, with what stops forged requests."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return {"cookie": cookies, "x-csrftoken": client.cookies["csrftoken"], **more}


def post_at_once(url: str, asked: Sequence[Asked], body: Any = None) -> list[int]:
    """The status of each."""

    async def meet() -> list[int]:
        async with httpx.AsyncClient(base_url=url, timeout=30) as client:
            await asyncio.gather(*[client.get("/health/live") for _ in asked])  # connections first
            answers = await asyncio.gather(
                *[client.post(path, json=body or {}, headers=headers) for path, headers in asked]
            )
            return [answer.status_code for answer in answers]

    return asyncio.run(meet())
