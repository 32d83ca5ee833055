"""What people wrote, as whoever looks sees it: `{% written comment.text|with_cards %}`."""

from django import template
from django.template import Context
from django.utils.safestring import SafeString

from decks.markdown import with_cards, with_own_pictures
from decks.uploads.queries import shown_to

register = template.Library()
register.filter(with_cards)


@register.simple_tag(takes_context=True)
def written(context: Context, html: SafeString) -> SafeString:
    """With the pictures of their own that whoever looks has put on cards."""
    return with_own_pictures(html, shown_to(context["request"]))
