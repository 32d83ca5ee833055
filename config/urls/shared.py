"""Addresses of pages that belong to no game: they are in the game that somebody comes from."""

from django.urls import include, path

from gate import games
from people import offline

urlpatterns = [
    path("account/", include("people.urls")),
    path("game/<slug:key>/", games.choose, name="choose_game"),
    path("manifest.webmanifest", offline.manifest, name="manifest"),
    path("worker.js", offline.worker, name="worker"),
    path("offline/", offline.kept_offline(offline.offline), name="offline"),
]
