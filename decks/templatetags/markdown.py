"""What people wrote: `{{ comment.text|with_cards }}`."""

from django import template

from decks.markdown import with_cards

register = template.Library()
register.filter(with_cards)
