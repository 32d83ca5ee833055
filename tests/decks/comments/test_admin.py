"""What staff does about reports, in Django's administration."""

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks import domain as decks
from decks.comments import domain
from decks.comments.models import Block, Comment, Report
from live.errors import Refused
from tests.decks.pages import text_of
from tests.visitors import read_by_people

pytestmark = pytest.mark.django_db
REPORTS = "/administration/decks/report/"


@pytest.fixture
def staff(db):
    """The browser of somebody who runs the site."""
    client = Client()
    client.force_login(User.objects.create_superuser("boss"))
    return client


@pytest.fixture
def reported(new_deck, ann, bob):
    """A comment of Bob on a deck of Ann, and the deck, each reported by the other."""
    deck = new_deck(ann, visibility="public", description="Rude description.")
    comment = domain.comment(slug=deck.slug, person=bob, text="Rude <b>comment</b>.")
    domain.report(slug=deck.slug, person=ann, reason="Rude.", number=comment.pk)
    domain.report(slug=deck.slug, person=bob, reason="Ruder.")
    return deck, comment


def act(client, action, *reports):
    return client.post(REPORTS, {"action": action, "_selected_action": [report.pk for report in reports]}, follow=True)


def test_only_staff_comes_in_by_the_page_on_which_everybody_signs_in(client, ann_browser, staff):
    answer = client.get("/administration/")
    assert answer["Location"].startswith("/administration/login/")
    assert client.get(answer["Location"])["Location"] == "/account/sign-in/?next=%2Fadministration%2F"
    assert client.post("/administration/login/", {"username": "boss", "password": "x"}).status_code == 302
    assert ann_browser.get("/administration/login/").status_code == 403
    assert ann_browser.get(REPORTS).status_code == 302
    assert staff.get("/administration/login/")["Location"] == "/administration/"


def test_the_pages_of_staff_open(staff, reported):
    Block.objects.create(user=reported[1].user)
    for name in ("report", "comment", "block"):
        address = f"/administration/decks/{name}/"
        assert staff.get(address).status_code == staff.get(address, {"q": "rude"}).status_code == 200
    report = Report.objects.get(comment=reported[1])
    assert "Rude &lt;b&gt;comment" in staff.get(f"{REPORTS}{report.pk}/change/").content.decode()
    assert staff.get(f"{REPORTS}add/").status_code == 403
    assert "Rude description." in read_by_people(staff.get(REPORTS))
    assert staff.get("/administration/decks/deck/").status_code == 404  # decks are their owners'


def test_what_is_rude_is_taken_out(staff, reported, client):
    deck, comment = reported
    act(staff, "take_out", *Report.objects.all())
    comment.refresh_from_db()
    deck.refresh_from_db()
    assert (comment.hidden, deck.description) == (True, "")
    assert "Rude" not in text_of(client.get(f"/decks/{deck.slug}/"))
    assert not Report.objects.filter(handled=False).exists()
    staff.post("/administration/decks/comment/", {"action": "let_in", "_selected_action": [comment.pk]})
    assert "Rude" in text_of(client.get(f"/decks/{deck.slug}/"))


def test_a_deck_is_closed_to_the_public(staff, reported, client):
    act(staff, "close", Report.objects.get(comment=None))
    assert client.get(f"/decks/{reported[0].slug}/").status_code == 404
    assert Report.objects.filter(handled=True).count() == 1


def test_whoever_said_it_is_blocked(staff, reported, ann, bob, new_deck):
    act(staff, "block", *Report.objects.all())
    assert set(Block.objects.values_list("user", flat=True)) == {ann.user.pk, bob.user.pk}
    with pytest.raises(Refused) as refused:
        domain.comment(slug=reported[0].slug, person=bob, text="More.")
    assert refused.value.code == "blocked"
    act(staff, "block", *Report.objects.all())  # again
    assert Block.objects.count() == 2
    assert decks.save(slug=reported[0].slug, person=ann, base=1, cards={"Lash": 1}).number == 2  # all else goes on


def test_what_is_harmless_is_left_as_it_is(staff, reported):
    act(staff, "dismiss", *Report.objects.all())
    assert not Report.objects.filter(handled=False).exists()
    assert not Comment.objects.filter(hidden=True).exists()
