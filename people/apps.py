"""Registers the app with Django."""

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    name = "people"
