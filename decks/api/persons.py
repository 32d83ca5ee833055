"""Who asks: an account by its token, or whoever sits at the browser of a session, guests included.

A token goes before a session. A browser sends its session by itself, wherever a request comes from; so what changes
anything by session must show the CSRF token of a page.
"""

from __future__ import annotations

from typing import Any

from rest_framework.authentication import BaseAuthentication, CSRFCheck
from rest_framework.exceptions import NotAuthenticated, PermissionDenied
from rest_framework.request import Request

from people.persons import Person, person_for, person_in


class BySession(BaseAuthentication):
    """The session of a browser, for what only reads or computes."""

    def authenticate(self, request: Request) -> tuple[Any, None] | None:
        user = request._request.user
        return (user, None) if user.is_authenticated else None


class BySessionOfAPage(BySession):
    """The session of a browser in which a page of this site asks."""

    def authenticate(self, request: Request) -> tuple[Any, None] | None:
        check = CSRFCheck(lambda asked: None)
        check.process_request(request._request)
        if check.process_view(request._request, None, (), {}) is None:
            return super().authenticate(request)
        if person_in(request.session, request._request.user) == Person():
            raise NotAuthenticated("Say who you are: send the token of your account, as in “Authorization: Token ...”.")
        raise PermissionDenied(
            "Pages must send the CSRF token in the header x-csrftoken. Load the page again; programs send the token of "
            "an account instead.",
            "csrf",
        )


def asking(request: Request) -> Person:
    """Whoever looks at something."""
    return person_in(request.session, request.user)


def making(request: Request) -> Person:
    """Whoever makes something that will be theirs."""
    return person_for(request.session, request.user)
