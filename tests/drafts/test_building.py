"""From a pool to a deck: who makes one, what a seat plays, and what the page of the pool shows to whom."""

from collections import Counter

import pytest
from django.contrib.auth import get_user_model
from django.db import connection
from django.test.utils import CaptureQueriesContext
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decks import domain as decks
from decks.models import Deck
from drafts import advice, building, domain
from drafts.models import Seat
from engine.bots.epic.building import build
from engine.bots.epic.rating import PRIOR
from engine.epic.catalogue import CARDS
from engine.epic.construction import by_key, violations
from engine.games import DEFAULT
from live.errors import Refused
from people.persons import Person
from tests.drafts.players import ANN, BEN, DAN, play
from tests.visitors import browser_of, read_by_people

FORMATS = ("random30", "sealed", "random60", "pack", "open", "dark", "cube", "own", "winston", "continuous")
NAMES = sorted(card.name for card in CARDS)


@pytest.fixture(autouse=True)
def nothing_is_remembered():
    building.forget()
    yield
    building.forget()


@pytest.fixture
def ended(new_pod):
    """A draft of Ann, and of Ben perhaps, that is over; bots sit in the other seats."""

    def ended(key="sealed", others=(), sits=True, **said):
        pod = new_pod(key, others=others, sits=sits, **said)
        play(pod, [*([ANN] if sits else []), *others])
        pod.refresh_from_db()
        return pod

    return ended


def begin(pod, person=ANN, *, suggested=True, **said):
    return building.begin(slug=pod.slug, person=person, suggested=suggested, **said)


def seat(pod, number=0):
    return Seat.objects.select_related("deck").get(pod=pod, number=number)


def page(pod, person=ANN):
    return browser_of(person).get(f"/drafts/{pod.slug}/deck/")


def press(pod, do, person=ANN, **more):
    return browser_of(person).post(f"/drafts/{pod.slug}/deck/", {"do": do, **more})


def cards_of(deck):
    return deck.versions.get(number=deck.number).cards


# --- making a deck ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", FORMATS)
def test_the_suggestion_becomes_a_legal_deck_with_the_pool(ended, key):
    pod = ended(key)
    deck = begin(pod)
    pool = Counter(pod.log["pools"][0])
    assert (deck.name, deck.format_key, deck.visibility) == (f"{pod.name}: my deck", key, "private")
    assert (deck.pool, deck.draft, deck.belongs_to(ANN)) == (dict(pool), pod, True)
    assert violations(cards_of(deck), by_key(key), pool=pool) == []
    assert sum(cards_of(deck).values()) == 30


def test_a_seat_has_one_deck_however_often_it_is_asked_for(ended):
    pod = ended()
    deck = begin(pod, suggested=False)
    assert cards_of(deck) == {}
    assert begin(pod, suggested=True) == deck
    assert Deck.objects.count() == 1


def test_starting_again_makes_another_deck_and_keeps_the_first(ended):
    pod = ended()
    first = begin(pod)
    second = begin(pod, suggested=False, again=True)
    assert seat(pod).deck == second
    assert [deck.belongs_to(ANN) for deck in Deck.objects.all()] == [True, True]
    assert first.draft == second.draft == pod


def test_a_deck_that_was_deleted_makes_room_for_another(ended):
    pod = ended()
    first = begin(pod)
    decks.delete(slug=first.slug, person=ANN)
    assert seat(pod).deck is None
    assert begin(pod).pk != first.pk


def test_a_long_name_of_a_draft_is_cut(ended):
    pod = ended()
    domain.describe(slug=pod.slug, person=ANN, name="x" * 80)
    assert begin(pod).name == "x" * 71 + ": my deck"


def test_nobody_builds_before_the_end_and_nobody_without_a_seat(new_pod, ended):
    going = new_pod("pack")
    with pytest.raises(Refused, match="when the draft is over"):
        begin(going)
    domain.close(slug=going.slug, person=ANN)
    with pytest.raises(Refused, match="closed before it ended"):
        begin(going)
    over = ended(sits=False)
    for stranger in (ANN, DAN, Person()):
        with pytest.raises(Refused, match="no seat"):
            begin(over, stranger)
    assert Deck.objects.count() == 0


