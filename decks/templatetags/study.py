"""How numbers of a study are written."""

from fractions import Fraction

from django import template

from decks.study.charts import percent as in_percent
from engine.kernel.grammar import article

register = template.Library()


@register.filter
def percent(chance: Fraction) -> str:
    """A chance as in "38%"."""
    return in_percent(chance)


@register.filter
def with_article(word: str) -> str:
    """As in "a wild", "an evil"."""
    return article(word)


@register.filter
def spoken(word: str) -> str:
    """A word of the search language as people say it: "must-attack" is Must attack."""
    return word.replace("-", " ").capitalize()


@register.filter
def decimal(number: Fraction) -> str:
    """A number with one decimal, and what rounds to 0 as such."""
    tenths = round(float(number), 1)
    return f"{tenths:.1f}" if tenths else "0"
