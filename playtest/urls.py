"""Page addresses of the tables."""

from django.urls import path

from playtest import views
from playtest.trials import views as trials

urlpatterns = [
    path("", views.start, name="home"),
    path("table/<slug:slug>/", views.table, name="table"),
    path("table/<slug:slug>/again/", views.again, name="again"),
    path("table/<slug:slug>/record.json", views.record, name="record"),
    path("decks/<slug:slug>/study/trials/", trials.trials, name="trials"),
    path("trials/<slug:slug>/", trials.trial, name="trial"),
    path("trials/<slug:slug>/cancel/", trials.cancel, name="cancel_trial"),
    path("trials/<slug:slug>/delete/", trials.delete, name="delete_trial"),
    path("trials/<slug:slug>/trial.<slug:kind>", trials.export, name="export_trial"),
]
