"""Registers the app with Django."""

from django.apps import AppConfig


class LobbyConfig(AppConfig):
    name = "lobby"
