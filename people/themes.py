"""The theme in which somebody reads the site: static/js/theme.js stores the choice, and every page is written in it."""

from django.http import HttpRequest

COOKIE = "fourfold_theme"
THEMES = {"light", "dark"}


def chosen(request: HttpRequest) -> dict[str, str]:
    """For templates: `theme`, "light" or "dark", or "" when the browser follows the system or sent anything else."""
    sent = request.COOKIES.get(COOKIE, "")
    return {"theme": sent if sent in THEMES else ""}
