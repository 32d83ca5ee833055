"""How somebody likes the cards of a deck to be shown: the view, and by what they are grouped in it. An address may say
so (?view=text&group=class); the browser keeps what was said last in a cookie, as it keeps the theme.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from decks.listing import groupings_of
from engine import games
from gate.games import game_of

VIEWS: Final = {"pictures": "Pictures", "text": "Text", "table": "Table"}
COOKIE = "fourfold_deck_view"
KEPT = 365 * 24 * 60 * 60


@dataclass(frozen=True)
class Showing:
    """A view, and the grouping that was chosen, "" for the usual one. What nobody offers in the `game` is as if it was
    not said."""

    view: str = "pictures"
    chosen: str = ""
    game: str = field(kw_only=True)

    @classmethod
    def of(cls, request: HttpRequest) -> Showing:
        view, _, chosen = request.COOKIES.get(COOKIE, "").partition(".")
        kept = {"view": view, "group": chosen}
        game = game_of(request).KEY
        return cls(
            _known(request.GET, kept, "view", VIEWS) or cls.view,
            _known(request.GET, kept, "group", groupings_of(game)),
            game=game,
        )

    @property
    def grouping(self) -> str:
        """By what the cards are grouped; "" in the table, which has no groups."""
        if self.view == "table" or self.chosen:
            return "" if self.view == "table" else self.chosen
        layout = games.of(self.game).construction.LAYOUT
        return layout.price if self.view == "pictures" else layout.groupings[0].key

    def keep(self, request: HttpRequest, response: HttpResponse) -> None:
        """Let the browser remember it, if the address said it."""
        if "view" in request.GET or "group" in request.GET:
            response.set_cookie(
                COOKIE,
                f"{self.view}.{self.chosen}",
                max_age=KEPT,
                secure=settings.SESSION_COOKIE_SECURE,
                httponly=True,
                samesite="Lax",
            )


def _known(said: Mapping[str, str], kept: Mapping[str, str], name: str, offered: Mapping[str, str]) -> str:
    return next((typed for typed in (said.get(name, ""), kept[name]) if typed in offered), "")
