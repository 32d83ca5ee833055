"""The Django project: settings, addresses and the ASGI application. No feature lives here."""
