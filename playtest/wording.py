"""What the table's page is told of words: keywords, states and traits of a game, each with its icon, its phases and
stops, and what the rules of 2015 say otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.urls import reverse

from engine.games import of
from gate.games import urls_of


def terms(game: str) -> Mapping[str, Any]:
    """The words of a game for the pages of its tables: `Terms` of static/js/table/types.js. Rules lead to the page of
    the game's rules where each that tables cite stands there."""
    words = of(game).play.WORDS
    page = reverse("rules_table", urlconf=urls_of(game)) if words["rules"]["linked"] else ""
    return {**words, "rules_page": page}
