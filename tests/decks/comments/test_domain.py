"""What accounts may say about decks, and about which."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from decks import domain as decks
from decks.comments import domain
from decks.comments.models import Block, Comment, Report, Thanks
from decks.comments.queries import discussion
from gate.limits import TooOften
from live.errors import Refused
from people.domain import delete as delete_account
from people.persons import Person

pytestmark = pytest.mark.django_db
VERBS = {
    "comment": lambda slug, person: domain.comment(slug=slug, person=person, text="Nice."),
    "thank": lambda slug, person: domain.thank(slug=slug, person=person, thankful=True),
    "report": lambda slug, person: domain.report(slug=slug, person=person, reason="Rude."),
}


@pytest.fixture
def deck(new_deck, ann):
    """A public deck of Ann."""
    return new_deck(ann, visibility="public")


@pytest.fixture
def cat(db):
    """Somebody who has nothing to do with it."""
    return Person("", User.objects.create_user("cat"))


def refused(verb, slug, person):
    with pytest.raises(Refused) as error:
        VERBS[verb](slug, person)
    return error.value.code


def nothing_is_said():
    return not (Comment.objects.exists() or Thanks.objects.exists() or Report.objects.exists())


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("visibility", ["private", "unlisted"])
def test_only_public_decks_are_spoken_of(deck, ann, bob, verb, visibility):
    decks.describe(slug=deck.slug, person=ann, visibility=visibility)
    code = "gone" if visibility == "private" or verb == "report" else "closed"
    assert (refused(verb, deck.slug, bob), refused(verb, "nowhere", bob)) == (code, "gone")
    assert nothing_is_said()


@pytest.mark.parametrize("verb", VERBS)
def test_only_accounts_say_something(deck, verb):
    assert refused(verb, deck.slug, Person("guest")) == refused(verb, deck.slug, Person()) == "sign_in"
    assert nothing_is_said()


@pytest.mark.parametrize("verb", ["comment", "thank"])
def test_the_owner_lets_others_speak_or_not(deck, ann, bob, verb):
    VERBS[verb](deck.slug, bob)
    decks.describe(slug=deck.slug, person=ann, discussed=False)
    deck.refresh_from_db()
    assert refused(verb, deck.slug, bob) == "closed"
    assert discussion(deck, ann) is None
    decks.describe(slug=deck.slug, person=ann, discussed=True)
    deck.refresh_from_db()
    found = discussion(deck, bob)
    assert found.comments.paginator.count + found.thanks == 1  # what was said comes back


@pytest.mark.parametrize("verb", ["comment", "thank"])
@pytest.mark.parametrize(("until", "blocked"), [(None, True), (timedelta(days=1), True), (-timedelta(days=1), False)])
def test_a_blocked_account_says_nothing(deck, bob, verb, until, blocked):
    Block.objects.create(user=bob.user, until=until and timezone.now() + until)
    if blocked:
        assert refused(verb, deck.slug, bob) == "blocked"
        assert nothing_is_said()
    else:
        VERBS[verb](deck.slug, bob)
        assert not nothing_is_said()


@pytest.mark.parametrize("text", ["", " \n\t ", "\0\0", "x" * 2001])
def test_a_comment_has_some_words_and_not_too_many(deck, bob, text):
    with pytest.raises(Refused) as error:
        domain.comment(slug=deck.slug, person=bob, text=text)
    assert error.value.code == "comment"
    assert nothing_is_said()


def test_a_comment_sent_twice_is_one(deck, bob, ann):
    first = domain.comment(slug=deck.slug, person=bob, text=" Nice.\r\nReally.\0 ")
    assert domain.comment(slug=deck.slug, person=bob, text="Nice.\nReally.") == first
    domain.comment(slug=deck.slug, person=ann, text="Nice.\nReally.")
    Comment.objects.update(made=timezone.now() - timedelta(minutes=2))
    domain.comment(slug=deck.slug, person=bob, text="Nice.\nReally.")
    assert [comment.text for comment in Comment.objects.all()] == ["Nice.\nReally."] * 3


def test_comments_on_one_deck_are_bounded(deck, bob, monkeypatch):
    monkeypatch.setattr(domain, "MOST_COMMENTS", 1)
    VERBS["comment"](deck.slug, bob)
    with pytest.raises(Refused, match="1 comments, the maximum"):
        domain.comment(slug=deck.slug, person=bob, text="More.")


@pytest.mark.parametrize(("verb", "most"), [("comment", 30), ("thank", 120), ("report", 20)])
def test_nobody_speaks_too_often(deck, bob, cat, verb, most):
    for _ in range(most):
        VERBS[verb](deck.slug, bob)
    with pytest.raises(TooOften):
        VERBS[verb](deck.slug, bob)
    VERBS[verb](deck.slug, cat)  # by account


def test_a_comment_is_deleted_by_who_wrote_it_and_by_whose_the_deck_is(deck, ann, bob, cat):
    for who, may in ((cat, False), (Person(), False), (Person("guest"), False), (ann, True), (bob, True)):
        number = domain.comment(slug=deck.slug, person=bob, text="Nice.").pk
        if may:
            domain.remove(slug=deck.slug, person=who, number=number)
        else:
            with pytest.raises(Refused) as error:
                domain.remove(slug=deck.slug, person=who, number=number)
            assert error.value.code == "not_yours"
        assert Comment.objects.filter(pk=number).exists() != may


def test_a_comment_leads_to_no_deck_that_is_not_shared(deck, new_deck, ann, bob):
    number = domain.comment(slug=deck.slug, person=bob, text="Nice.").pk
    other = new_deck(ann, visibility="public")
    with pytest.raises(Refused) as error:
        domain.remove(slug=other.slug, person=bob, number=number)  # not on this one
    assert error.value.code == "gone"
    decks.describe(slug=deck.slug, person=ann, visibility="private")
    for verb in (domain.remove, lambda **said: domain.report(**said, reason="Rude.")):
        with pytest.raises(Refused) as error:
            verb(slug=deck.slug, person=bob, number=number)
        assert error.value.code == "gone"
    assert Comment.objects.exists()


def test_thanks_count_once_and_are_taken_back(deck, ann, bob, cat):
    for person in (bob, bob, cat):
        VERBS["thank"](deck.slug, person)
    found = discussion(deck, bob)
    assert (found.thanks, found.thanked, discussion(deck, ann).thanked) == (2, True, False)
    domain.thank(slug=deck.slug, person=bob, thankful=False)
    found = discussion(deck, bob)
    assert (found.thanks, found.thanked) == (1, False)
    assert refused("thank", deck.slug, ann) == "own"


def test_what_is_reported_once_more_is_one_report(deck, bob, cat):
    number = domain.comment(slug=deck.slug, person=cat, text="Rude.").pk
    for reason in ("Rude.", "Very rude."):
        domain.report(slug=deck.slug, person=bob, reason=reason, number=number)
        domain.report(slug=deck.slug, person=bob, reason=reason)
    assert sorted((report.comment_id, report.reason) for report in Report.objects.filter(comment=number)) == [
        (number, "Very rude.")
    ]
    assert Report.objects.count() == 2


def test_what_staff_took_out_is_seen_by_nobody(deck, bob, cat):
    comment = domain.comment(slug=deck.slug, person=bob, text="Rude.")
    Comment.objects.update(hidden=True)
    assert discussion(deck, bob).comments.paginator.count == 0
    for who in (bob, cat):  # and nobody is told that it is there
        for verb in (domain.remove, lambda **said: domain.report(**said, reason="Rude.")):
            with pytest.raises(Refused) as error:
                verb(slug=deck.slug, person=who, number=comment.pk)
            assert error.value.code == "gone"
    assert Comment.objects.exists()


@pytest.mark.parametrize("about", [{"discussed": False}, {"visibility": "unlisted"}])
def test_what_is_not_shown_is_told_to_nobody_whose_it_is_not(deck, ann, bob, cat, about, browser_of):
    number = domain.comment(slug=deck.slug, person=bob, text="Rude.").pk
    decks.describe(slug=deck.slug, person=ann, **about)
    for verb in (domain.remove, lambda **said: domain.report(**said, reason="Rude.")):
        with pytest.raises(Refused) as error:
            verb(slug=deck.slug, person=cat, number=number)
        assert error.value.code == "gone"
    for what in ("report", "delete"):
        address = f"/decks/{deck.slug}/comments/{number}/{what}/"
        assert browser_of(cat).get(address).status_code == {"report": 404, "delete": 405}[what]
        assert browser_of(cat).post(address, {"reason": "Rude."}).status_code == 404
    domain.remove(slug=deck.slug, person=bob, number=number)
    assert not Comment.objects.exists()


def test_who_deletes_what_is_reported_does_not_keep_it_from_staff(deck, ann, bob, cat):
    for who in (ann, bob):
        comment = domain.comment(slug=deck.slug, person=bob, text="Rude.")
        report = domain.report(slug=deck.slug, person=cat, reason="Rude.", number=comment.pk)
        domain.remove(slug=deck.slug, person=who, number=comment.pk)
        assert discussion(deck, bob).comments.paginator.count == 0
        report.refresh_from_db()
        assert (report.writer, report.said) == (bob.user, "Rude.")


def test_a_public_cube_is_reported_once_by_each_account(new_cube, ann, bob, cat):
    cube = new_cube(ann, visibility="public", description="Rude.")
    for person, reason in ((bob, "Rude."), (bob, "Ruder."), (cat, "Rude.")):
        domain.report_cube(slug=cube.slug, person=person, reason=reason)
    reports = Report.objects.order_by("pk")
    assert [(one.user, one.reason, one.said, one.kept, one.writer) for one in reports] == [
        (bob.user, "Ruder.", "Apes\n\nRude.", cube, ann.user),
        (cat.user, "Rude.", "Apes\n\nRude.", cube, ann.user),
    ]


@pytest.mark.parametrize(
    ("visibility", "reason", "code"), [("private", "x", "gone"), ("unlisted", "x", "gone"), ("public", " ", "reason")]
)
def test_a_report_of_a_cube_is_refused(new_cube, ann, bob, visibility, reason, code):
    cube = new_cube(ann, visibility=visibility)
    for person, said in ((bob, code), (Person("guest"), "sign_in")):
        with pytest.raises(Refused) as error:
            domain.report_cube(slug=cube.slug, person=person, reason=reason)
        assert error.value.code == said
    assert nothing_is_said()


def test_what_an_account_said_goes_with_it_but_for_reports(deck, bob, cat):
    domain.comment(slug=deck.slug, person=cat, text="Rude.")
    for verb in VERBS.values():
        verb(deck.slug, bob)
    delete_account(user=bob.user)
    assert [comment.user for comment in Comment.objects.all()] == [cat.user]
    assert not Thanks.objects.exists()
    assert [(report.user, report.reason) for report in Report.objects.all()] == [(None, "Rude.")]


def test_what_was_said_goes_with_the_deck(deck, ann, bob):
    for verb in VERBS.values():
        verb(deck.slug, bob)
    decks.delete(slug=deck.slug, person=ann)
    assert nothing_is_said()
