"""The cache that limits count in: Redis, which all processes share. While it is away each process counts for itself, so
that nobody is turned away and nobody may guess passwords without end; the log says so.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, TypeVar

from django.core.cache.backends.base import DEFAULT_TIMEOUT, BaseCache
from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

REST = 5  # seconds before Redis is asked again
QUICKLY = 1  # seconds in which it answers, or is away

T = TypeVar("T")

log = logging.getLogger(__name__)


class SharedCounts(BaseCache):
    """RedisCache, and LocMemCache for as long as that one fails. LOCATION is the address of Redis."""

    away_until = 0.0  # of this process

    def __init__(self, server: str, params: dict[str, object]) -> None:
        super().__init__(params)
        quick = {"socket_connect_timeout": QUICKLY, "socket_timeout": QUICKLY, "retry": Retry(NoBackoff(), 1)}
        self._shared = RedisCache(server, params | {"OPTIONS": quick})
        self._own = LocMemCache("while the shared counts are away", params)

    def add(self, key: str, value: object, timeout: float | None = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        return self._ask(lambda cache: cache.add(key, value, timeout=timeout, version=version))

    def get(self, key: str, default: object = None, version: int | None = None) -> Any:
        return self._ask(lambda cache: cache.get(key, default, version=version))

    def set(self, key: str, value: object, timeout: float | None = DEFAULT_TIMEOUT, version: int | None = None) -> None:
        self._ask(lambda cache: cache.set(key, value, timeout=timeout, version=version))

    def touch(self, key: str, timeout: float | None = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        return self._ask(lambda cache: cache.touch(key, timeout=timeout, version=version))

    def delete(self, key: str, version: int | None = None) -> bool:
        return self._ask(lambda cache: cache.delete(key, version=version))

    def incr(self, key: str, delta: int = 1, version: int | None = None) -> int:
        return self._ask(lambda cache: cache.incr(key, delta, version=version))

    def clear(self) -> None:
        self._ask(lambda cache: cache.clear())

    def _ask(self, verb: Callable[[BaseCache], T]) -> T:
        if time.monotonic() >= SharedCounts.away_until:
            try:
                return verb(self._shared)
            except (RedisError, OSError) as error:
                SharedCounts.away_until = time.monotonic() + REST
                log.warning("Redis is unavailable (%s). Until it is back, each process counts for itself.", error)
        return verb(self._own)
