"""Registers the app with Django."""

from django.apps import AppConfig


class PlaytestConfig(AppConfig):
    name = "playtest"

    def ready(self) -> None:
        from playtest import signals  # noqa: F401  (connects the receivers, which need the models)
