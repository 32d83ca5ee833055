"""Registers the app with Django."""

from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"

    def ready(self) -> None:
        from decks import signals  # noqa: F401  (connects the receivers, which need the models)
