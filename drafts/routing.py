"""WebSocket addresses of the pods."""

from django.urls import path

from drafts.consumers import PodConsumer
from drafts.team_consumers import TeamConsumer

websocket_urlpatterns = [
    path("ws/draft/<slug:slug>/", PodConsumer.as_asgi()),  # type: ignore[arg-type]  # its types know views only
    path("ws/draft/<slug:slug>/team/", TeamConsumer.as_asgi()),  # type: ignore[arg-type]
]
