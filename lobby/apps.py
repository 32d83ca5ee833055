"""Registers the app with Django."""

from django.apps import AppConfig


class LobbyConfig(AppConfig):
    name = "lobby"
    beside_serving = ("lobby.ticking.run",)

    def ready(self) -> None:
        from lobby import signals  # noqa: F401  (connects the receivers, which need the models)
