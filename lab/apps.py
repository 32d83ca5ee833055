"""Registers the app with Django."""

from django.apps import AppConfig


class LabConfig(AppConfig):
    name = "lab"
    beside_serving = ("lab.pick_prices.runner.run", "lab.experiments.runner.run", "lab.improvements.runner.run")

    def ready(self) -> None:
        from lab import signals  # noqa: F401  (connects the receivers, which need the models)
