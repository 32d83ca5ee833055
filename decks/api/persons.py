"""Who asks: an account by its token, or whoever sits at the browser of a session, guests included.

A token goes before a session. A browser sends its session by itself, wherever a request comes from; so what changes
anything by session must show the CSRF token of a page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpRequest, HttpResponse
from rest_framework.authentication import BaseAuthentication, CSRFCheck
from rest_framework.exceptions import AuthenticationFailed, NotAuthenticated, PermissionDenied
from rest_framework.request import Request

from engine.games import Game
from people.persons import Person, person_for, person_in
from people.tokens import holder

if TYPE_CHECKING:
    from django.contrib.auth.models import User

SCHEME = "Token"


class ByToken(BaseAuthentication):
    """`Authorization: Token ...`."""

    def authenticate(self, request: Request) -> tuple[User, str] | None:
        word, _, key = request.META.get("HTTP_AUTHORIZATION", "").strip().partition(" ")
        if word.lower() != SCHEME.lower():
            return None
        user = holder(key.strip())
        if user is None:
            raise AuthenticationFailed(
                "This token is not valid. Create one on your account page; a new token replaces the old one.",
                "token",
            )
        return user, SCHEME

    def authenticate_header(self, request: Request) -> str:
        return SCHEME


class BySession(BaseAuthentication):
    """The session of a browser, for what only reads or computes."""

    def authenticate(self, request: Request) -> tuple[User, None] | None:
        user = request._request.user
        return (user, None) if user.is_authenticated else None


class BySessionOfAPage(BySession):
    """The session of a browser in which a page of this site asks."""

    def authenticate(self, request: Request) -> tuple[User, None] | None:
        check = CSRFCheck(_unanswered)
        check.process_request(request._request)
        if check.process_view(request._request, _unanswered, (), {}) is None:
            return super().authenticate(request)
        if person_in(request.session, request._request.user) == Person():
            raise NotAuthenticated(
                "Authentication is required: send the token of your account, as in “Authorization: Token ...”."
            )
        raise PermissionDenied(
            "The header x-csrftoken is missing or wrong. Reload the page. Programs send the token of an account "
            "instead.",
            "csrf",
        )


def _unanswered(request: HttpRequest) -> HttpResponse:
    raise AssertionError("a check asks for no answer")


def _account(request: Request) -> Person | None:
    """Whose token came with a request."""
    user = request.user
    return Person(user=user) if request.auth == SCHEME and user.is_authenticated else None


def asking(request: Request) -> Person:
    """Whoever looks at something."""
    return _account(request) or person_in(request.session, request.user)


def making(request: Request) -> Person:
    """Whoever makes something that will be theirs."""
    return _account(request) or person_for(request)


def game_of(request: Request) -> Game:
    """The game of the address that is asked: /api/ is of the first one."""
    game: Game = request._request.game  # type: ignore[attr-defined]  # of every request: gate.games
    return game
