"""Views of what an owner does with games in the background, made of the verbs of `lab.steering`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from people.persons import person_in
from playtest.trials.views import View, page


class HasPage(Protocol):
    def get_absolute_url(self) -> str: ...


def steering(verb: Callable[..., HasPage]) -> View:
    """The view of pausing, going on or cancelling: it leads back to the page of these games."""

    @require_POST
    @page
    def view(request: HttpRequest, slug: str) -> HttpResponse:
        return redirect(verb(person=person_in(request.session, request.user), slug=slug))

    return view


def deleting(verb: Callable[..., None], done: str) -> View:
    """The view of deleting: it leads to the laboratory, where it says what was `done`."""

    @require_POST
    @page
    def view(request: HttpRequest, slug: str) -> HttpResponse:
        verb(person=person_in(request.session, request.user), slug=slug)
        messages.success(request, done)
        return redirect("experiments")

    return view
