"""What was said about a deck on its page, and the forms that say it."""

import pytest
from django.test import Client

from decks import domain as decks
from decks.comments import domain
from decks.comments.models import Comment, Report, Thanks
from decks.cubes import domain as cubes
from engine import games
from gate.games import home_of
from people.models import PersonBlock
from tests.decks.pages import MARKUP, page_of, text_of
from tests.engine.every_game import every_game_of_the_site

pytestmark = pytest.mark.django_db


@pytest.fixture
def deck(new_deck, ann):
    """A public deck of Ann."""
    return new_deck(ann, visibility="public")


@pytest.fixture
def bob_browser(browser_of, bob):
    return browser_of(bob)


def said(html):
    return html.partition('id="comments-title"')[2].partition("</section>")[0]


def test_somebody_comments_thanks_and_takes_it_back(deck, bob_browser, ann_browser):
    assert "Nobody has said thanks yet." in text_of(bob_browser.get(page_of(deck)))
    response = bob_browser.post(page_of(deck, "comments/"), {"text": "[[kong]] wins.\n<b>Really.</b>"})
    assert response["Location"] == page_of(deck) + "#comments"
    bob_browser.post(page_of(deck, "thanks/"), {"thanks": "1"})
    shown = said(text_of(bob_browser.get(page_of(deck))))
    assert "1 comment</h2>" in shown
    assert 'href="/cards/kong/">Kong<' in shown
    assert "&lt;b&gt;" not in shown  # text_of undoes what a page escapes
    assert "<b>Really.</b>" in shown
    assert "1 player thanked for it." in shown
    assert ">Thanked</button>" in shown
    assert "Delete<" in shown
    number = Comment.objects.get().pk
    theirs = said(text_of(ann_browser.get(page_of(deck))))
    assert "Thanks for this deck" not in theirs
    assert f'action="{page_of(deck, f"comments/{number}/delete/")}"' in theirs
    ann_browser.post(page_of(deck, f"comments/{number}/delete/"))
    bob_browser.post(page_of(deck, "thanks/"), {"back": "1"})
    assert not Comment.objects.exists()
    assert not Thanks.objects.exists()


def test_markup_is_shown_as_it_was_typed(deck, bob_browser, ann):
    bob_browser.post(page_of(deck, "comments/"), {"text": MARKUP})
    decks.describe(slug=deck.slug, person=ann, description=f"{MARKUP}\n\n# Hello")
    html = bob_browser.get(page_of(deck)).content.decode()
    assert MARKUP not in html
    assert html.count("&lt;script&gt;") == 2
    assert "<h3>Hello</h3>" in html


def test_visitors_read_and_are_told_how_to_speak(client, deck, bob):
    domain.comment(slug=deck.slug, person=bob, text="Nice.")
    shown = said(text_of(client.get(page_of(deck))))
    assert "Nice." in shown
    assert f'href="/account/sign-in/?next={page_of(deck).replace("/", "%2F")}"' in shown
    assert "<form" not in shown
    assert "Sign in first" in text_of(client.post(page_of(deck, "comments/"), {"text": "x"}, follow=True))
    assert not client.session.get("typed_comment")


def test_what_is_refused_is_not_lost(deck, bob_browser):
    said_again = bob_browser.post(page_of(deck, "comments/"), {"text": "y" * 2001}, follow=True)
    assert "This has 2001 characters. The maximum is 2000." in text_of(said_again)
    assert "y" * 2001 in text_of(said_again)
    assert "y" * 2001 not in text_of(bob_browser.get(page_of(deck)))  # once


def test_where_nothing_is_said_nothing_is_offered(deck, ann_browser, bob_browser, ann, bob):
    domain.comment(slug=deck.slug, person=bob, text="Nice.")
    for about in ({"discussed": False}, {"visibility": "unlisted", "discussed": True}):
        decks.describe(slug=deck.slug, person=ann, **about)
        for browser in (ann_browser, bob_browser):
            html = text_of(browser.get(page_of(deck)))
            assert "comments-title" not in html
            assert "Nice." not in html


def test_old_comments_are_on_other_pages(deck, bob, client):
    Comment.objects.bulk_create(Comment(deck=deck, user=bob.user, text=f"comment {number:03}") for number in range(50))
    shown = text_of(client.get(page_of(deck)))
    assert "50 comments</h2>" in shown
    assert "comment 049" in shown
    assert "comment 029" not in shown
    assert "Older comments" in shown
    for number in ("3", "99", "x", "\0", "-1"):
        assert client.get(page_of(deck), {"comments": number}).status_code == 200
    assert "comment 000" in text_of(client.get(page_of(deck, "?comments=3")))


def test_a_comment_and_a_deck_are_reported(deck, bob, bob_browser, ann_browser, client):
    number = domain.comment(slug=deck.slug, person=bob, text="Rude words.").pk
    for rest, quoted in ((f"comments/{number}/report/", True), ("report/", False)):
        assert ("Rude words." in text_of(ann_browser.get(page_of(deck, rest)))) == quoted
        assert "Sign in" in text_of(client.get(page_of(deck, rest)))
        assert "Say in a sentence what is wrong." in text_of(ann_browser.post(page_of(deck, rest), {"reason": " "}))
        long = text_of(ann_browser.post(page_of(deck, rest), {"reason": "z" * 501}))
        assert "The maximum is 500." in long
        assert "z" * 501 in long
        sent = ann_browser.post(page_of(deck, rest), {"reason": "Rude."}, follow=True)
        assert "Whoever runs this site will look at it." in text_of(sent)
        again = text_of(ann_browser.get(page_of(deck, rest)))
        assert "You have reported this before" in again
        assert ">Rude.</textarea>" in again
    assert sorted(Report.objects.values_list("comment", flat=True), key=str) == [number, None]


