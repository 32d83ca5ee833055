"""Bot games of decks of the second game: the same pages, under its key, and nothing of the first game in them."""

from collections import Counter

import pytest

from decks import domain as decks
from engine.games import of
from playtest.models import Trial
from playtest.trials import domain, queries
from tests.playtest.trials.conftest import EVIL
from tests.playtest.trials.test_domain import play_all, play_next
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db

KEY = "epic-tcg"
READY = {one.key: Counter(one.cards) for one in of(KEY).construction.READY}


@pytest.fixture
def deck(ann):
    return decks.create(person=ann, name="Beasts", format_spec="sealed-2", cards=READY["wild"], game=KEY)


@pytest.fixture
def browser(ann):
    return browser_of(ann)


def list_of(deck):
    return f"/{KEY}/decks/{deck.slug}/study/trials/"


def test_a_trial_is_started_played_and_read(browser, deck):
    shown = read_by_people(browser.get(list_of(deck)))
    assert "Unaligned, ready-made" in shown
    assert "Sage" not in shown
    assert "this deck against a field" in shown
    answer = browser.post(list_of(deck), {"against": ["ready:evil"], "bot": "random", "pairs": "10"})
    trial = Trial.objects.get()
    assert answer["Location"] == f"/{KEY}/trials/{trial.slug}/"
    assert (trial.version, trial.deck.game) == (of(KEY).play.VERSION, KEY)
    job = play_next()
    assert (job.match.decks[0], job.match.bots) == (tuple(sorted(READY["wild"].elements())), ("random", "random"))
    play_all(trial)
    page = read_by_people(browser.get(answer["Location"]))
    assert "10 of 10 pairs played." in page
    assert "It leans upwards" in page
    assert "laboratory compares each draw" in page
    report = queries.report_of(trial)
    assert report.score.games == 20
    assert {row.name for row in report.cards} == set(READY["wild"])
    assert sum(row.drawn.games for row in report.cards) > 0
    assert sum(row.played.games for row in report.cards) > 0
    assert browser.get(f"/{KEY}/trials/{trial.slug}/trial.csv").content.decode().count("\r\n") == len(READY["wild"]) + 1


def test_it_is_no_trial_of_the_first_game(browser, deck, start):
    browser.post(list_of(deck), {"against": ["ready:evil"], "bot": "random", "pairs": "10"})
    mine, other = Trial.objects.get(), start()
    assert browser.get(f"/trials/{mine.slug}/").status_code == 404
    assert browser.get(f"/{KEY}/trials/{other.slug}/").status_code == 404
    assert browser.get(f"/decks/{deck.slug}/study/trials/").status_code == 404
    shown = read_by_people(browser.post(list_of(deck), {"against": ["ready:sage"], "bot": "expert", "pairs": "10"}))
    assert "One of these decks is no longer available." in shown
    assert "Choose one of those that are offered." in shown


def test_the_page_of_a_card_counts_the_games_of_its_own_game(browser, ann, deck, new_deck, start):
    """Both games have a card of this name."""
    name = "Medusa"
    first = start(new_deck(EVIL.cards | {name: 1}), pairs=1)
    play_all(first)
    assert "In your bot games" in read_by_people(browser.get("/cards/medusa/"))
    assert "In your bot games" not in read_by_people(browser.get(f"/{KEY}/cards/medusa/"))
    decks.save(slug=deck.slug, person=ann, base=deck.revision, cards=READY["wild"] | {name: 1})
    browser.post(list_of(deck), {"against": ["ready:evil"], "bot": "random", "pairs": "10"})
    play_next()
    shown = read_by_people(browser.get(f"/{KEY}/cards/medusa/"))
    assert "In your bot games" in shown
    assert "of 2 games" in shown


def test_trials_of_an_earlier_engine_are_given_up_in_each_game(browser, deck, start):
    browser.post(list_of(deck), {"against": ["ready:evil"], "bot": "random", "pairs": "10"})
    second = Trial.objects.get()
    start()
    assert domain.give_up_outdated() == 0
    Trial.objects.filter(pk=second.pk).update(version=of(KEY).play.VERSION - 1)
    assert domain.give_up_outdated() == 1
    second.refresh_from_db()
    assert second.ending == "failed"
