"""What happens to tables when somebody logs in or signs up."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.signals import user_logged_in
from django.dispatch import receiver
from django.http import HttpRequest

from people.persons import person_in
from playtest import domain


@receiver(user_logged_in)
def keep(request: HttpRequest, user: Any, **_: Any) -> None:
    """An account keeps the tables that they began as a guest in this browser."""
    count = domain.adopt(person=person_in(request.session, user))
    if count:
        tables = "1 table" if count == 1 else f"{count} tables"
        messages.success(request, f"Kept in your account: {tables} that you began as a guest.", fail_silently=True)
