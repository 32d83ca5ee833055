"""Registers the app with Django."""

from django.apps import AppConfig


class TalkConfig(AppConfig):
    name = "talk"

    def ready(self) -> None:
        from talk import signals  # noqa: F401  (connects the receivers, which need the models)
