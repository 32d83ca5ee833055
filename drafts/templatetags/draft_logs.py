"""Cards and steps in the templates of a log."""

from __future__ import annotations

from django import template

from drafts.logs import steps
from drafts.logs.cards import Shown, shown
from drafts.logs.story import Step

register = template.Library()


@register.filter
def as_card(name: str) -> Shown:
    """What is to be shown of a card, by its name."""
    return shown(name)


@register.filter
def step_in(step: Step, slug: str) -> str:
    """The address of a step in the log of a draft."""
    return steps.address(slug, step)
