"""What the frames of the table's WebSocket hold, read strictly because anybody can send anything."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypedDict

from live.errors import Refused
from live.frames import INTEGERS, MALFORMED, Payload, is_integer

MAX_CODES = 400


class Choice(TypedDict, total=False):
    """What is chosen: one option or a multi-pick, or a division by object; one of them."""

    codes: list[int]
    amounts: dict[str, int]


def choice_in(payload: Payload) -> Choice:
    """What is chosen: `{"codes": [...]}` or `{"amounts": {ref: amount}}`, one of them."""
    codes, amounts = payload.get("codes"), payload.get("amounts")
    if amounts is None and isinstance(codes, list) and _are_numbers(codes):
        return {"codes": codes}
    if codes is None and isinstance(amounts, dict) and _are_numbers(amounts.values()):
        return {"amounts": amounts}
    raise Refused("malformed", MALFORMED)


def _are_numbers(given: Collection[object]) -> bool:
    return len(given) <= MAX_CODES and all(is_integer(number, INTEGERS) for number in given)


def stops_in(payload: Payload) -> dict[str, bool]:
    """Which stops are set; at least one is named."""
    stops = {name: on for name, on in payload.items() if isinstance(on, bool)}
    if not stops or len(stops) < len(payload):
        raise Refused("malformed", MALFORMED)
    return stops
