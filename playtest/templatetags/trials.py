"""How the numbers of a trial are written."""

from __future__ import annotations

from typing import Final

from django import template

register = template.Library()
ABOUT_0: Final = 0.95  # points: what is less does not round to 1


@register.filter
def percent(rate: float | None) -> str:
    """A rate as in "38%"; a dash where there is none."""
    return "–" if rate is None else f"{round(100 * rate)}%"


@register.filter
def place(rate: float) -> str:
    """Where a rate lies on a line, as SVG has it."""
    return f"{100 * rate:.2f}%"


@register.filter
def points(difference: float | None) -> str:
    """A difference of rates in percent points, as in "+4" and "−12"; about 0 with one digit more, as in "+0.3", so that
    one sees on which side it lies."""
    if difference is None:
        return "–"
    size = abs(100 * difference)
    digits = f"{size:.1f}" if size < ABOUT_0 else f"{size:.0f}"
    return "0" if digits == "0.0" else f"{'+' if difference > 0 else '−'}{digits}"


@register.filter
def lasting(seconds: float) -> str:
    """A time that is still to pass, roughly: "less than a minute", "about 4 minutes", "about 2 hours" or "days"."""
    if seconds < 50:
        return "less than a minute"
    if seconds < 100 * 60:
        minutes = max(1, round(seconds / 60))
        return "about a minute" if minutes == 1 else f"about {minutes} minutes"
    if seconds < 48 * 3600:
        return f"about {round(seconds / 3600)} hours"
    return f"about {round(seconds / 86400)} days"
