"""The channel layer that several processes share, when Redis goes away and comes back.

What is told while it is away is heard in this process only: whoever made a choice gets the answer, and pages read the
rest when they next say that they are here. Nobody's connection ends; groups are joined anew when Redis is back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import ParamSpec, TypeAlias

from channels_redis.core import RedisChannelLayer
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

REST = 2.0  # seconds before Redis is asked again
CONNECTING = 2  # seconds
READING = RedisChannelLayer.brpop_timeout + 10  # seconds; a reader waits for the first part of it when all is well

P = ParamSpec("P")
Message: TypeAlias = dict[str, object]

log = logging.getLogger(__name__)


class SharedLayer(RedisChannelLayer):
    """A RedisChannelLayer whose readers survive an outage."""

    def __init__(self, address: str, **named: object) -> None:
        waits = {"socket_connect_timeout": CONNECTING, "socket_timeout": READING, "retry": Retry(NoBackoff(), 1)}
        super().__init__(hosts=[{"address": address, **waits}], **named)
        self._members: dict[str, set[str]] = defaultdict(set)  # channels of this process, by group
        self._lost: set[str] = set()  # channels whose groups Redis may have forgotten
        self._away_until, self._missed = 0.0, False
        self._loop: asyncio.AbstractEventLoop | None = None  # in which channels are read

    async def receive(self, channel: str) -> Message:
        self._loop = asyncio.get_running_loop()
        while True:
            if channel not in self._lost or await self._join_again(channel):
                try:
                    message: Message = await super().receive(channel)
                    return message
                except (RedisError, OSError) as error:
                    self._is_away(error)
                    self._lost.add(channel)
            with suppress(TimeoutError):
                buffered: Message = await asyncio.wait_for(self.receive_buffer[channel].get(), REST)
                return buffered

    async def group_add(self, group: str, channel: str) -> None:
        self._members[group].add(channel)
        if not await self._try(super().group_add, group, channel):
            self._lost.add(channel)

    async def group_discard(self, group: str, channel: str) -> None:
        self._members[group].discard(channel)
        if not self._members[group]:
            del self._members[group]
        self._lost.discard(channel)  # who leaves is about to close
        await self._try(super().group_discard, group, channel)

    async def group_send(self, group: str, message: Message) -> None:
        rests = time.monotonic() < self._away_until
        done = not rests and await self._try(super().group_send, group, message)
        if not done and self._loop is not None:  # a page tells from a thread of its own
            self._loop.call_soon_threadsafe(self._tell_own, group, message)

    def _tell_own(self, group: str, message: Message) -> None:
        for channel in self._members.get(group, ()):
            self.receive_buffer[channel].put_nowait(dict(message))

    async def _try(self, verb: Callable[P, Awaitable[None]], *arguments: P.args, **named: P.kwargs) -> bool:
        """Ask Redis; whether it did it."""
        try:
            await verb(*arguments, **named)
        except (RedisError, OSError) as error:
            self._is_away(error)
            return False
        self._missed = False
        return True

    def _is_away(self, error: Exception) -> None:
        if not self._missed:
            log.warning("Redis is unavailable (%s). Pages served by other processes learn of changes later.", error)
        self._missed, self._away_until = True, time.monotonic() + REST

    async def _join_again(self, channel: str) -> bool:
        """Join the groups of a channel, which a Redis that was restarted has forgotten; whether Redis is there."""
        for group in [group for group, members in self._members.items() if channel in members]:
            if not await self._try(super().group_add, group, channel):
                return False
        self._lost.discard(channel)
        return True
