"""The ASGI application: pages go to Django, WebSockets to the apps' consumers.

A WebSocket must come from one of the allowed hosts; it carries the session of its page, by which its consumer knows who
speaks (`people/tabs.py`).
"""

import os

from asgiref.typing import ASGIReceiveCallable, ASGISendCallable, Scope
from channels.routing import ProtocolTypeRouter, URLRouter
from channels.security.websocket import AllowedHostsOriginValidator
from channels.sessions import CookieMiddleware
from django.core.asgi import get_asgi_application
from django.urls import re_path

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
pages = get_asgi_application()

from drafts import routing as pods  # noqa: E402  (consumers import models, which need the apps loaded)
from gate.bodies import bounded  # noqa: E402
from lobby import routing as lobby  # noqa: E402
from playtest import routing as tables  # noqa: E402


async def no_such_socket(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """Refuse a WebSocket at an address that nobody serves."""
    await send({"type": "websocket.close", "code": 4404, "reason": None})


nowhere = re_path("", no_such_socket)  # type: ignore[arg-type]  # its types know views only
served = [*tables.websocket_urlpatterns, *pods.websocket_urlpatterns, *lobby.websocket_urlpatterns]
sockets = URLRouter([*served, nowhere])  # type: ignore[list-item]  # likewise
application = ProtocolTypeRouter(
    {
        "http": bounded(pages),
        "websocket": AllowedHostsOriginValidator(CookieMiddleware(sockets)),
    }
)
