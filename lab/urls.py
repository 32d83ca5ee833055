"""Page addresses of the laboratory."""

from django.urls import path

from lab import views

urlpatterns = [
    path("", views.bots, name="bots"),
]
