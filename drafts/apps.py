"""Registers the app with Django."""

from django.apps import AppConfig


class DraftsConfig(AppConfig):
    name = "drafts"
    beside_serving = ("drafts.ticking.run", "drafts.matches.ticking.run")

    def ready(self) -> None:
        from drafts import signals  # noqa: F401  (connects the receivers, which need the models)
