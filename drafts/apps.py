"""Registers the app with Django."""

from django.apps import AppConfig


class DraftsConfig(AppConfig):
    name = "drafts"
