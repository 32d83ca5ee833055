"""The face of a card on pages that the server makes; static/js/table/face.js draws the same at the table."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from django import template
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString

from decks.faces.charges import charge_of
from decks.search import BY_NAME

register = template.Library()

DENSE, FULL = 300, 190  # letters and lines of a text box that must shrink its type


@register.simple_tag
@cache
def face(name: str) -> SafeString:
    """The face of the card of this printed name. A face never changes, so each is drawn once."""
    return render_to_string("decks/_face.html", {"facts": BY_NAME[name].facts})


@register.simple_tag
@cache
def card_text(name: str) -> SafeString:
    """All that a card says, without its picture."""
    return render_to_string("decks/_card_text.html", {"facts": BY_NAME[name].facts})


@register.simple_tag
def card_url(name: str) -> str:
    """The address of a card's page."""
    return reverse("card", args=[BY_NAME[name].slug])


@register.filter
def type_line(facts: dict[str, Any]) -> str:
    """As in "Evil human mage champion", "Wild god"."""
    words = [" and ".join(facts["alignments"]), *facts["classes"], facts["rank"] or facts["kind"]]
    return " ".join(words).capitalize()


@register.filter
def density(facts: dict[str, Any]) -> str:
    """How much the text box must shrink its type."""
    length = len(facts["text"]) + len(facts["discard_text"]) * 1.1 + len(facts["text"].split("\n")) * 22
    if length > DENSE:
        return "is-dense"
    return "is-full" if length > FULL else ""


@register.filter
def tinctures(alignments: list[str]) -> str:
    """Class names that set the face's colours."""
    first, *others = alignments
    return " ".join([f"al-{first}", *(f"al2-{one}" for one in others[:1])])


@register.filter
def ornament(facts: dict[str, Any]) -> str:
    """What the drawing in the middle of a face depends on, as JSON: static/js/cards/ornaments.js draws it."""
    return json.dumps({key: facts[key] for key in ("name", "alignments", "kind")} | {"charge": charge_of(facts)})
