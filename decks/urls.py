"""Addresses of what the site knows about cards."""

from django.urls import path

from decks import views

urlpatterns = [
    path("cards.json", views.cards_json, name="cards_json"),
    path("cards/conformance/", views.conformance, name="conformance"),
]
