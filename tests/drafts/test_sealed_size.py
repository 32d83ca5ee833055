"""How many cards the decks of a Sealed have: exactly 30 (rulebook of 2015, "Limited"), or more if its host says so."""

from collections import Counter

import pytest

from decks import domain as decks
from drafts import building, queries
from drafts.models import Pod, Seat
from drafts.offers import offers_of
from live.errors import Refused
from tests.drafts.players import ANN, BEN, play
from tests.visitors import browser_of, read_by_people


@pytest.fixture
def built(new_pod):
    """A Sealed of Ann that is over, and her deck of 31 cards of its pool."""

    def built(**options):
        pod = new_pod("sealed", others=[BEN], **options)
        play(pod, [ANN, BEN])
        deck = building.begin(slug=pod.slug, person=ANN, suggested=True)
        large = dict(Counter(pod_pool(pod)[:31]))
        decks.save(slug=deck.slug, person=ANN, base=deck.revision, cards=large)
        return pod, deck, large

    return built


def pod_pool(pod):
    return building.pool_of(Pod.objects.get(pk=pod.pk), 0)


def played(pod):
    return building.deck_of(Pod.objects.get(pk=pod.pk), Seat.objects.select_related("deck").get(pod=pod, number=0))


def page_of(path):
    return read_by_people(browser_of(ANN).get(path))


def test_a_deck_of_31_cards_is_not_legal_and_not_played(built):
    pod, deck, _ = built()
    assert (played(pod).version.number, len(played(pod).cards), played(pod).passed_over) == (1, 30, True)
    assert "The deck has 31 cards; Sealed needs exactly 30: cut one." in page_of(f"/decks/{deck.slug}/")
    assert "Sealed: build a deck of exactly 30 cards" in page_of(f"/drafts/{pod.slug}/deck/")
    assert queries.pod_payload(slug=pod.slug, person=BEN)["deck_size"] == "exact"


def test_the_host_may_let_decks_be_larger(built):
    pod, deck, large = built(deck_size="least")
    assert (Counter(played(pod).cards), played(pod).passed_over) == (Counter(large), False)
    assert "Legal in Large Sealed" in page_of(f"/decks/{deck.slug}/")
    assert "Large Sealed: build a deck of at least 30 cards" in page_of(f"/drafts/{pod.slug}/deck/")
    assert queries.pod_payload(slug=pod.slug, person=BEN)["deck_size"] == "least"


@pytest.mark.parametrize(("chosen", "size"), [({}, "exactly 30"), ({"deck_size": "least"}, "at least 30")])
def test_the_page_of_the_draft_says_which_it_is(new_pod, chosen, size):
    plan = browser_of(BEN).get(f"/drafts/{new_pod('sealed', **chosen).slug}/").context["plan"]
    assert plan["sentences"][-1] == f"Then everybody builds a deck of {size} cards from their pool."
    assert plan["deck"]["size"] == size


@pytest.mark.parametrize(("typed", "stored"), [("", "exact"), ("exact", "exact"), ("least", "least")])
def test_the_form_stores_what_the_host_chooses(client, db, typed, stored):
    client.post("/drafts/", {"format": "sealed", "deck_size": typed})
    assert Pod.objects.get().deck_size == stored


def test_in_other_formats_there_is_nothing_to_choose(client, new_pod):
    for key, size in (("team", "least"), ("sealed", "any")):
        with pytest.raises(Refused) as caught:
            new_pod(key, deck_size=size)
        assert caught.value.code == "deck_size"
    assert [one.key for one in offers_of("epic") if "deck_size" in one.matters] == ["sealed"]
    client.post("/drafts/", {"format": "cube", "deck_size": "least"})
    assert Pod.objects.get().deck_size == "exact"


def test_players_of_the_rulebook_stand_beside_those_that_are_possible_here(client, db):
    """Rulebook of 2015, the headings of "Limited"; no document names players for the others."""
    assert {one.key: (one.players, one.printed) for one in offers_of("epic") if one.printed} == {
        "random30": ("2 to 8 players", "2 to 4 players, 5 to 8 with two sets"),
        "sealed": ("2 to 8 players", "2 to 4 players, 5 to 8 with two sets"),
        "pack": ("2 to 8 players, usually 4", "3 to 4 players, 5 to 8 with two sets"),
        "open": ("2 players", "2 players"),
        "cube": ("2 to 8 players, usually 8", "8 players with three sets"),
    }
    assert next(one for one in offers_of("epic") if one.key == "dark").printed == ""
    page = read_by_people(client.get("/drafts/"))
    assert "2 to 8 players, usually 4 · 20 minutes Rulebook: 3 to 4 players, 5 to 8 with two sets" in page
