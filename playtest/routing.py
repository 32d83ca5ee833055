"""WebSocket addresses of the tables."""

from django.urls import path

from playtest.consumers import TableConsumer

websocket_urlpatterns = [
    path("ws/table/<slug:slug>/", TableConsumer.as_asgi()),  # type: ignore[arg-type]  # its types know views only
]
