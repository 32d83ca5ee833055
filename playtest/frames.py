"""What the frames of the table's WebSocket hold, read strictly because anybody can send anything."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypedDict

from live.errors import Refused
from live.frames import INTEGERS, MALFORMED, Payload, is_integer, number_in, text_in
from playtest.watching.terms import Watch

MAX_CODES = 400
MAX_REF = 16  # characters of a reference to a thing on the table


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


def codes_in(payload: Payload) -> list[int]:
    """Option codes that are picked so far, none of them or several."""
    codes = payload.get("codes")
    if isinstance(codes, list) and _are_numbers(codes):
        return codes
    raise Refused("malformed", MALFORMED)


def ref_in(payload: Payload) -> str:
    """What a view calls a thing on the table, as in `c12`; whether there is such a thing the engine says."""
    ref = text_in(payload, "ref")
    if len(ref) > MAX_REF:
        raise Refused("malformed", MALFORMED)
    return ref


def seat_in(payload: Payload) -> int | None:
    """The seat whose cards a page shows, where it is said; whether it may the queries say."""
    return number_in(payload, "seat") if "seat" in payload else None


def pace_in(payload: Payload) -> str:
    """The name of a pace; whether there is such a one the domain says."""
    pace = text_in(payload, "pace")
    if len(pace) > MAX_REF:
        raise Refused("malformed", MALFORMED)
    return pace


def watch_in(payload: Payload) -> Watch:
    """What spectators are to see."""
    return Watch.chosen(text_in(payload, "sees"), number_in(payload, "delay", default=0))


def name_in(payload: Payload) -> str:
    """What a player wants to be called; "" if they do not say."""
    return text_in(payload, "name") if "name" in payload else ""


def _are_numbers(given: Collection[object]) -> bool:
    return len(given) <= MAX_CODES and all(is_integer(number, INTEGERS) for number in given)


def stops_in(payload: Payload) -> dict[str, bool]:
    """Which stops are set; at least one is named."""
    stops = {name: on for name, on in payload.items() if isinstance(on, bool)}
    if not stops or len(stops) < len(payload):
        raise Refused("malformed", MALFORMED)
    return stops
