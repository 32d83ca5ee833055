"""What the frames of the table's WebSocket hold, read strictly because anybody can send anything."""

from __future__ import annotations

from typing import Any

from live.errors import Refused
from live.frames import INTEGERS, MALFORMED, is_integer

MAX_CODES = 400


def choice_in(body: dict[str, Any]) -> dict[str, Any]:
    """What is chosen: `{"codes": [...]}` or `{"amounts": {ref: amount}}`, one of them."""
    codes, amounts = body.get("codes"), body.get("amounts")
    if amounts is None and isinstance(codes, list) and len(codes) <= MAX_CODES:
        chosen, numbers = {"codes": codes}, codes
    elif codes is None and isinstance(amounts, dict) and len(amounts) <= MAX_CODES:
        chosen, numbers = {"amounts": amounts}, list(amounts.values())
    else:
        raise Refused("malformed", MALFORMED)
    if not all(is_integer(number, INTEGERS) for number in numbers):
        raise Refused("malformed", MALFORMED)
    return chosen


def stops_in(body: dict[str, Any]) -> dict[str, bool]:
    """Which stops are set; at least one is named."""
    if not body or not all(isinstance(on, bool) for on in body.values()):
        raise Refused("malformed", MALFORMED)
    return body
