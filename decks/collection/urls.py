"""Addresses of a collection: of what is owned, and of what can be built of it."""

from django.urls import path

from decks.collection import building, views

urlpatterns = [
    path("", views.overview, name="collection"),
    path("products/", views.products, name="collection_products"),
    path("boosters/", views.boosters, name="collection_boosters"),
    path("cards/", views.cards, name="collection_cards"),
    path("own/", views.own, name="own_card"),
    path("import/", views.bring, name="import_collection"),
    path("undo/<int:number>/", views.undo, name="undo_collection"),
    path("export.<slug:kind>", views.export, name="export_collection"),
    path("delete/", views.delete, name="delete_collection"),
    path("missing/", views.missing, name="collection_missing"),
    path("missing/<slug:slug>/", views.missing_for_deck, name="missing_for_deck"),
    path("decks/", building.buildable, name="collection_decks"),
    path("decks/<slug:slug>/built/", building.build, name="mark_built"),
    path("together/", building.together, name="decks_together"),
]
