"""Page addresses of drafts."""

from django.urls import path

from drafts import hosting_views

urlpatterns = [
    path("", hosting_views.drafts, name="drafts"),
    path("<slug:slug>/sit/", hosting_views.sit, name="sit"),
]
