"""What staff does about reports, in Django's administration."""

from datetime import timedelta

import pytest
from django.apps import apps
from django.contrib.auth.management import create_permissions
from django.contrib.auth.models import Permission, User
from django.contrib.contenttypes.management import create_contenttypes
from django.contrib.contenttypes.models import ContentType
from django.test import Client
from django.utils import timezone

from decks import domain as decks
from decks.comments import domain
from decks.comments.models import Block, Comment, Report
from live.errors import Refused
from tests.decks.pages import text_of
from tests.visitors import read_by_people

pytestmark = pytest.mark.django_db
REPORTS = "/administration/decks/report/"


@pytest.fixture(autouse=True)
def rights(db):
    """What staff may do, of which a database that another test has emptied knows nothing."""
    ContentType.objects.clear_cache()
    create_contenttypes(apps.get_app_config("decks"), verbosity=0)
    create_permissions(apps.get_app_config("decks"), verbosity=0)
    yield
    ContentType.objects.clear_cache()  # what was made here goes with the test


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


def act(client, action, *reports, state="all"):
    chosen = {"action": action, "_selected_action": [report.pk for report in reports]}
    return client.post(f"{REPORTS}?state={state}", chosen, follow=True)


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


def test_what_is_rude_is_taken_out_and_its_writer_blocked_at_once(staff, reported, bob):
    act(staff, "take_out_and_block", Report.objects.get(comment=reported[1]))
    assert Comment.objects.get().hidden
    assert [block.user for block in Block.objects.all()] == [bob.user]


def test_a_cube_is_looked_at_as_a_deck_is(staff, new_cube, ann, bob, client):
    cube = new_cube(ann, name="Zoo", visibility="public", description="Rude description.")
    report = domain.report_cube(slug=cube.slug, person=bob, reason="Rude.")
    for about, listed in (("cube", True), ("deck", False), ("comment", False)):
        assert ("Zoo" in read_by_people(staff.get(REPORTS, {"about": about}))) == listed
    words = read_by_people(staff.get(f"{REPORTS}{report.pk}/change/"))
    assert "What is reported: The cube Zoo by ann" in words
    assert "What is there now: Zoo Rude description. Why: Rude." in words
    act(staff, "take_out_and_block", report)
    assert "Rude" not in text_of(client.get(f"/cubes/{cube.slug}/"))
    assert [block.user for block in Block.objects.all()] == [ann.user]
    act(staff, "close", report)
    assert client.get(f"/cubes/{cube.slug}/").status_code == 404


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


def test_staff_sees_what_was_said_by_whom_who_reported_it_and_why(staff, reported):
    deck, comment = reported
    shown = staff.get(REPORTS).content.decode()
    assert "Rude &lt;b&gt;comment&lt;/b&gt;." in shown
    assert f'<a href="/decks/{deck.slug}/">Apes</a>' in shown
    assert f'<a href="/administration/decks/comment/{comment.pk}/change/">A comment</a>' in shown
    report = Report.objects.get(comment=comment)
    words = read_by_people(staff.get(f"{REPORTS}{report.pk}/change/"))
    for said in (
        "What was said: Rude <b>comment</b>.",
        "What is reported: A comment on Apes by bob",
        "Why: Rude.",
        "Reported by: ann",
    ):
        assert said in words
    deck_report = read_by_people(staff.get(f"{REPORTS}{Report.objects.get(comment=None).pk}/change/"))
    assert "What was said: Apes Rude description. What is there now: Apes Rude description. Why: Ruder." in deck_report


def test_what_was_said_stays_known_when_the_deck_says_something_else(staff, reported, ann):
    page = f"{REPORTS}{Report.objects.get(comment=None).pk}/change/"
    decks.describe(slug=reported[0].slug, person=ann, description="Nice.")
    words = read_by_people(staff.get(page))
    assert "What was said: Apes Rude description. What is there now: Apes Nice. Why: Ruder." in words
    decks.describe(slug=reported[0].slug, person=ann, name="Mine", visibility="private")
    words = read_by_people(staff.get(page))
    assert "The deck (private by now) by ann What was said: Apes Rude description." in words
    assert "What is there now: Nothing that others see: the deck is private." in words
    for secret in ("Mine", "Nice."):  # what is private by now is not for staff either
        assert secret not in words + read_by_people(staff.get(REPORTS))


def test_open_reports_are_listed_unless_others_are_asked_for(staff, reported):
    first = Report.objects.get(comment=None)
    done = act(staff, "dismiss", first)
    assert "1 report: Left as it is." in read_by_people(done)
    listed = {
        state: read_by_people(staff.get(REPORTS, {"state": state} if state else {})) for state in ("", "done", "all")
    }
    found = {state: ("Ruder." in words, "Rude <b>comment" in words) for state, words in listed.items()}
    assert found == {"": (False, True), "done": (True, False), "all": (True, True)}
    assert (
        "The deck"
        not in read_by_people(staff.get(REPORTS, {"state": "all", "about": "comment"})).partition("Action:")[2]
    )
    for sought in ("ruder", "apes", "ann", "rude description"):
        assert "Ruder." in read_by_people(staff.get(REPORTS, {"state": "all", "q": sought}))
    history = read_by_people(staff.get(f"{REPORTS}{first.pk}/history/"))
    assert "Left as it is." in history
    act(staff, "open_again", first)
    assert not Report.objects.filter(handled=True).exists()


def test_staff_that_may_only_look_does_nothing(reported):
    onlooker = User.objects.create_user("onlooker", is_staff=True)
    onlooker.user_permissions.add(Permission.objects.get(codename="view_report"))
    client = Client()
    client.force_login(onlooker)
    assert "Rude <b>comment" in read_by_people(client.get(REPORTS))
    for action in ("take_out", "close", "block", "dismiss"):
        act(client, action, *Report.objects.all())
    assert not Comment.objects.filter(hidden=True).exists()
    assert (Block.objects.count(), Report.objects.filter(handled=True).count()) == (0, 0)


def test_a_block_is_in_force_until_it_is_over(staff, reported, ann, bob):
    act(staff, "block", Report.objects.get(comment=reported[1]))
    assert "bob (blocked)" in read_by_people(staff.get(REPORTS, {"state": "all"}))
    Block.objects.create(user=ann.user, until=timezone.now() - timedelta(days=1), reason="Once.")
    blocks = "/administration/decks/block/"
    assert "Once." in read_by_people(staff.get(blocks, {"in_force": "no"}))
    in_force = read_by_people(staff.get(blocks, {"in_force": "yes"}))
    assert "Rude." in in_force
    assert "Once." not in in_force


def test_the_list_asks_as_often_for_many_reports_as_for_few(staff, reported, django_assert_max_num_queries):
    deck, _ = reported
    for number in range(20):
        user = User.objects.create_user(f"reader {number}")
        Report.objects.create(deck=deck, user=user, said="x", reason="y")
    with django_assert_max_num_queries(9):
        staff.get(REPORTS)
