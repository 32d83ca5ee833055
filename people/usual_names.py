"""The name under which somebody plays from this browser, guest or account: what was typed last, wherever a name was
asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.http import HttpRequest

KEY = "player_name"  # in sessions, which are stored
LONGEST_KEPT = 200  # characters; what is too long for a name is kept until it is mended


def usual_name(request: HttpRequest) -> str:
    """The name that was typed last, or else that of the account; "" for a guest who has typed none."""
    typed: str = request.session.get(KEY, "")
    return typed or request.user.get_username()


def keep_name(request: HttpRequest, typed: str) -> None:
    """Remember a name that was typed, to fill it in next time."""
    if typed != usual_name(request):
        request.session[KEY] = typed[:LONGEST_KEPT]
