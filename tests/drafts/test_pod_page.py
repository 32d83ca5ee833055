"""The page of a draft: who may open it, what it holds before the socket says anything, and the ratings."""

import json
import re

import pytest
from django.test import Client

from engine.bots.epic.rating import RATING, best_bot, ratings_of
from engine.epic.catalogue import CARDS
from tests.drafts.players import ANN, BEN, DAN, fresh, play
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)


def page_of(pod, person=DAN):
    return browser_of(person).get(f"/drafts/{pod.slug}/")


def plan_in(response):
    return json.loads(
        re.search(r'<script id="plan" type="application/json">(.*?)</script>', response.content.decode())[1]
    )


def test_whoever_has_the_link_sees_the_draft(new_pod):
    pod = new_pod("cube", begin=False)
    response = page_of(pod)
    assert "Cube Draft" in read_by_people(response)
    assert f'data-ws="/ws/draft/{pod.slug}/"' in response.content.decode()
    assert f'data-link="http://testserver/drafts/{pod.slug}/"' in response.content.decode()
    assert plan_in(response)["deck"] == {"size": "at least 30", "least": 30, "most": None}


def test_a_stranger_in_a_fresh_browser_is_given_no_guest_key(new_pod):
    pod, client = new_pod(begin=False), Client()
    assert client.get(f"/drafts/{pod.slug}/").status_code == 200
    assert not client.session.items()


@pytest.mark.parametrize("slug", ["nowhere", "x" * 200, "-", "sit"])
def test_what_is_no_draft_is_not_found(db, client, slug):
    assert client.get(f"/drafts/{slug}/").status_code == 404


def test_the_page_is_only_read(new_pod):
    pod = new_pod(begin=False)
    assert browser_of(ANN).post(f"/drafts/{pod.slug}/").status_code == 405


@pytest.mark.parametrize("person", [ANN, BEN, DAN])
def test_the_page_holds_neither_seed_nor_cards(new_pod, person):
    pod = new_pod("pack", 2, others=[BEN])
    page = page_of(pod, person).content.decode()
    assert pod.seed not in page
    assert not [card.name for card in CARDS if f">{card.name}<" in page or f'"{card.name}"' in page]


def test_without_scripts_one_can_sit_down_until_the_draft_ends(new_pod):
    pod = new_pod("pack", 2, others=[BEN], begin=False)
    assert f'action="/drafts/{pod.slug}/sit/"' in page_of(pod, DAN).content.decode()
    assert "You have a seat in this draft." in read_by_people(page_of(pod, ANN))
    assert "/sit/" not in page_of(pod, ANN).content.decode().split("<noscript>")[1]


@pytest.mark.parametrize("key", ["random30", "open", "own"])
def test_the_page_stays_when_the_draft_is_over(new_pod, key):
    pod = new_pod(key, 2, others=[BEN])
    play(pod, [ANN, BEN])
    assert fresh(pod).status == "over"
    assert pod.name in read_by_people(page_of(pod, ANN))


def test_the_page_of_a_draft_whose_cards_have_changed_can_be_opened(new_pod):
    pod = new_pod("pack", 2, others=[BEN])
    pod.setup["fingerprint"] = "0" * 16
    pod.save()
    assert plan_in(page_of(pod, ANN))["sentences"] == []


def test_the_ratings_are_all_cards_with_the_best_one_first(client, new_pod):
    """By what the bots of that draft go by."""
    names = client.get(f"/drafts/{new_pod('sealed', 2).slug}/ratings.json").json()
    ratings = ratings_of(best_bot("sealed"), "sealed")
    assert sorted(names) == sorted(RATING)
    assert [ratings[name] for name in names] == list(ratings.best_first)
