"""Page addresses of drafts."""

from django.urls import path

from drafts import bring_views, deck_views, hosting_views, repeat_views, verify_views, views
from drafts.logs import compare_views
from drafts.logs import views as logs
from drafts.matches import views as games

urlpatterns = [
    path("", hosting_views.drafts, name="drafts"),
    path("verify/", verify_views.verify, name="verify_draft"),
    path("<slug:slug>/", views.pod, name="pod"),
    path("<slug:slug>/ratings.json", views.ratings, name="pod_ratings"),
    path("<slug:slug>/sit/", hosting_views.sit, name="sit"),
    path("<slug:slug>/close/", hosting_views.close, name="close_pod"),
    path("<slug:slug>/cards/", bring_views.pod_cards, name="pod_cards"),
    path("<slug:slug>/cards.txt", bring_views.pod_cards_text, name="pod_cards_text"),
    path("<slug:slug>/deck/", deck_views.pod_deck, name="pod_deck"),
    path("<slug:slug>/log/", logs.log, name="pod_log"),
    path("<slug:slug>/again/", repeat_views.repeat, name="pod_repeat"),
    path("<slug:slug>/log/compare/", compare_views.compare, name="pod_compare"),
    path("<slug:slug>/log/coach/", logs.coach, name="pod_coach"),
    path("<slug:slug>/log/<int:pick>/", logs.pick, name="pod_pick"),
    path("<slug:slug>/log.json", logs.log_json, name="pod_log_json"),
    path("<slug:slug>/log.txt", logs.log_text, name="pod_log_text"),
    path("<slug:slug>/games/", games.pod_games, name="pod_games"),
    path("<slug:slug>/games/play/", games.play_friendly, name="play_friendly"),
    path("<slug:slug>/games/begin/", games.begin_pairings, name="begin_pairings"),
    path("<slug:slug>/games/together/", games.play_together, name="play_together"),
    path("<slug:slug>/games/together/stop/", games.stop_together, name="stop_together"),
    path("<slug:slug>/games/stop/", games.stop_pairings, name="stop_pairings"),
    path("<slug:slug>/games/<int:match>/play/", games.play_match, name="play_match"),
    path("<slug:slug>/games/<int:match>/bot/", games.stand_in, name="stand_in"),
]
