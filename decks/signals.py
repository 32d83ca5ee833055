"""What happens to decks when somebody logs in or signs up."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.signals import user_logged_in
from django.dispatch import receiver
from django.http import HttpRequest

from decks import domain
from people.persons import person_in


@receiver(user_logged_in)
def keep(request: HttpRequest, user: Any, **_: Any) -> None:
    """An account keeps the decks that they made as a guest in this browser."""
    count = domain.adopt(person=person_in(request.session, user))
    if count:
        decks = "1 deck" if count == 1 else f"{count} decks"
        messages.success(request, f"Kept in your account: {decks} that you made as a guest.", fail_silently=True)