def test_whoever_has_too_many_decks_is_told(ended, monkeypatch):
    monkeypatch.setattr(decks, "MOST_DECKS", 0)
    with pytest.raises(Refused, match="the maximum"):
        begin(ended())


def test_a_guest_who_signs_in_goes_on_with_the_deck(ended, client):
    pod = ended()
    deck = begin(pod)
    user = get_user_model().objects.create_user("ann", password="kong smash")
    browser = browser_of(ANN)
    browser.post("/account/sign-in/", {"login": "ann", "password": "kong smash"})
    assert begin(pod, Person(user=user)) == deck


# --- what a seat plays -----------------------------------------------------------------------------------------------


def test_bots_and_who_has_built_nothing_play_the_suggestion(ended):
    pod = ended("cube", seats=3)
    for number in range(3):
        played = building.deck_of(pod, seat(pod, number))
        assert played.cards == list(build(pod.log["pools"][number], pod.picker.ratings).deck)
        assert (played.own, played.deck, played.passed_over) == (False, None, False)


def test_a_player_plays_the_newest_legal_version_of_their_own(ended):
    pod = ended()
    deck, pool = begin(pod), Counter(pod.log["pools"][0])
    others = list((pool - Counter(cards_of(deck))).elements())
    changed = Counter(cards_of(deck)) - Counter([next(iter(cards_of(deck)))]) + Counter([others[0]])
    decks.save(slug=deck.slug, person=ANN, base=deck.revision, cards=changed)
    played = building.deck_of(pod, seat(pod))
    assert (Counter(played.cards), played.own, played.version.number) == (changed, True, 2)
    assert (played.name, played.passed_over) == (deck.name, False)

    deck.refresh_from_db()
    decks.save(slug=deck.slug, person=ANN, base=deck.revision, cards={"Kong": 1}, note="unfinished")
    played = building.deck_of(pod, seat(pod))
    assert (Counter(played.cards), played.version.number, played.passed_over) == (changed, 2, True)


def test_a_deck_without_a_legal_version_is_not_played(ended):
    pod = ended()
    deck = begin(pod, suggested=False)
    played = building.deck_of(pod, seat(pod))
    assert (played.own, played.deck, played.passed_over) == (False, deck, True)
    assert played.cards == list(build(pod.log["pools"][0], pod.picker.ratings).deck)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(data=st.data())
def test_whatever_is_saved_a_seat_plays_a_legal_deck_of_its_pool(ended_once, data):
    pod, pool = ended_once, Counter(ended_once.log["pools"][0])
    from_pool = data.draw(st.permutations(sorted(pool.elements())))
    cards = Counter(from_pool[: data.draw(st.integers(28, 32))])
    cards += Counter(data.draw(st.lists(st.sampled_from(NAMES), max_size=2)))
    deck = begin(pod)
    decks.save(slug=deck.slug, person=ANN, base=deck.revision, cards=cards)
    played = building.deck_of(pod, seat(pod))
    assert not Counter(played.cards) - pool
    assert len(played.cards) == 30
    is_legal = cards.total() == 30 and not cards - pool
    assert (played.version is not None and played.version.cards == cards) == is_legal


@pytest.fixture
def ended_once(ended):
    return ended("sealed")


def test_eight_seats_cost_one_question_for_each_deck_of_a_player(ended):
    pod = ended("cube", seats=8)
    begin(pod)
    seats = list(pod.seats.select_related("deck"))
    first = [building.deck_of(pod, one).cards for one in seats]
    with CaptureQueriesContext(connection) as asked:
        again = [building.deck_of(pod, one).cards for one in seats]
    assert again == first
    assert len(asked) == 1  # the versions of Ann's deck


def test_a_draft_whose_cards_are_no_more_says_so(ended):
    pod = ended()
    pod.log["pools"][0][0] = "Gone With the Wind"
    pod.save()
    with pytest.raises(Refused, match="earlier version of the cards"):
        building.deck_of(pod, seat(pod))
    assert "earlier version of the cards" in read_by_people(page(pod))


