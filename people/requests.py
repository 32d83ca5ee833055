"""What middleware and decorators have made of a request when a page sees it: for annotations only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpRequest

if TYPE_CHECKING:
    from django.contrib.auth.models import User
    from django_htmx.middleware import HtmxDetails


class HtmxRequest(HttpRequest):
    """With what htmx says of itself, by `HtmxMiddleware`."""

    htmx: HtmxDetails


class SignedInRequest(HttpRequest):
    """By somebody who has an account, as `login_required` sees to it."""

    user: User
