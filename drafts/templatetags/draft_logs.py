"""Cards and steps in the templates of a log."""

from __future__ import annotations

from collections.abc import Sequence

from django import template

from drafts.logs import steps
from drafts.logs.cards import Shown, shown
from drafts.logs.deeds import Deed
from drafts.logs.story import Step

register = template.Library()


@register.filter
def as_card(name: str, game: str) -> Shown:
    """What is to be shown of a card of a game, by its name."""
    return shown(name, game)


@register.filter
def step_in(step: Step | Deed, slug: str) -> str:
    """The address of a step, or of a deed, in the log of a draft."""
    return steps.address(slug, step)


@register.filter
def at(items: Sequence[object], place: int) -> object:
    """What stands at a place of a sequence."""
    return items[place]
