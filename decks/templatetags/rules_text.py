"""Rules text on pages made by the server: symbols in braces become icons with their names."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from django import template
from django.templatetags.static import static
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from decks.faces.shapes import symbols
from decks.rule_book import anchor
from engine.kernel.faces import Face

register = template.Library()

BREAK, DECORATION = mark_safe("<br>"), mark_safe('aria-hidden="true"')
ICONS = {
    "expend", "flip", "offense", "defense", "action", "free", "build", "paced", "fast",
    "good", "evil", "sage", "wild", "unaligned",
}  # fmt: skip
LEAD = re.compile(r'((?:[^→:."]|\.(?! ))+?)( ?→|:)(.*)')
KEYWORDS = re.compile(r"[A-Z][a-z-]+( ward)?((, | ◆ )[A-Z][a-z-]+( ward)?)*")


@register.filter
def with_symbols(text: str) -> SafeString:
    """One line or several, as HTML."""
    paired = re.sub(r"\{(\w+)\}\{\1\}", r"{\1 \1}", text)
    return format_html_join("", "{}", ((_part(part),) for part in re.split(r"(\{\w+(?: \w+)?\}|\n)", paired)))


@register.filter
def rules_lines(text: str) -> SafeString:
    """A paragraph for each line: keywords stand out, and so does what comes before an arrow or a colon."""
    return format_html_join("", "{}", ((_line(line),) for line in text.split("\n") if line))


def _line(line: str) -> SafeString:
    if line == "— OR —":
        return mark_safe('<p class="rule-or"><span>or</span></p>')
    if KEYWORDS.fullmatch(line):
        return format_html('<p class="rule-keywords">{}</p>', line)
    if lead := LEAD.fullmatch(line):
        return format_html("<p><b>{}{}</b>{}</p>", with_symbols(lead[1]), lead[2], with_symbols(lead[3]))
    return format_html("<p>{}</p>", with_symbols(line))


def _part(part: str) -> str:
    symbol = part.strip("{}")
    if part == "\n":
        return BREAK
    if part == symbol:
        return part
    if symbol.isdecimal():
        return format_html('<span class="coin coin-{0}" role="img" aria-label="{0} gold">{0}</span>', symbol)
    signs = symbol.split(" ")
    return format_html_join("", "{}", ((one,) for one in _icons(signs))) if signs[0] in ICONS else part


@register.simple_tag
def signs(face: Face) -> SafeString:
    """What a card costs, and when it can be played: "cost 1", or the signs of its speed and its price."""
    return icons(face.signs)


@register.simple_tag
def icons(signs: Sequence[str]) -> SafeString:
    """The same of some signs."""
    return format_html_join(" ", "{}", ((one,) for one in _icons(signs)))


def _icons(signs: Sequence[str]) -> Iterator[str]:
    """Each sign with its name. One that stands twice is one that is instantaneous, and is read once."""
    for place, name in enumerate(signs):
        if name.isdecimal():
            yield f"cost {name}"
        elif name in signs[:place]:
            yield icon(name)
        else:
            yield icon(name, f"instantaneous {name}" if signs.count(name) > 1 else name)


@register.filter
def cited(rule: str, how: str) -> str:
    """A rule as its game cites it: "Rule 5.6"."""
    return how.format(rule) if rule else ""


@register.filter
def rule_anchor(rule: str) -> str:
    """Where a rule stands on the page of the rules."""
    return anchor(rule)


@register.filter
def has_icon(name: str) -> bool:
    """Whether the sprite has an icon of this name."""
    return name in symbols("sprite.svg")


@register.simple_tag
@lru_cache(maxsize=1024)  # few names, and long pages ask for them thousands of times
def icon(name: str, label: str = "") -> SafeString:
    """An icon of the sprite; with a label it is a picture of that name, without one it is decoration."""
    role = format_html('role="img" aria-label="{}"', label) if label else DECORATION
    use = format_html('<use href="{}#{}"/>', static("icons/sprite.svg"), name)
    return format_html('<svg class="icon symbol-{}" focusable="false" {}>{}</svg>', name, role, use)
