"""What the API answers when it declines: a status, a short code that stays, and a sentence that says what to do.

    {"code": "stale", "detail": "Version 3 of this deck was saved elsewhere since you opened it. ..."}

`fields` says the same of the parts of what was sent, by their names. Other keys are told by the errors themselves.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from rest_framework.exceptions import APIException, Throttled, ValidationError
from rest_framework.response import Response
from rest_framework.views import set_rollback

from decks.search import SearchError
from engine.construction.repairs import NoRepair
from engine.kernel.counting import number_of
from live.errors import Refused

STATUS_OF = {"gone": 404, "not_yours": 403, "stale": 409, "too_many": 409}  # other refusals are bad input: 400


class Declined(APIException):
    """An answer other than success. `details` are keys beside code and detail."""

    def __init__(self, status: int, code: str, sentence: str, **details: object) -> None:
        super().__init__(sentence, code)
        self.status_code, self.details = status, details


def answer(error: Exception, context: Mapping[str, object]) -> Response | None:
    """The response to what a resource raised; None leaves it to Django, which says that something broke."""
    body = _body(error)
    if body is None:
        return None
    set_rollback()
    headers = {}
    if isinstance(error, APIException):
        status = error.status_code
        if challenge := getattr(error, "auth_header", None):
            headers["WWW-Authenticate"] = challenge
        if isinstance(error, Throttled):
            headers["Retry-After"] = str(body["wait"])
    else:
        status = STATUS_OF.get(str(body["code"]), 400)
    return Response(body, status=status, headers=headers)


def _body(error: Exception) -> dict[str, object] | None:
    match error:
        case Refused(code=code):
            return {"code": code, "detail": str(error)}
        case SearchError():
            return {"code": error.code, "detail": str(error), "at": error.at, "end": error.end}
        case NoRepair():
            return {"code": "no_repair", "detail": str(error)}
        case Throttled():
            wait = max(1, math.ceil(getattr(error, "wait", None) or 0))
            return {"code": "too_fast", "detail": f"Too many requests. Wait {number_of(wait, 'second')}.", "wait": wait}
        case ValidationError():
            return _invalid(error)
        case Declined():
            return {"code": error.get_codes(), "detail": str(error.detail), **error.details}
        case APIException():
            return {"code": error.get_codes(), "detail": str(error.detail)}
    return None


def _invalid(error: ValidationError) -> dict[str, object]:
    fields: dict[str, list[str]] = {}
    for name, sentence in _sentences(error.detail):
        fields.setdefault(name, []).append(sentence)
    first = next(iter(fields))
    detail = f"{first}: {fields[first][0]}" if first else fields[first][0]
    return {"code": "invalid", "detail": detail, "fields": fields}


def _sentences(detail: object, name: str = "") -> Iterator[tuple[str, str]]:
    """Each sentence with the name of what it is about, as in "cards.Kong"; "" is the whole."""
    if isinstance(detail, dict):
        for key, inner in detail.items():
            part = "" if key == "non_field_errors" else str(key)
            inside = f"{name}[{key}]" if isinstance(key, int) else ".".join(filter(None, (name, part)))
            yield from _sentences(inner, inside)
    elif isinstance(detail, list):
        for at, inner in enumerate(detail):
            yield from _sentences(inner, name if isinstance(inner, str) else f"{name}[{at}]")
    else:
        yield name, str(detail)
