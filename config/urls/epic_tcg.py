"""Addresses as they are in the Epic TCG: its own pages lie under its key. Whatever it has not yet is that of the first
game, so that no page leads nowhere."""

from django.urls import include, path

from config.urls import urlpatterns as others
from decks.urls import EVERY_GAME
from decks.views import named_rules
from engine.epic_tcg.game import KEY
from playtest.urls import EVERY_GAME as TABLES

urlpatterns = [
    path(f"{KEY}/api/", include("decks.api.urls")),  # the first of a namespace is what it leads to
    *others,
    path(f"{KEY}/", include(TABLES)),  # the last of a name is what it leads to
    path(f"{KEY}/", include(EVERY_GAME)),
    path(f"{KEY}/drafts/", include("drafts.urls")),
    path(f"{KEY}/drafts/", include("lab.pick_prices.urls")),
    path(f"{KEY}/bots/", include("lab.urls")),
    path(f"{KEY}/lab/better/", include("lab.improvements.urls")),
    path(f"{KEY}/lab/", include("lab.experiments.urls")),
    path(f"{KEY}/rules/", named_rules, name="rules_table"),
    path(f"{KEY}/lobby/", include("lobby.urls")),
]

handler400 = "gate.refusals.unreadable"
handler500 = "gate.refusals.broken"
