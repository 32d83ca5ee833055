"""What happens to prices of picks, experiments and improvements when somebody logs in or signs up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib.auth.signals import user_logged_in
from django.dispatch import receiver
from django.http import HttpRequest

from lab.experiments import domain as experiments
from lab.improvements import domain as improvements
from lab.pick_prices import domain as pick_prices
from people.persons import person_in

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@receiver(user_logged_in)
def keep(request: HttpRequest, user: User, **_: object) -> None:
    """An account keeps what its guest asked for in this browser."""
    person = person_in(request.session, user)
    pick_prices.adopt(person=person)
    experiments.adopt(person=person)
    improvements.adopt(person=person)
