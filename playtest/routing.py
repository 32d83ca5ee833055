"""WebSocket addresses of the tables, for players and for spectators."""

from django.urls import path

from playtest.consumers import TableConsumer
from playtest.watching.consumers import WatchConsumer

websocket_urlpatterns = [
    path("ws/table/<slug:slug>/", TableConsumer.as_asgi()),  # type: ignore[arg-type]  # its types know views only
    path("ws/watch/<slug:slug>/", WatchConsumer.as_asgi()),  # type: ignore[arg-type]  # likewise
]
