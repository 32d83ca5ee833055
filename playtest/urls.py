"""Page addresses of the tables."""

from django.urls import path

from playtest import views

urlpatterns = [
    path("", views.start, name="home"),
    path("table/<slug:slug>/", views.table, name="table"),
    path("table/<slug:slug>/record.json", views.record, name="record"),
]