# --- the page --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", FORMATS)
def test_the_page_shows_ones_own_pool_and_nobody_elses(ended, key):
    pod = ended(key, others=[BEN] if key != "own" else [])
    pools = [Counter(pool) for pool in pod.log["pools"]]
    for number, person in enumerate([ANN, BEN][: 1 + (key != "own")]):
        response = page(pod, person)
        rows = [row for group in response.context["groups"] for row in group.rows]
        assert {row.name: row.count for row in rows} == dict(pools[number])
        assert sum(row.suggested for row in rows) == 30
        others = set(pools[1 - number]) - set(pools[number])
        words = read_by_people(response)
        assert not [name for name in others if f" {name} " in words and not _part_of_another(name, pools[number])]


def _part_of_another(name, pool):
    return any(name in other for other in pool)


def test_strangers_and_a_host_without_a_seat_are_told_why_they_see_nothing(ended):
    pod = ended(sits=False)
    for person in (ANN, DAN):
        response = page(pod, person)
        assert "You had no seat in this draft" in read_by_people(response)
        assert "groups" not in response.context
        assert press(pod, "suggestion", person).status_code == 302
    assert Deck.objects.count() == 0


def test_before_the_end_the_page_says_when_and_leads_back(new_pod):
    pod = new_pod("pack")
    response = page(pod)
    assert "You can build decks here when the draft is over." in read_by_people(response)
    assert f'href="/drafts/{pod.slug}/"' in response.content.decode()
    assert browser_of(ANN).get("/drafts/nowhere/deck/").status_code == 404
    assert browser_of(ANN).post("/drafts/nowhere/deck/").status_code == 404
    assert browser_of(ANN).put(f"/drafts/{pod.slug}/deck/").status_code == 405


def test_the_buttons_lead_to_the_builder(ended):
    pod = ended()
    made = press(pod, "suggestion")
    deck = seat(pod).deck
    assert made["Location"] == f"/decks/{deck.slug}/build/"
    assert press(pod, "scratch")["Location"] == made["Location"]
    assert press(pod, "scratch", again="yes")["Location"] != made["Location"]
    assert press(pod, "\0nonsense")["Location"] == f"/decks/{seat(pod).deck.slug}/build/"


@pytest.mark.parametrize("key", ["random30", "pack"])
def test_where_the_pool_is_the_deck_there_is_nothing_to_build(ended, key):
    pod = ended(key)
    assert "deck has exactly 30 cards, as many as you have: you play them all." in read_by_people(page(pod))
    assert press(pod, "suggestion")["Location"] == f"/decks/{seat(pod).deck.slug}/"
    assert Counter(cards_of(seat(pod).deck)) == Counter(pod.log["pools"][0])
    assert "This is what you play." in read_by_people(page(pod))


def test_the_page_says_which_deck_is_played(ended):
    pod = ended()
    assert "Build from this suggestion" in read_by_people(page(pod))
    deck = begin(pod)
    assert "30 cards, version 1. This is what you play." in read_by_people(page(pod))
    decks.save(slug=deck.slug, person=ANN, base=1, cards={"Kong": 40})
    words = read_by_people(page(pod))
    assert "Until then, you play version 1, your newest legal version." in words
    assert "Kong: 40 copies in the deck" in words
    begin(pod, suggested=False, again=True)
    assert "Until then, you play the deck a bot would build." in read_by_people(page(pod))


# --- why -------------------------------------------------------------------------------------------------------------


@given(names=st.lists(st.sampled_from(NAMES), min_size=30, max_size=60))
def test_every_card_of_the_pool_stands_once_with_its_reason(names):
    found = advice.groups(build(names, PRIOR), game=DEFAULT)
    rows = [row for group in found for row in group.rows]
    assert {row.name: row.count for row in rows} == dict(Counter(names))
    assert sum(group.size for group in found) == len(names)
    assert sum(group.suggested for group in found) == 30
    assert all(0 <= row.suggested <= row.count and row.why.endswith(".") for row in rows)


def test_reasons_speak_for_what_is_in_and_against_what_is_out():
    found = advice.groups(build(NAMES, PRIOR), game=DEFAULT)
    rows = {row.name: row for group in found for row in group.rows}
    best = rows["Thought Plucker"]
    assert (best.label, best.why.split(":")[0]) == ("In", "One of the strongest")
    assert rows["High King"].label == "Left out"
    assert rows["High King"].why.startswith("Weak: 7 fewer wins in 100 games.")
    assert advice.Row("Kong", 3, 2, "").label == "2 of 3 in"
