"""Addresses of the API, which every game has."""

from django.urls import path, register_converter
from django.urls.converters import StringConverter

from decks.late import Late


class Anything(StringConverter):
    """The rest of an address, line breaks and all."""

    regex = "(?s:.+)"


register_converter(Anything, "anything")

app_name = "api"
urlpatterns = [
    path("", Late("decks.api.pages.about"), name="about"),
    path("docs/", Late("decks.api.pages.docs"), name="docs"),
    path("schema/", Late("decks.api.pages.schema"), name="schema"),
    path("cards/", Late("decks.api.catalogue.Cards"), name="cards"),
    path("cards/<slug:slug>/", Late("decks.api.catalogue.OneCard"), name="card"),
    path("faces/<slug:slug>/", Late("decks.api.catalogue.OneFace"), name="face"),
    path("formats/", Late("decks.api.catalogue.Formats"), name="formats"),
    path("formats/<slug:key>/", Late("decks.api.catalogue.OneFormat"), name="format"),
    path("formats/house:<slug:address>/", Late("decks.api.catalogue.OneHouseFormat"), name="house_format"),
    path("decks/", Late("decks.api.decks.Decks"), name="decks"),
    path("decks/<slug:slug>/", Late("decks.api.decks.OneDeck"), name="deck"),
    path("decks/<slug:slug>/copy/", Late("decks.api.decks.Copies"), name="copy"),
    path("decks/<slug:slug>/versions/", Late("decks.api.decks.Versions"), name="versions"),
    path("decks/<slug:slug>/versions/<int:number>/", Late("decks.api.decks.OneVersion"), name="version"),
    path("decks/<slug:slug>/file/", Late("decks.api.decks.DeckFile"), name="deck_file"),
    path("decks/<slug:slug>/comparison/", Late("decks.api.decks.DeckComparison"), name="deck_comparison"),
    path("cubes/", Late("decks.api.cubes.Cubes"), name="cubes"),
    path("cubes/<slug:slug>/", Late("decks.api.cubes.OneCube"), name="cube"),
    path("cubes/<slug:slug>/copy/", Late("decks.api.cubes.CubeCopies"), name="cube_copy"),
    path("cubes/<slug:slug>/versions/", Late("decks.api.cubes.CubeVersions"), name="cube_versions"),
    path("cubes/<slug:slug>/versions/<int:number>/", Late("decks.api.cubes.OneCubeVersion"), name="cube_version"),
    path("cubes/<slug:slug>/file/", Late("decks.api.cubes.CubeFile"), name="cube_file"),
    path("cubes/<slug:slug>/comparison/", Late("decks.api.cubes.CubeComparison"), name="cube_comparison"),
    path("collection/", Late("decks.api.collections.Collection"), name="collection"),
    path("check/", Late("decks.api.lists.Check"), name="check"),
    path("repair/", Late("decks.api.lists.Repair"), name="repair"),
    path("read/", Late("decks.api.lists.Read"), name="read"),
    path("<anything:rest>", Late("decks.api.pages.Nothing"), name="nothing"),
]
