"""The pages of trials: what they show, what they take, and whom they turn away."""

import csv
import io

import pytest
from django.test import Client

from decks import domain as decks
from people.persons import KEY, Person
from playtest.models import Trial, TrialPair
from playtest.trials import domain
from tests.playtest.trials.conftest import EVIL, SAGE
from tests.playtest.trials.test_domain import play_all, play_next
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db


@pytest.fixture
def ann_browser(ann):
    return browser_of(ann)


def list_of(deck):
    return f"/decks/{deck.slug}/study/trials/"


ASKED = {"against": ["ready:evil", "ready:sage"], "bot": "random", "pairs": "10"}


# --- starting ---------------------------------------------------------------------------------------------------------


def test_a_trial_is_started_by_its_form(ann_browser, new_deck, ann):
    deck = new_deck()
    assert "No trials yet." in read_by_people(ann_browser.get(list_of(deck)))
    response = ann_browser.post(list_of(deck), ASKED)
    trial = Trial.objects.get()
    assert (response.status_code, response["Location"]) == (302, f"/trials/{trial.slug}/")
    assert trial.belongs_to(ann)
    assert (trial.number, trial.bot, trial.pairs, trial.total) == (1, "random", 10, 20)
    assert [one["name"] for one in trial.against] == ["Evil, ready-made", "Sage, ready-made"]
    assert "Version 1 against Evil, ready-made; Sage, ready-made in progress, 0 of 20 pairs" in read_by_people(
        ann_browser.get(list_of(deck))
    )


def test_an_old_version_is_tried_out(ann_browser, new_deck, ann):
    deck = new_deck()
    decks.save(slug=deck.slug, person=ann, base=deck.revision, cards={"Kong": 3})
    assert "This version has 3 cards. Bots need decks of at least 20 cards." in read_by_people(
        ann_browser.get(list_of(deck))
    )
    ann_browser.post(list_of(deck), ASKED | {"version": "1"})
    assert Trial.objects.get().number == 1
    assert ann_browser.post(list_of(deck), ASKED | {"version": "9"}).status_code == 404


def test_a_guest_tries_out_a_public_deck_and_keeps_the_trial(client, new_deck):
    deck = new_deck(visibility="public")
    client.post(list_of(deck), ASKED)
    trial = Trial.objects.get()
    assert trial.belongs_to(Person(client.session[KEY]))
    assert client.get(f"/trials/{trial.slug}/").status_code == 200


def test_a_guest_who_logs_in_keeps_trials(client, new_deck, bob, ann):
    client.post(list_of(new_deck(visibility="public")), ASKED)
    client.force_login(ann.user)
    trial = Trial.objects.get()
    assert trial.belongs_to(Person(user=ann.user))
    assert client.get(f"/trials/{trial.slug}/").status_code == 200


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"against": []}, "Choose at least one deck to play against."),
        ({"against": ["deck:nowhere"]}, "One of these decks is no longer available."),
        ({"against": ["ready:chaos"]}, "One of these decks is no longer available."),
        ({"against": ["\0"]}, "One of these decks is no longer available."),
        ({"bot": "<script>"}, "Choose one of those that are offered."),
        ({"pairs": "11"}, "Choose one of those that are offered."),
        ({"pairs": "9" * 5000}, "Choose one of those that are offered."),
        ({"pairs": "500", "against": ["ready:evil", "ready:sage", "ready:good"]}, "a trial can have at most 1000."),
    ],
)
def test_what_cannot_be_played_is_told_and_nothing_is_lost(ann_browser, new_deck, asked, sentence):
    deck = new_deck()
    shown = ann_browser.post(list_of(deck), ASKED | asked)
    assert sentence in read_by_people(shown)
    assert not Trial.objects.exists()
    if "against" not in asked:
        assert shown.content.decode().count("checked") == 2


def test_too_many_trials_are_told(ann_browser, new_deck, start):
    deck = new_deck()
    for _ in range(domain.MOST_WAITING):
        start(deck)
    assert "5 of your trials are not finished yet." in read_by_people(ann_browser.post(list_of(deck), ASKED))
    assert Trial.objects.count() == domain.MOST_WAITING


def test_an_opponent_that_is_too_small_is_told(ann_browser, new_deck):
    small = new_deck({"Kong": 3})
    shown = ann_browser.post(list_of(new_deck()), ASKED | {"against": [f"deck:{small.slug}"]})
    assert "“Apes” has 3 cards. Bots need 20 to 200." in read_by_people(shown)


# --- whose they are ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("visibility", "status"), [("private", 404), ("unlisted", 200), ("public", 200)])
def test_whoever_may_read_the_deck_may_start_trials(new_deck, bob, visibility, status):
    deck = new_deck(visibility=visibility)
    assert browser_of(bob).get(list_of(deck)).status_code == status
    browser_of(bob).post(list_of(deck), ASKED)
    assert Trial.objects.exists() == (status == 200)


@pytest.mark.parametrize(
    ("method", "rest"),
    [("get", ""), ("post", "cancel/"), ("post", "delete/"), ("get", "trial.csv"), ("get", "trial.json")],
)
def test_a_trial_is_shown_to_its_owner_only(start, new_deck, ann, bob, client, method, rest):
    trial = start(new_deck(visibility="public"), person=bob)
    for browser in (browser_of(ann), client):
        assert getattr(browser, method)(f"/trials/{trial.slug}/{rest}").status_code == 404
    assert Trial.objects.filter(ended=None).count() == 1
    assert getattr(browser_of(bob), method)(f"/trials/{trial.slug}/{rest}").status_code in (200, 302)
    assert trial.slug not in browser_of(ann).get(list_of(trial.deck)).content.decode()


