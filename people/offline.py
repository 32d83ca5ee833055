"""The site as an app: its manifest, and the service worker that keeps pages for when there is no network.

The server says which pages may be kept, by a header; no other page is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import wraps
from math import ceil
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from engine.games import GAMES
from gate.games import InAGame

KEEP = "X-Keep-Offline"
ALSO = "X-Keep-Also"
WORKER = Path(settings.BASE_DIR) / "static/js/offline/worker.js"
ICON_SIZES = (192, 512)
TEXTS_ON_A_PAGE = 48  # of the search for cards
PLAIN = "#17130f"  # --ground-deep of the dark theme, which is that of the icon
Asking = TypeVar("Asking", bound=HttpRequest)
Given = ParamSpec("Given")


def kept_offline(
    view: Callable[Concatenate[Asking, Given], HttpResponse],
) -> Callable[Concatenate[Asking, Given], HttpResponse]:
    """Let browsers keep this page, which holds nothing that is hidden from anybody in a game or a draft."""

    @wraps(view)
    def marked(request: Asking, /, *args: Given.args, **kwargs: Given.kwargs) -> HttpResponse:
        response = view(request, *args, **kwargs)
        response[KEEP] = "yes"
        return response

    return marked


def keep_also(response: HttpResponse, addresses: Iterable[str]) -> None:
    """Let browsers keep these pages before anybody looks at them, too. Each must be one that may be kept."""
    response[ALSO] = " ".join(addresses)


@require_safe
def manifest(request: HttpRequest) -> JsonResponse:
    """What a browser asks for to install the site: https://www.w3.org/TR/appmanifest/."""
    icons = [
        {"src": static(f"img/icon-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for size in ICON_SIZES
        for purpose in ("any", "maskable")
    ]
    said = {
        "id": "/",
        "name": "Fourfold",
        "short_name": "Fourfold",
        "description": f"Build, draft and play decks of {' and '.join(f'the {game.NAME}' for game in GAMES.values())}.",
        "start_url": reverse("home"),
        "scope": "/",
        "display": "standalone",
        "background_color": PLAIN,
        "theme_color": PLAIN,
        "icons": icons,
    }
    return JsonResponse(said, content_type="application/manifest+json")


@never_cache
@require_safe
def worker(request: InAGame) -> HttpResponse:
    """The worker, which must lie at the top of the site, after the addresses it begins with."""
    pages = ceil(len(request.game.catalogue.SEARCHABLE.cards) / TEXTS_ON_A_PAGE)
    cards, accounts = reverse("cards"), [reverse("account"), reverse("admin:logout")]
    first = f"{cards}?view=text"
    texts = [first, *(f"{first}&page={page}" for page in range(2, pages + 1))]
    asked = {
        "first": [reverse("learn"), *texts],
        "offline": reverse("offline"),
        "static": settings.STATIC_URL,
        "faces": reverse("face", args=["_"]).removesuffix("_"),
        "accounts": accounts,
        "header": KEEP,
        "also": ALSO,
    }
    script = f"self.SITE = {json.dumps(asked)};\n{WORKER.read_text(encoding='utf-8')}"
    return HttpResponse(script, content_type="text/javascript")


@require_safe
def offline(request: InAGame) -> HttpResponse:
    """What stands in for a page that was never loaded."""
    return render(request, "offline.html", {"texts": f"{reverse('cards')}?view=text"})
