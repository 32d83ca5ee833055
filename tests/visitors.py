"""Visitors of the site's pages: their browsers, and what they read."""

import re
from html import unescape

from django.test import Client

from people.persons import KEY


def browser_of(person):
    """A browser in which this person has been before."""
    client = Client()
    if person.user is not None:
        client.force_login(person.user)
    session = client.session
    session[KEY] = person.guest_key
    session.save()
    return client


def read_by_people(response, status=200):
    """The words of a page without its tags, white space made plain."""
    assert response.status_code == status
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", response.content.decode())).split())
