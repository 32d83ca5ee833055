"""What every page that begins a table does with its form."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from django.http import HttpResponse
from django.shortcuts import redirect

from gate.games import InAGame
from gate.limits import TooOften
from live.errors import Refused
from playtest.models import Table
from playtest.places import address_of_table
from playtest.starting.decks import TableForm

AnyForm = TypeVar("AnyForm", bound=TableForm)


def to_new_table(request: InAGame, form: AnyForm, begin: Callable[[InAGame, AnyForm], Table]) -> HttpResponse | None:
    """The way to the table that a form which was sent begins. None where none was sent, or it is wrong or refused, as
    the form then says."""
    if not (form.is_bound and form.is_valid()):
        return None
    try:
        table = begin(request, form)
    except (Refused, TooOften) as refused:
        form.add_error(None, str(refused))
        return None
    form.tell(request)
    return redirect(address_of_table(table))
