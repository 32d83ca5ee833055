"""Page addresses of drafts, which every game has."""

from django.urls import path

from drafts import bring_views, deck_views, hosting_views, repeat_views, verify_views, views
from drafts.addresses import of_pod
from drafts.logs import compare_views
from drafts.logs import views as logs
from drafts.matches import views as games

urlpatterns = [
    path("", hosting_views.drafts, name="drafts"),
    path("verify/", verify_views.verify, name="verify_draft"),
    of_pod("<slug:slug>/", views.pod, name="pod"),
    of_pod("<slug:slug>/ratings.json", views.ratings, name="pod_ratings"),
    of_pod("<slug:slug>/sit/", hosting_views.sit, name="sit"),
    of_pod("<slug:slug>/cards/", bring_views.pod_cards, name="pod_cards"),
    of_pod("<slug:slug>/cards.txt", bring_views.pod_cards_text, name="pod_cards_text"),
    of_pod("<slug:slug>/close/", hosting_views.close, name="close_pod"),
    of_pod("<slug:slug>/deck/", deck_views.pod_deck, name="pod_deck"),
    of_pod("<slug:slug>/games/", games.pod_games, name="pod_games"),
    of_pod("<slug:slug>/games/play/", games.play_friendly, name="play_friendly"),
    of_pod("<slug:slug>/games/begin/", games.begin_pairings, name="begin_pairings"),
    of_pod("<slug:slug>/games/together/", games.play_together, name="play_together"),
    of_pod("<slug:slug>/games/together/stop/", games.stop_together, name="stop_together"),
    of_pod("<slug:slug>/games/stop/", games.stop_pairings, name="stop_pairings"),
    of_pod("<slug:slug>/games/<int:match>/play/", games.play_match, name="play_match"),
    of_pod("<slug:slug>/games/<int:match>/bot/", games.stand_in, name="stand_in"),
    of_pod("<slug:slug>/log/", logs.log, name="pod_log"),
    of_pod("<slug:slug>/again/", repeat_views.repeat, name="pod_repeat"),
    of_pod("<slug:slug>/log/coach/", logs.coach, name="pod_coach"),
    of_pod("<slug:slug>/log/compare/", compare_views.compare, name="pod_compare"),
    of_pod("<slug:slug>/log/<int:pick>/", logs.pick, name="pod_pick"),
    of_pod("<slug:slug>/log.json", logs.log_json, name="pod_log_json"),
    of_pod("<slug:slug>/log.txt", logs.log_text, name="pod_log_text"),
]
