"""Views whose modules are imported when they are first asked for: those of programs, which need a framework of their
own, and those of documents, which need one to write them. So the site starts in half the time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, cast

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.module_loading import import_string

if TYPE_CHECKING:
    from django.views.generic import View


class Late:
    """The view at a path like "decks.api.catalogue.Cards", and whatever is asked of it."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.__module__, _, self.__qualname__ = path.rpartition(".")
        self.__name__ = self.__qualname__

    @cached_property
    def view(self) -> Callable[..., HttpResponseBase]:
        found: Callable[..., HttpResponseBase] = import_string(self.path)
        return cast("type[View]", found).as_view() if isinstance(found, type) else found

    def __call__(self, request: HttpRequest, *arguments: object, **named: object) -> HttpResponseBase:
        return self.view(request, *arguments, **named)

    def __getattr__(self, name: str) -> object:
        # Django asks all views of the site for these when it makes the first address.
        if name == "view_class" or name.startswith("__"):
            raise AttributeError(name)
        return getattr(self.view, name)
