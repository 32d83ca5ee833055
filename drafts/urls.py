"""Page addresses of drafts."""

from django.urls import path

from drafts import deck_views, hosting_views, verify_views, views
from drafts.logs import views as logs

urlpatterns = [
    path("", hosting_views.drafts, name="drafts"),
    path("ratings.json", views.ratings, name="ratings"),
    path("verify/", verify_views.verify, name="verify_draft"),
    path("<slug:slug>/", views.pod, name="pod"),
    path("<slug:slug>/sit/", hosting_views.sit, name="sit"),
    path("<slug:slug>/deck/", deck_views.pod_deck, name="pod_deck"),
    path("<slug:slug>/log/", logs.log, name="pod_log"),
    path("<slug:slug>/log/<int:pick>/", logs.pick, name="pod_pick"),
    path("<slug:slug>/log.json", logs.log_json, name="pod_log_json"),
    path("<slug:slug>/log.txt", logs.log_text, name="pod_log_text"),
]
