"""Registers the app with Django."""

from django.apps import AppConfig


class PlaytestConfig(AppConfig):
    name = "playtest"
    beside_serving = (
        "playtest.thinking.resume",
        "playtest.ticking.run",
        "playtest.trials.runner.run",
        "playtest.coach.runner.run",
        "live.compiling.run",
    )

    def ready(self) -> None:
        from playtest import signals  # noqa: F401  (connects the receivers, which need the models)
