"""Registers the app with Django."""

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    name = "people"

    def ready(self) -> None:
        from people import signals  # noqa: F401  (connects the receivers, which need the models)
