"""How much one person may ask: a budget that fills up all the time, from which each request takes what it costs."""

from __future__ import annotations

import hashlib
import time
from typing import Final, NamedTuple, Protocol, runtime_checkable

from django.conf import settings
from django.core.cache import cache
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from decks.api.persons import asking
from gate.addresses import address_of

READ, CHECK, WRITE, REPAIR = 1, 2, 5, 10  # what requests cost


class TokenBucket(NamedTuple):
    """What was left at a time, in seconds."""

    left: float
    at: float

    def spend(self, cost: int, most: int, now: float) -> tuple[TokenBucket, float]:
        """The bucket after a request, and the seconds to wait if there was too little in it. It fills up to `most` in a
        minute."""
        left = min(float(most), self.left + max(0.0, now - self.at) * most / 60)
        if cost <= left:
            return TokenBucket(left - cost, now), 0.0
        return TokenBucket(left, now), (cost - left) * 60 / most


@runtime_checkable
class Costly(Protocol):
    """A resource that says what a request costs."""

    def cost(self, request: Request) -> int: ...


class Budget(BaseThrottle):
    """A person's, known by account or by guest key; a stranger's, by address. Besides, all who share an
    address share a larger one: whoever comes as a new guest again and again has no more than that."""

    FOR: Final = 90  # seconds after which a bucket is full again, and forgotten
    A_CROWD_OF: Final = 8  # spends as much as one person may

    def allow_request(self, request: Request, view: APIView) -> bool:
        assert isinstance(view, Costly), "every resource says what it costs"
        cost, address = view.cost(request), address_of(request._request)
        crowds = settings.API_BUDGET * max(1, settings.CROWD // self.A_CROWD_OF)
        self.seconds = self._spend(self._who(request, address), cost, settings.API_BUDGET)
        if not self.seconds:
            self.seconds = self._spend(f"all at {address}", cost, crowds)
        return not self.seconds

    def wait(self) -> float:
        return self.seconds

    def _spend(self, who: str, cost: int, most: int) -> float:
        """The seconds to wait, if there was too little in a bucket that holds so much."""
        key, now = f"api:{hashlib.sha256(who.encode()).hexdigest()}", time.time()
        bucket, seconds = TokenBucket(*cache.get(key, (most, now))).spend(cost, most, now)
        cache.set(key, tuple(bucket), self.FOR)
        return seconds

    def _who(self, request: Request, address: str) -> str:
        person = asking(request)
        if person.user is not None:
            return f"account {person.user.pk}"
        return f"guest {person.guest_key}" if person.guest_key else f"address {address}"