@pytest.mark.parametrize(
    ("method", "rest", "status"),
    [
        ("get", "cancel/", 405),
        ("get", "delete/", 405),
        ("post", "", 405),
        ("get", "trial.exe", 404),
        ("post", "trial.csv", 405),
    ],
)
def test_other_verbs_are_refused(start, ann_browser, method, rest, status):
    assert getattr(ann_browser, method)(f"/trials/{start().slug}/{rest}").status_code == status


def test_a_trial_that_is_not_there_is_not_found(client):
    text = read_by_people(client.get("/trials/nowhere/"), 404)
    assert "This trial does not exist" in text


def test_pages_are_not_kept_and_forms_are_guarded(start, ann_browser, ann):
    trial = start()
    assert "no-store" in ann_browser.get(f"/trials/{trial.slug}/")["Cache-Control"]
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(ann.user)
    assert strict.post(f"/trials/{trial.slug}/delete/").status_code == 403
    assert strict.post(list_of(trial.deck), ASKED).status_code == 403


# --- progress and results ---------------------------------------------------------------------------------------------


def test_a_trial_tells_how_far_it_is_and_asks_again(start, ann_browser):
    trial = start(pairs=3)
    shown = ann_browser.get(f"/trials/{trial.slug}/")
    assert "0 of 3 pairs played. Playing the first pair." in read_by_people(shown)
    assert 'hx-trigger="every 2s"' in shown.content.decode()
    later = start(trial.deck)
    assert "It starts after your earlier trial." in read_by_people(ann_browser.get(f"/trials/{later.slug}/"))
    play_next()
    shown = read_by_people(ann_browser.get(f"/trials/{trial.slug}/"))
    assert "1 of 3 pairs played. Time left: less than a minute" in shown
    assert "too few games to say much" in shown


def test_a_finished_trial_tells_its_results(start, ann_browser):
    trial = play_all(start(against=(EVIL, SAGE), pairs=2))
    shown = ann_browser.get(f"/trials/{trial.slug}/?order=drawn")
    text = read_by_people(shown)
    assert "Finished 100% 4 of 4 pairs played." in text
    assert "every 2s" not in shown.content.decode()
    assert "All together" in text
    assert "It leans upwards" in text
    assert '<a href="/lab/">laboratory</a>' in shown.content.decode()
    assert [row.name for row in shown.context["rows"]] != sorted(trial.cards)
    for name in trial.cards:
        assert name in text


@pytest.mark.parametrize("order", ["name", "gain", "nonsense", "\0", "<script>"])
def test_any_order_is_answered(start, ann_browser, order):
    trial = play_all(start(pairs=1))
    shown = ann_browser.get(f"/trials/{trial.slug}/", {"order": order})
    assert shown.status_code == 200
    assert shown.context["order"] == (order if order in ("name", "gain") else "gain")


def test_a_trial_is_cancelled_and_deleted(start, ann_browser):
    trial = start(pairs=3)
    play_next()
    shown = read_by_people(ann_browser.post(f"/trials/{trial.slug}/cancel/", follow=True))
    assert "Cancelled 33% 1 of 3 pairs played." in shown
    shown = read_by_people(ann_browser.post(f"/trials/{trial.slug}/delete/", follow=True))
    assert "The trial is deleted." in shown
    assert not TrialPair.objects.exists()


def test_a_trial_that_broke_off_says_why(start, ann_browser):
    trial = start()
    domain.fail(slug=trial.slug, why="A game failed")
    assert "Stopped 0% 0 of 3 pairs played. A game failed" in read_by_people(ann_browser.get(f"/trials/{trial.slug}/"))


def test_the_trial_of_a_deck_that_went_private_says_nothing_new(start, new_deck, ann, bob):
    deck = new_deck(visibility="public")
    trial = start(deck, person=bob)
    decks.describe(slug=deck.slug, person=ann, name="Secret plans", visibility="private")
    shown = read_by_people(browser_of(bob).get(f"/trials/{trial.slug}/"))
    assert "Apes: bot games" in shown
    assert "Secret plans" not in shown


def test_results_go_out_as_csv_and_json(start, ann_browser):
    trial = play_all(start(pairs=2))
    sheet = ann_browser.get(f"/trials/{trial.slug}/trial.csv")
    rows = list(csv.DictReader(io.StringIO(sheet.content.decode())))
    assert sheet["Content-Disposition"] == 'attachment; filename="apes-1-trial.csv"'
    assert [row["card"] for row in rows] == sorted(trial.cards)
    assert all(int(row["games_drawn"]) + int(row["games_not_drawn"]) == 4 for row in rows)
    data = ann_browser.get(f"/trials/{trial.slug}/trial.json").json()
    assert (data["name"], data["ending"], len(data["games"]), data["report"]["score"]["rate"]["games"]) == (
        "Apes",
        "done",
        2,
        4,
    )
    assert data["games"][0]["games"] == trial.played.first().games
