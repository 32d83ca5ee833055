"""How large a body may be at which address, and who counts it.

The server counts while it comes in (`gate.server`), before anything of it is kept; this application counts once more
for servers of others, which hand on what comes. What is too large is answered with 413, what is too slow with 408.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias, cast

from asgiref.typing import HTTPScope
from django.conf import settings
from django.http import HttpResponse

from gate.games import without_game
from gate.refusals import refusal

MOST_HEAD = 16_384  # bytes of the address and the headers together
SECONDS = 120  # in which a body comes in: 8 MB take that long at half a megabit a second
HEAD_SECONDS = 30  # in which the headers do

Message: TypeAlias = Mapping[str, object]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Application: TypeAlias = Callable[[dict[str, object], Receive, Send], Awaitable[None]]


def most_at(path: str) -> int:
    """How many bytes a body may have at this address."""
    return next(most for pattern, most in settings.BODIES if re.match(pattern, without_game(path)))


def too_large(path: str) -> HttpResponse:
    most = most_at(path)
    size = f"{most / 1_000_000:.1f} MB" if most >= 1_000_000 else f"{most // 1000} kB"
    sentence = f"You sent more than {size}, which is the limit here. Nothing was changed."
    return _finished(refusal(path, 413, "too_large", "Too large", sentence))


def too_slow(path: str) -> HttpResponse:
    sentence = f"The upload took longer than {SECONDS} seconds. Nothing was changed."
    return _finished(refusal(path, 408, "too_slow", "Too slow", sentence))


def head_too_large(path: str) -> HttpResponse:
    sentence = "The address or the headers of this request are too long."
    return _finished(refusal(path, 431, "too_large", "Too large", sentence))


def _finished(response: HttpResponse) -> HttpResponse:
    """With the headers that Django's middleware would have given it."""
    policy = settings.CONTENT_SECURITY_POLICY["DIRECTIVES"]
    response["Content-Security-Policy"] = "; ".join(f"{name} {' '.join(said)}" for name, said in policy.items())
    response["X-Frame-Options"] = settings.X_FRAME_OPTIONS
    response["X-Content-Type-Options"] = "nosniff"
    response["Referrer-Policy"] = settings.SECURE_REFERRER_POLICY
    response["Content-Length"] = str(len(response.content))
    response["Connection"] = "close"
    return response


def bounded(application: Application) -> Application:
    """The application, to which no body comes that is larger than may be at its address."""

    async def answer(scope: dict[str, object], receive: Receive, send: Send) -> None:
        asked = cast(HTTPScope, scope)
        path, counted, over, begun = asked["path"], 0, False, False
        most = most_at(path)

        async def counting() -> Message:
            nonlocal counted, over
            message = await receive()
            body = message.get("body")
            counted += len(body) if isinstance(body, bytes) else 0
            over = over or counted > most
            return {"type": "http.disconnect"} if over else message

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        if _head_of(asked) > MOST_HEAD:
            await _say(send, head_too_large(path))
        elif _stated_length(asked) > most:
            await _say(send, too_large(path))
        else:
            await application(scope, counting, sending)
            if over and not begun:
                await _say(send, too_large(path))

    return answer


def _head_of(scope: HTTPScope) -> int:
    return len(scope["query_string"]) + sum(len(name) + len(value) for name, value in scope["headers"])


def _stated_length(scope: HTTPScope) -> int:
    """How large the body is said to be."""
    stated = next((value for name, value in scope["headers"] if name == b"content-length"), b"")
    return int(stated) if stated.isdigit() and len(stated) < 20 else 0


async def _say(send: Send, response: HttpResponse) -> None:
    headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in response.items()]
    await send({"type": "http.response.start", "status": response.status_code, "headers": headers})
    await send({"type": "http.response.body", "body": response.content})
