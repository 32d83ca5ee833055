"""The cache that limits count in: Redis, which all processes share. While it is away each process counts for itself, so
that nobody is turned away and nobody may guess passwords without end; the log says so.
"""

from __future__ import annotations

import logging
import time
from typing import Any

from django.core.cache.backends.base import DEFAULT_TIMEOUT, BaseCache
from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

REST = 5  # seconds before Redis is asked again
QUICKLY = 1  # seconds in which it answers, or is away

log = logging.getLogger(__name__)


class SharedCounts(BaseCache):
    """RedisCache, and LocMemCache for as long as that one fails. LOCATION is the address of Redis."""

    away_until = 0.0  # of this process

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(params)
        quick = {"socket_connect_timeout": QUICKLY, "socket_timeout": QUICKLY, "retry": Retry(NoBackoff(), 1)}
        self._shared = RedisCache(server, params | {"OPTIONS": quick})
        self._own = LocMemCache("while the shared counts are away", params)

    def add(self, key: str, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        return self._ask("add", key, value, timeout=timeout, version=version)

    def get(self, key: str, default: Any = None, version: int | None = None) -> Any:
        return self._ask("get", key, default, version=version)

    def set(self, key: str, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None) -> None:
        self._ask("set", key, value, timeout=timeout, version=version)

    def touch(self, key: str, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        return self._ask("touch", key, timeout=timeout, version=version)

    def delete(self, key: str, version: int | None = None) -> bool:
        return self._ask("delete", key, version=version)

    def incr(self, key: str, delta: int = 1, version: int | None = None) -> int:
        return self._ask("incr", key, delta, version=version)

    def clear(self) -> None:
        self._ask("clear")

    def _ask(self, verb: str, *arguments: Any, **named: Any) -> Any:
        if time.monotonic() >= SharedCounts.away_until:
            try:
                return getattr(self._shared, verb)(*arguments, **named)
            except (RedisError, OSError) as error:
                SharedCounts.away_until = time.monotonic() + REST
                log.warning("Redis is away (%s). Each process counts for itself meanwhile.", error)
        return getattr(self._own, verb)(*arguments, **named)
