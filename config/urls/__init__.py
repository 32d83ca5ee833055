"""Addresses of the site; each app owns its own. Those of the first game stand here, those of another in a module of its
own (settings.URLS_OF_GAMES)."""

from django.contrib import admin
from django.urls import include, path

from config.urls import shared

urlpatterns = [
    path("", include("decks.urls")),
    path("", include("playtest.urls")),
    path("drafts/", include("drafts.urls")),
    path("drafts/", include("lab.pick_prices.urls")),
    path("bots/", include("lab.urls")),
    path("lab/better/", include("lab.improvements.urls")),
    path("lab/", include("lab.experiments.urls")),
    path("lobby/", include("lobby.urls")),
    path("administration/", admin.site.urls),
    *shared.urlpatterns,
]

handler400 = "gate.refusals.unreadable"
handler500 = "gate.refusals.broken"
