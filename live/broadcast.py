"""Telling everybody in a group that something changed. They read it themselves.

A verb is called from the event loop with `call` and runs in a thread; what it tells is then handed to the loop without
waiting for it. A thread that waited would wait for ever when the server stops, and the server for the thread.

That thread is one for all calls of a process and keeps its connection to the database: to open one for each call takes
as long as the call, and when SQLite's last connection closes, it writes its log into the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import ContextVar
from typing import ParamSpec, TypeVar

from asgiref.sync import async_to_sync, sync_to_async
from channels.layers import BaseChannelLayer, get_channel_layer
from django.db import connections

P = ParamSpec("P")
T = TypeVar("T")
_loop: ContextVar[asyncio.AbstractEventLoop | None] = ContextVar("loop of the caller", default=None)
_sending: set[asyncio.Task[None]] = set()  # a loop keeps no task alive


async def call(verb: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> T:
    """Call a verb of a domain, or a query, from the event loop."""
    _loop.set(asyncio.get_running_loop())
    return await sync_to_async(_called)(verb, *arguments, **named)


def _called(verb: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> T:
    for connection in connections.all(initialized_only=True):
        if connection.errors_occurred:
            connection.close_if_unusable_or_obsolete()
    return verb(*arguments, **named)


def layer() -> BaseChannelLayer:
    """The channel layer of the site."""
    found = get_channel_layer()
    assert found is not None, "the settings name one"
    return found


def tell(group: str, kind: str) -> None:
    """Something changed and is stored: a message of this kind for a channel group. Call it outside transactions."""
    loop = _loop.get()
    if loop is None:
        async_to_sync(layer().group_send)(group, {"type": kind})
    else:
        loop.call_soon_threadsafe(_send, group, kind)


def _send(group: str, kind: str) -> None:
    """In the loop, since a coroutine that is made elsewhere is never awaited if the loop ends before it begins."""
    task = asyncio.create_task(layer().group_send(group, {"type": kind}))
    _sending.add(task)
    task.add_done_callback(_sending.discard)
