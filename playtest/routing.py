"""WebSocket addresses of the tables."""

websocket_urlpatterns = []