def test_whoever_reports_a_deck_sees_what_of_it_they_report(new_deck, ann, bob_browser):
    deck = new_deck(ann, visibility="public", tags=["rude"], description="Some **words** with [[Kong]].")
    shown = text_of(bob_browser.get(page_of(deck, "report/")))
    assert '<b>Apes</b> <span class="muted">by ann</span>' in shown
    assert "<p>Tags: rude</p>" in shown
    assert "<strong>words</strong>" in shown
    assert 'href="/cards/kong/"' in shown


def test_whom_somebody_blocks_at_a_comment_they_read_no_more(deck, ann, bob, bob_browser, ann_browser, client):
    number = domain.comment(slug=deck.slug, person=bob, text="Rude words.").pk
    domain.comment(slug=deck.slug, person=ann, text="Other words.")
    address = page_of(deck, f"comments/{number}/block/")
    assert f'action="{address}"' in text_of(ann_browser.get(page_of(deck)))
    assert f'action="{address}"' not in text_of(bob_browser.get(page_of(deck)))
    assert "You blocked bob and see no more" in text_of(ann_browser.post(address, follow=True))
    assert "1 comment<" in text_of(ann_browser.get(page_of(deck)))
    assert "Rude words." not in text_of(ann_browser.get(page_of(deck)))
    assert "Rude words." in text_of(client.get(page_of(deck)))
    assert "Rude words." in text_of(bob_browser.get(page_of(deck)))
    assert "<b>bob</b>" in text_of(ann_browser.get("/account/blocked/"))


def test_nobody_is_blocked_as_a_guest_or_as_oneself(deck, bob, bob_browser, client):
    address = page_of(deck, f"comments/{domain.comment(slug=deck.slug, person=bob, text='Nice.').pk}/block/")
    assert "There is no other person to block." in text_of(bob_browser.post(address, follow=True))
    assert "Sign in first" in text_of(client.post(address, follow=True))
    assert bob_browser.post(page_of(deck, "comments/99999/block/")).status_code == 404
    assert not PersonBlock.objects.exists()


def test_a_public_cube_is_reported_by_others(new_cube, ann, ann_browser, bob_browser, client):
    cube = new_cube(ann, name="Zoo", visibility="public", description="Some **words**.")
    page, address = f"/cubes/{cube.slug}/", f"/cubes/{cube.slug}/report/"
    assert f'href="{address}">Report this cube</a>' in text_of(bob_browser.get(page))
    assert "Report this" not in text_of(ann_browser.get(page)) + text_of(client.get(page))
    assert "<strong>words</strong>" in text_of(bob_browser.get(address))
    sent = bob_browser.post(address, {"reason": "Rude."}, follow=True)
    assert sent.redirect_chain == [(page, 302)]
    assert "Whoever runs this site will look at it." in text_of(sent)
    assert ">Rude.</textarea>" in text_of(bob_browser.get(address))
    cubes.describe(slug=cube.slug, person=ann, visibility="private")
    for answer in (bob_browser.get(address), bob_browser.post(address, {"reason": "x"})):
        assert "Zoo" not in text_of(answer, 404)


def test_a_deck_that_takes_no_comments_is_reported_too(new_deck, ann, bob_browser):
    deck = new_deck(ann, visibility="public")
    decks.describe(slug=deck.slug, person=ann, discussed=False)
    assert "Report this deck" in text_of(bob_browser.get(page_of(deck)))


@pytest.mark.parametrize("rest", ["comments/", "comments/1/delete/", "comments/1/block/", "thanks/"])
def test_what_changes_something_is_not_done_by_looking_or_from_elsewhere(client, rest):
    assert client.get(f"/decks/x/{rest}").status_code == 405
    assert Client(enforce_csrf_checks=True).post(f"/decks/x/{rest}").status_code == 403


def test_a_private_deck_is_reached_by_no_address_of_comments(deck, ann, bob, bob_browser):
    number = domain.comment(slug=deck.slug, person=bob, text="Nice.").pk
    decks.describe(slug=deck.slug, person=ann, visibility="private", name="Secret")
    for rest in ("report/", f"comments/{number}/report/"):
        assert "Secret" not in text_of(bob_browser.get(page_of(deck, rest)), 404)
    rests = (f"comments/{number}/{verb}/" for verb in ("report", "delete", "block"))
    for rest in ("comments/", "thanks/", "report/", *rests):
        response = bob_browser.post(page_of(deck, rest), {"text": "x", "reason": "x", "thanks": "1"})
        assert "Secret" not in text_of(response, 404)
    for no_comment in (0, number + 1, "9" * 30):
        assert bob_browser.post(page_of(deck, f"comments/{no_comment}/delete/")).status_code == 404
    assert (Comment.objects.count(), Thanks.objects.count(), Report.objects.count()) == (1, 0, 0)


@every_game_of_the_site
def test_a_card_of_the_game_shows_how_one_is_named(ann_browser, ann, key):
    card = games.of(key).construction.EXAMPLES[0]
    usual = games.of(key).construction.DECK_FORMATS[0].key
    deck = decks.create(person=ann, name="Mine", game=key, format_spec=usual, cards={card: 1})
    decks.describe(slug=deck.slug, person=ann, visibility="public")
    assert f"[[{card}]] becomes a card." in ann_browser.get(f"{home_of(key)}decks/{deck.slug}/").text
