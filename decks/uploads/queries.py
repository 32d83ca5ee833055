"""Whose picture is shown where. Reads only."""

from __future__ import annotations

from django.http import HttpRequest

from decks.uploads.models import Picture
from people.persons import Person, person_in

_READ = "_own_pictures"  # where a request keeps what was read for its page


def pictures_of(person: Person) -> dict[str, str]:
    """The slugs of this person's pictures by the names of the cards."""
    if not person.guest_key and person.user is None:
        return {}
    found = Picture.objects.of(person).order_by("made", "pk").values_list("card", "slug")
    return dict(found)


def shown_to(request: HttpRequest) -> dict[str, str]:
    """The same for whoever looks at a page, read once for each page."""
    found: dict[str, str] | None = getattr(request, _READ, None)
    if found is None:
        found = pictures_of(person_in(request.session, request.user))
        setattr(request, _READ, found)
    return found


def were_shown(request: HttpRequest) -> bool:
    """Whether the answer to a request may name pictures of whoever asked."""
    return bool(getattr(request, _READ, None))
