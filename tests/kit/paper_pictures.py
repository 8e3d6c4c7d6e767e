"""Pages as pictures, to look at what no text tells."""

import json
from collections.abc import Mapping
from struct import unpack
from typing import Any
from zlib import decompress

import typst

from pegout.paper.press import TEMPLATES

Grey = list[bytes]
"""Rows of the red part of every pixel: enough for what is black on white."""


def picture(template: str, data: Mapping[str, Any], ppi: float) -> Grey:
    """The first page that the press would print from this data."""
    found = typst.compile(
        str(TEMPLATES / f"{template}.typ"),
        root=str(TEMPLATES),
        format="png",
        ppi=ppi,
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(data)},
    )
    return _read_png(found if isinstance(found, bytes) else found[0])


def _read_png(file: bytes) -> Grey:
    """Eight bits of four colours a pixel, as typst writes them."""
    width, height, depth, colours = unpack(">IIBB", file[16:26])
    assert (depth, colours) == (8, 6)
    packed, at = b"", 8
    while at < len(file):
        (length,) = unpack(">I", file[at : at + 4])
        if file[at + 4 : at + 8] == b"IDAT":
            packed += file[at + 8 : at + 8 + length]
        at += 12 + length
    raw, stride = decompress(packed), 4 * width
    rows, above = [], bytes(stride)
    for y in range(height):
        line = raw[y * (stride + 1) : (y + 1) * (stride + 1)]
        above = _unfiltered(line[0], bytearray(line[1:]), above)
        rows.append(above[::4])
    return rows


def _unfiltered(kind: int, line: bytearray, above: bytes) -> bytes:
    for at in range(len(line)):
        left = line[at - 4] if at >= 4 else 0
        corner = above[at - 4] if at >= 4 else 0
        line[at] = (line[at] + _foretold(kind, left, above[at], corner)) % 256
    return bytes(line)


def _foretold(kind: int, left: int, up: int, corner: int) -> int:
    if kind == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda each: abs(guess - each))
    return (0, left, up, (left + up) // 2)[kind]
