"""Addresses of what the site knows about cards."""

from django.urls import path

from decks import pictures, views

urlpatterns = [
    path("cards.json", views.cards_json, name="cards_json"),
    path("cards/", views.cards, name="cards"),
    path("cards/search.json", views.search_words, name="search_words"),
    path("cards/syntax/", views.syntax, name="syntax"),
    path("cards/conformance/", views.conformance, name="conformance"),
    path("cards/<str:slug>/", views.card, name="card"),
    path("faces/<str:file>", pictures.face, name="face"),
]
