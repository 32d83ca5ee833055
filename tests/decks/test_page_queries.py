"""How often pages of decks ask the database: as often for many decks, versions and comments as for one."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from decks import domain, folders
from decks.comments.models import Comment
from tests.decks.conftest import CARDS
from tests.decks.pages import page_of

pytestmark = pytest.mark.django_db
PAGES = [
    "?view=pictures",
    "?view=text",
    "?view=table",
    "details/",
    "edit/",
    "versions/",
    "versions/1/",
    "versions/1..2/",
    "report/",
]


def asked(browser, address):
    """How often a page asks."""
    with CaptureQueriesContext(connection) as found:
        assert browser.get(address).status_code == 200
    return len(found)


@pytest.fixture
def furnished(new_deck, ann, bob):
    """Add decks, versions and comments: as many as is said. The deck that all pages are about stays the same."""
    deck = new_deck(ann, visibility="public", tags=["fast"], description="[[Kong]]")
    domain.save(slug=deck.slug, person=ann, base=1, cards={"Kong": 1}, note="less")
    folder = folders.make(person=ann, name="Apes")

    def furnish(count):
        for number in range(count):
            person = (ann, bob)[number % 2]
            rules = {"name": f"Rules {number}", "least": 40}
            more = new_deck(
                person, CARDS, name=f"deck {number}", visibility="public", tags=["a", "b"], format_spec=rules
            )
            folders.put(decks=[more.slug], person=ann, folder=folder.slug)
            domain.copy(slug=more.slug, person=person)
            deck.refresh_from_db()
            domain.save(slug=deck.slug, person=ann, base=deck.revision, cards={"Kong": number % 3 + 2}, note="note")
            Comment.objects.create(deck=deck, user=person.user, text="[[Kong]]")
        return deck

    return furnish


def test_pages_ask_as_often_for_many_as_for_few(furnished, ann_browser, bob, browser_of):
    bob_browser = browser_of(bob)
    deck = furnished(2)
    lists = [
        "/decks/",
        "/decks/?q=deck",
        "/decks/?folder=none",
        "/decks/public/",
        "/decks/public/?card=Kong",
        "/decks/new/",
    ]
    own = [page_of(deck, rest) for rest in PAGES]
    before = {address: asked(ann_browser, address) for address in (*lists, *own)}
    theirs = asked(bob_browser, page_of(deck))
    furnished(14)
    assert {address: asked(ann_browser, address) for address in (*lists, *own)} == before
    assert asked(bob_browser, page_of(deck)) == theirs
    assert max(before.values()) <= 14
