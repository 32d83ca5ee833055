"""Registers the app with Django."""

from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"
    before_serving = ("decks.site_decks.keep", "decks.cubes.of_the_site.keep")
    beside_serving = ("decks.pictures.sweep",)

    def ready(self) -> None:
        from decks import signals  # noqa: F401  (connects the receivers, which need the models)
