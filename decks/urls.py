"""Addresses of cards and decks: those that every game has, and those that only the first one has so far."""

from django.urls import URLPattern, URLResolver, include, path

from decks import build_views, deck_views, mine_views, moving, pictures, views
from decks.comments import views as comments
from decks.formats import views as formats
from decks.late import Late
from decks.study import views as study_views
from decks.uploads import views as uploads

FIRST_GAME = [
    path("api/", include("decks.api.urls")),
    path("cards/rules/", views.rules_table, name="rules_table"),
    path("cards/pictures/", uploads.own_pictures, name="own_pictures"),
    path("cards/pictures/remove/", uploads.remove_pictures, name="remove_pictures"),
    path("cards/pictures/<slug:slug>/", uploads.picture_batch, name="picture_batch"),
    path("cards/<str:slug>/picture/", uploads.own_picture, name="own_picture"),
    path("cards/<str:slug>/picture/remove/", uploads.remove_picture, name="remove_picture"),
    path("pictures/<slug:slug>/<slug:size>.jpg", uploads.picture, name="picture"),
]

# Below the others: a card may be called by any word, such as "print", and a format by "new".
EVERY_GAME: list[URLPattern | URLResolver] = [
    path("decks/", mine_views.mine, name="decks"),
    path("decks/favourites/", mine_views.favour, name="favour_deck"),
    path("decks/folders/", mine_views.make_folder, name="make_folder"),
    path("decks/folders/put/", mine_views.put, name="put_decks"),
    path("decks/folders/<slug:slug>/", mine_views.change_folder, name="change_folder"),
    path("decks/new/", deck_views.new, name="new_deck"),
    path("decks/new/build/", build_views.begin, name="begin_deck"),
    path("decks/public/", deck_views.public, name="public_decks"),
    path("decks/several/", moving.several, name="several_decks"),
    path("decks/all.json", moving.all_decks, name="all_decks"),
    path("decks/cards.json", build_views.cards, name="deck_cards"),
    path("decks/<slug:slug>/", deck_views.deck, name="deck"),
    path("decks/<slug:slug>/build/", build_views.build, name="build_deck"),
    path("decks/<slug:slug>/edit/", deck_views.edit, name="edit_deck"),
    path("decks/<slug:slug>/details/", deck_views.about, name="describe_deck"),
    path("decks/<slug:slug>/copy/", deck_views.copy, name="copy_deck"),
    path("decks/<slug:slug>/repair/", deck_views.repair_deck, name="repair_deck"),
    path("decks/<slug:slug>/delete/", deck_views.delete, name="delete_deck"),
    path("decks/<slug:slug>/comments/", comments.comment, name="comment_on_deck"),
    path("decks/<slug:slug>/comments/<int:number>/delete/", comments.remove, name="remove_comment"),
    path("decks/<slug:slug>/comments/<int:number>/block/", comments.block, name="block_commenter"),
    path("decks/<slug:slug>/comments/<int:number>/report/", comments.report, name="report_comment"),
    path("decks/<slug:slug>/report/", comments.report, name="report_deck"),
    path("decks/<slug:slug>/thanks/", comments.thank, name="thank_for_deck"),
    path("decks/<slug:slug>/deck.<slug:kind>", deck_views.export, name="export_deck"),
    path("decks/<slug:slug>/compare/", deck_views.compare, name="compare_deck"),
    path("decks/<slug:slug>/compare/<slug:other>/", deck_views.compare_decks, name="compare_decks"),
    path("decks/<slug:slug>/versions/", deck_views.versions, name="deck_versions"),
    path("decks/<slug:slug>/versions/<int:number>/", deck_views.deck, name="deck_version"),
    path("decks/<slug:slug>/versions/<int:number>/note/", deck_views.note, name="note_deck_version"),
    path("decks/<slug:slug>/versions/<int:number>/restore/", deck_views.restore, name="restore_deck_version"),
    path("decks/<slug:slug>/versions/<int:one>..<int:two>/", deck_views.compare_versions, name="compare_deck_versions"),
    path("cards.json", views.cards_json, name="cards_json"),
    path("cards/", views.cards, name="cards"),
    path("cards/print/", Late("decks.sheets.views.cards_print"), name="print_cards"),
    path("cards/print.pdf", Late("decks.sheets.views.cards_pdf"), name="cards_pdf"),
    path("cards/search.json", views.search_words, name="search_words"),
    path("cards/syntax/", views.syntax, name="syntax"),
    path("cards/conformance/", views.conformance, name="conformance"),
    path("cards/<str:slug>/add/", views.add_card, name="add_card"),
    path("cards/<str:slug>/cube/", views.add_to_cube, name="add_to_cube"),
    path("cards/<str:slug>/", views.card, name="card"),
    path("collection/", include("decks.collection.urls")),
    path("decks/<slug:slug>/print/", Late("decks.sheets.views.deck_print"), name="print_deck"),
    path("decks/<slug:slug>/print.pdf", Late("decks.sheets.views.deck_pdf"), name="deck_pdf"),
    path("decks/<slug:slug>/registration.pdf", Late("decks.sheets.views.deck_registration"), name="deck_registration"),
    path("decks/<slug:slug>/study/", study_views.study, name="study"),
    path("decks/<slug:slug>/study/odds/", study_views.chances, name="study_odds"),
    path("decks/<slug:slug>/study/hands/", study_views.hand, name="study_hands"),
    path("cubes/", include("decks.cubes.urls")),
    path("formats/", formats.formats, name="formats"),
    path("formats/new/", formats.new, name="new_format"),
    path("formats/<slug:slug>/format.json", formats.export, name="export_format"),
    path("formats/<slug:slug>/edit/", formats.edit, name="edit_format"),
    path("formats/<slug:slug>/copy/", formats.copy, name="copy_format"),
    path("formats/<slug:slug>/delete/", formats.delete, name="delete_format"),
    path("formats/<slug:slug>/", formats.format_page, name="format"),
    path("faces/<str:file>", pictures.face, name="face"),
]

urlpatterns = [*FIRST_GAME, *EVERY_GAME]
