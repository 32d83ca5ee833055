"""Addresses of the site; each app owns its own."""

from django.contrib import admin
from django.urls import include, path

from people import offline

urlpatterns = [
    path("", include("decks.urls")),
    path("", include("playtest.urls")),
    path("account/", include("people.urls")),
    path("drafts/", include("drafts.urls")),
    path("drafts/", include("lab.pick_prices.urls")),
    path("bots/", include("lab.urls")),
    path("lab/better/", include("lab.improvements.urls")),
    path("lab/", include("lab.experiments.urls")),
    path("lobby/", include("lobby.urls")),
    path("administration/", admin.site.urls),
    path("manifest.webmanifest", offline.manifest, name="manifest"),
    path("worker.js", offline.worker, name="worker"),
    path("offline/", offline.kept_offline(offline.offline), name="offline"),
]

handler500 = "gate.refusals.broken"
