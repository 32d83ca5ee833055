"""Addresses of the site; each app owns its own."""

from django.urls import include, path

urlpatterns = [
    path("", include("decks.urls")),
    path("", include("playtest.urls")),
    path("account/", include("people.urls")),
    path("drafts/", include("drafts.urls")),
]

handler500 = "gate.refusals.broken"
