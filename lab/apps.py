"""Registers the app with Django."""

from django.apps import AppConfig


class LabConfig(AppConfig):
    name = "lab"
