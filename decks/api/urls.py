"""Addresses of the API."""

from django.urls import path

from decks.api import catalogue, collections, decks, lists, pages

app_name = "api"
urlpatterns = [
    path("", pages.about, name="about"),
    path("docs/", pages.docs, name="docs"),
    path("schema/", pages.schema, name="schema"),
    path("cards/", catalogue.Cards.as_view(), name="cards"),
    path("cards/<slug:slug>/", catalogue.OneCard.as_view(), name="card"),
    path("formats/", catalogue.Formats.as_view(), name="formats"),
    path("formats/<slug:key>/", catalogue.OneFormat.as_view(), name="format"),
    path("formats/house:<slug:address>/", catalogue.OneHouseFormat.as_view(), name="house_format"),
    path("faces/<slug:slug>/", catalogue.OneFace.as_view(), name="face"),
    path("decks/", decks.Decks.as_view(), name="decks"),
    path("decks/<slug:slug>/", decks.OneDeck.as_view(), name="deck"),
    path("decks/<slug:slug>/copy/", decks.Copies.as_view(), name="copy"),
    path("decks/<slug:slug>/versions/", decks.Versions.as_view(), name="versions"),
    path("decks/<slug:slug>/versions/<int:number>/", decks.OneVersion.as_view(), name="version"),
    path("collection/", collections.Collection.as_view(), name="collection"),
    path("check/", lists.Check.as_view(), name="check"),
    path("repair/", lists.Repair.as_view(), name="repair"),
    path("read/", lists.Read.as_view(), name="read"),
    path("<path:rest>", pages.Nothing.as_view(), name="nothing"),
]
