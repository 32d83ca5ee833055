"""Page addresses of the lobby."""

from django.urls import path

from lobby import views

urlpatterns = [
    path("", views.lobby, name="lobby"),
    path("queue/", views.enter, name="queue"),
    path("queue/do/", views.act, name="queue_do"),
]
