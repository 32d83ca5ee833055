"""Cards and steps in the templates of a log."""

from __future__ import annotations

from collections.abc import Sequence

from django import template
from django.template import Context
from django.utils.html import format_html_join
from django.utils.safestring import SafeString

from decks.templatetags.pictures import card_link
from drafts.logs import steps
from drafts.logs.cards import Shown, shown
from drafts.logs.deeds import Deed
from drafts.logs.story import Step

register = template.Library()


@register.filter
def as_card(name: str) -> Shown:
    """What is to be shown of a card, by its name."""
    return shown(name)


@register.filter
def step_in(step: Step | Deed, slug: str) -> str:
    """The address of a step, or of a deed, in the log of a draft."""
    return steps.address(slug, step)


@register.filter
def at(items: Sequence[object], place: int) -> object:
    """What stands at a place of a sequence."""
    return items[place]


@register.simple_tag(takes_context=True)
def pack_items(context: Context, names: Sequence[str], taken: str) -> SafeString:
    """The cards of a pack as items of a list, of which the one that was `taken` is marked. A page may have thousands:
    here and not in a template, where they take three times as long."""
    marks = {True: (SafeString(' class="is-taken"'), " ✓"), False: ("", "")}
    cards = ((card_link(context, name) if shown(name).is_known else name, *marks[name == taken]) for name in names)
    return format_html_join("", "<li{}>{}{}</li>", ((mark, card, tick) for card, mark, tick in cards))
