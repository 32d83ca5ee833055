"""Drafts that are dealt from real cards: what is drawn, who brings what, and that nobody learns what others own."""

import json
from collections import Counter

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from decks.collection import domain as collections
from drafts import bringing, domain, queries
from drafts.bringing import Origin
from drafts.models import Brought, Pod, Pull
from drafts.reading import Options
from engine.epic.catalogue import CARDS
from engine.epic.limited import PROCEDURES, plan
from engine.games import DEFAULT, GAMES
from engine.limited import Shape, commitment, needed, new_draft
from live.errors import Refused
from people.persons import Person
from tests.drafts.players import ANN, BEN, CAT, DAN, fresh, look, play
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)
EPIC = GAMES[DEFAULT]
NAMES = [card.name for card in CARDS]
FORMATS = [one.key for one in PROCEDURES if one.shape is not Shape.LISTED]
ANNS, BENS = dict.fromkeys(NAMES[:40], 2), dict.fromkeys(NAMES[20:70], 1)


def refused(code, verb, **arguments):
    with pytest.raises(Refused) as refusal:
        verb(**arguments)
    assert refusal.value.code == code
    assert str(refusal.value).endswith((".", "?"))


@pytest.fixture
def union(db):
    """A draft of what the players bring: Ann and Ben have seats, and nobody has said anything."""

    def union(key="sealed", seats=2, start="host", others=(BEN,), **chosen):
        setup, origin = bringing.stand_in(EPIC, key, seats=seats, **chosen), Origin(brought=Brought.PLAYERS)
        options = Options(clock="none", start=start)
        pod = domain.create(person=ANN, setup=setup, origin=origin, options=options, shown="Ann", game=DEFAULT)
        for person in others:
            domain.sit(slug=pod.slug, person=person, shown=person.guest_key.capitalize())
        return pod

    return union


def dealt(pod):
    """The cards that a pod deals, told apart from what it says."""
    return bringing.dealt(new_draft(fresh(pod).plan, int(fresh(pod).seed)))


# --- drawing and sharing out: any declarations -----------------------------------------------------------------------

DECLARED = st.lists(
    st.dictionaries(st.sampled_from(NAMES), st.integers(1, 9), min_size=1, max_size=90), min_size=1, max_size=8
)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(FORMATS), DECLARED)
def test_nobody_brings_more_than_declared_and_together_they_bring_what_is_dealt(key, declared):
    setup = bringing.stand_in(EPIC, key)
    have = sum((Counter(cards) for cards in declared), Counter())
    if have.total() < needed(setup):
        refused("cards", bringing.drawn, setup=setup, declared=declared)
        return
    made = bringing.drawn(setup, declared)
    assert Counter(made.cards) <= have
    deal = bringing.dealt(new_draft(made, 7))
    pulls = bringing.shared_out(deal, declared)
    assert len(pulls) == len(declared)
    assert all(Counter(pull) <= Counter(cards) for pull, cards in zip(pulls, declared, strict=True))
    assert sum((Counter(pull) for pull in pulls), Counter()) == deal


def test_the_load_is_shared():
    pulls = bringing.shared_out({"Kong": 4, "Lash": 2}, [{"Kong": 9, "Lash": 9}, {"Kong": 9}, {"Lash": 1}])
    assert pulls == [{"Kong": 2, "Lash": 1}, {"Kong": 2}, {"Lash": 1}]


@pytest.mark.parametrize("key", FORMATS)
def test_every_format_with_packs_is_dealt_from_what_is_there_and_from_no_more(key):
    setup = bringing.stand_in(EPIC, key)
    made = bringing.drawn(setup, [dict.fromkeys(NAMES, 2)])
    whole = key == "rotisserie"  # one copy of each card lies on the table
    assert len(made.cards) == (len(NAMES) if whole else needed(setup))
    assert (made.products, made.sets, made.seats, made.format) == ((), 1, setup.seats, key)


def test_a_rotisserie_takes_second_copies_only_where_it_must():
    made = bringing.drawn(bringing.stand_in(EPIC, "rotisserie", seats=2), [dict.fromkeys(NAMES[:40], 3)])
    assert Counter(made.cards) == dict.fromkeys(NAMES[:40], 2)


def test_formats_with_lists_have_no_real_cards():
    refused("source", bringing.drawn, setup=plan("random60"), declared=[dict.fromkeys(NAMES, 9)])
    refused("source", bringing.check, procedure=EPIC.limited.BY_KEY["random60"])


# --- what the players bring ------------------------------------------------------------------------------------------


def test_players_bring_cards_and_get_their_lists(union):
    pod = union()
    assert (look(pod)["hash"], look(pod)["brought"]) == ("", "players")
    refused("cards", domain.start, slug=pod.slug, person=ANN)
    domain.bring(slug=pod.slug, person=ANN, cards=ANNS)
    domain.bring(slug=pod.slug, person=BEN, cards=BENS)
    domain.start(slug=pod.slug, person=ANN)
    pod = fresh(pod)
    assert (pod.status, pod.commitment) == ("over", commitment(pod.plan, int(pod.seed)))
    assert set(pod.seats.values_list("brings", flat=True)) == {None}
    pulls = [Counter(bringing.pull_of(pod, person)) for person in (ANN, BEN)]
    assert pulls[0] <= Counter(ANNS)
    assert pulls[1] <= Counter(BENS)
    assert pulls[0] + pulls[1] == dealt(pod) == Counter(pod.plan.cards)
    assert bringing.pull_of(pod, CAT) is None
    assert (len(pod.log["dealt"]), pod.plan.seats) == (2, 2)


def test_a_draft_is_played_and_its_lists_are_secret_until_it_is_over(union):
    pod = union("pack", seats=2)
    for person in (ANN, BEN):
        domain.bring(slug=pod.slug, person=person, cards=dict.fromkeys(NAMES[:60], 1))
    domain.start(slug=pod.slug, person=ANN)
    refused("not_over", bringing.pull_of, pod=fresh(pod), person=ANN)
    assert bringing.pull_of(fresh(pod), CAT) is None
    play(pod, (ANN, BEN))
    pod = fresh(pod)
    pulls = [Counter(bringing.pull_of(pod, person)) for person in (ANN, BEN)]
    assert pulls[0] + pulls[1] == sum(map(Counter, pod.log["dealt"]), Counter())
    assert queries.log_of(slug=pod.slug, person=ANN)["hash"] == pod.commitment


def test_only_those_who_sit_there_bring_cards(union):
    pod = union("sealed", seats=3, others=(BEN, CAT))
    refused("no_seat", domain.bring, slug=pod.slug, person=DAN, cards=ANNS)
    for person in (ANN, BEN, CAT):
        domain.bring(slug=pod.slug, person=person, cards=dict.fromkeys(NAMES, 1))
    domain.leave(slug=pod.slug, person=BEN)
    domain.bring(slug=pod.slug, person=CAT, cards=None)
    assert [seat["brings"] for seat in look(pod)["seats"]] == [True, False, False]
    domain.start(slug=pod.slug, person=ANN)
    assert [pull.guest_key for pull in Pull.objects.all()] == ["ann"]
    refused("over", domain.bring, slug=pod.slug, person=ANN, cards=None)


def test_who_leaves_after_the_start_still_has_the_list(union):
    pod = union("pack", seats=2)
    domain.bring(slug=pod.slug, person=BEN, cards=dict.fromkeys(NAMES[:60], 1))
    domain.start(slug=pod.slug, person=ANN)
    refused("started", domain.bring, slug=pod.slug, person=ANN, cards=ANNS)
    domain.leave(slug=pod.slug, person=BEN)
    play(pod, (ANN,))
    assert Counter(bringing.pull_of(fresh(pod), BEN)) == dealt(pod)


def test_a_full_draft_begins_by_itself_when_there_are_enough_cards(union):
    pod = union(start="full")
    assert fresh(pod).status == "gathering"
    domain.bring(slug=pod.slug, person=BEN, cards=dict.fromkeys(NAMES[:89], 1))
    assert fresh(pod).status == "gathering"
    domain.bring(slug=pod.slug, person=ANN, cards={"Kong": 1})
    assert fresh(pod).status == "over"


@pytest.mark.parametrize(
    "cards",
    [
        {},
        {"Kogn": 1},
        {"Kong": 0},
        {"Kong": -1},
        {"Kong": True},
        {"Kong": "3"},
        {"Kong": 1000},
        {NAMES[0]: 999, NAMES[1]: 999, NAMES[2]: 3},
    ],
)
def test_what_nobody_can_bring_is_refused(union, cards):
    pod = union()
    refused("cards", domain.bring, slug=pod.slug, person=ANN, cards=cards)
    assert not any(seat.brings for seat in pod.seats.all())


def test_other_drafts_take_no_cards(new_pod):
    refused("brought", domain.bring, slug=new_pod(begin=False).slug, person=ANN, cards=ANNS)


def test_players_need_time_to_bring_cards(db):
    setup, origin = bringing.stand_in(EPIC, "sealed"), Origin(brought=Brought.PLAYERS)
    refused("start", domain.create, person=ANN, setup=setup, origin=origin, alone=True, game=DEFAULT)
    refused("source", domain.create, person=ANN, setup=plan("random60"), origin=origin, game=DEFAULT)
    assert not Pod.objects.exists()


# --- what the host has -----------------------------------------------------------------------------------------------


def test_a_draft_is_dealt_from_a_collection(db):
    origin = Origin(brought=Brought.HOSTS, declared=ANNS | {"Kong": 30})
    pod = domain.create(
        person=ANN, setup=bringing.stand_in(EPIC, "sealed", seats=2), origin=origin, alone=True, game=DEFAULT
    )
    pod = fresh(pod)
    pull = Counter(bringing.pull_of(pod, ANN))
    assert pull == dealt(pod)
    assert pull.total() == 90
    assert pull <= Counter(ANNS | {"Kong": 30})
    few = Origin(brought=Brought.HOSTS, declared={"Kong": 3})
    refused("cards", domain.create, person=ANN, setup=bringing.stand_in(EPIC, "sealed"), origin=few, game=DEFAULT)


# --- accounts --------------------------------------------------------------------------------------------------------


def test_an_account_keeps_the_list_of_its_guest_and_leaves_no_name_on_it(union, account):
    pod = union()
    domain.bring(slug=pod.slug, person=BEN, cards=dict.fromkeys(NAMES[:90], 1))
    domain.start(slug=pod.slug, person=ANN)
    user = account("Benjamin")
    domain.adopt(person=Person("ben", user))
    assert sum(bringing.pull_of(fresh(pod), Person("", user)).values()) == 90
    assert bringing.pull_of(fresh(pod), Person("ben")) is None
    user.delete()
    assert [(pull.user, pull.guest_key) for pull in Pull.objects.all()] == [(None, "")]
    assert bringing.pull_of(fresh(pod), Person()) is None


# --- what others learn -----------------------------------------------------------------------------------------------


def everything_shown(pod, person):
    """All that the frames and the pages of a draft tell a person."""
    pages = [
        browser_of(person).get(f"/drafts/{pod.slug}/{rest}") for rest in ("", "cards/", "cards.txt", "deck/", "games/")
    ]
    verified = browser_of(person).get(f"/drafts/verify/?pod={pod.slug}")
    return json.dumps(look(pod, person)) + " ".join(page.content.decode() for page in (*pages, verified))


def test_nobody_sees_what_others_declare(union):
    """Ben brings one card that nobody else has, very often: neither its name nor its number is anywhere."""
    pod = union("pack", seats=2)
    secret = NAMES[-1]
    domain.bring(slug=pod.slug, person=BEN, cards={secret: 777})
    for person in (ANN, CAT):
        shown = everything_shown(pod, person)
        assert secret not in shown
        assert "777" not in shown
    assert look(pod, BEN)["mine"]["brings"] == 777
    assert secret in everything_shown(pod, BEN)


def test_while_drafting_nobody_sees_what_is_dealt_from(union):
    pod = union("pack", seats=2)
    domain.bring(slug=pod.slug, person=BEN, cards=dict.fromkeys(NAMES[:60], 1))
    domain.start(slug=pod.slug, person=ANN)
    setup = look(pod)["setup"]
    assert (setup["cards"], setup["fingerprint"], look(pod)["hash"]) == ({}, "", fresh(pod).commitment)
    seen = set(look(pod)["view"]["question"]["cards"])
    unseen = [name for name in NAMES[:60] if name not in seen]
    shown = json.dumps(look(pod))
    assert not [name for name in unseen if f'"{name}"' in shown]
    assert browser_of(BEN).get(f"/drafts/{pod.slug}/cards.txt").status_code == 404


def test_a_private_log_keeps_the_cards_to_those_who_read_it(union):
    pod = union("sealed", seats=2)
    domain.describe(slug=pod.slug, person=ANN, readers="host")
    domain.bring(slug=pod.slug, person=BEN, cards=dict.fromkeys(NAMES[:90], 1))
    domain.start(slug=pod.slug, person=ANN)
    shown = everything_shown(fresh(pod), CAT)
    assert not [name for pool in fresh(pod).log["pools"] for name in pool if f'"{name}"' in shown]


# --- pages -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def ben_owns(db):
    for name in NAMES[:50]:
        collections.own(person=BEN, card=name, count=4, game=DEFAULT)
    collections.own(person=BEN, card="Furios, Father of Nature", count=1, game=DEFAULT)


def cards_page(pod, person, **typed):
    address, browser = f"/drafts/{pod.slug}/cards/", browser_of(person)
    return browser.post(address, typed) if typed else browser.get(address)


def test_a_collection_is_brought_with_its_counts(union, ben_owns):
    pod = union()
    assert "My collection" in cards_page(pod, BEN).content.decode()
    assert cards_page(pod, BEN, source="collection").status_code == 302
    assert pod.seats.get(number=1).brings == dict.fromkeys(sorted(NAMES[:50]), 4)
    cards_page(pod, BEN, source="collection", copies="1")
    assert pod.seats.get(number=1).brings == dict.fromkeys(sorted(NAMES[:50]), 1)
    assert "You bring <b>50</b>" in cards_page(pod, BEN).content.decode()
    cards_page(pod, BEN, do="nothing")
    assert pod.seats.get(number=1).brings is None


def test_a_list_is_brought(union):
    pod = union()
    assert "My collection" not in cards_page(pod, BEN).content.decode()
    cards_page(pod, BEN, source="list", cards="3 kong\n1 Lash")
    assert pod.seats.get(number=1).brings == {"Kong": 3, "Lash": 1}


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ({"source": "list", "cards": ""}, "This list has no cards"),
        ({"source": "list", "cards": "3 Kogn"}, "could not be read"),
        ({"source": "list", "cards": "x" * 60_001}, "A list can have 60000 characters"),
        ({"source": "list", "cards": "Deity: Furios, Father of Nature"}, "Deities are never dealt"),
        ({"source": "list", "cards": "3 Kogn", "do": "correct"}, "The names are corrected"),
        ({"source": "collection", "copies": "x"}, "Enter a number from 1 to 60"),
        ({"source": "elsewhere"}, "Choose one of the options."),
    ],
)
def test_what_cannot_be_brought_says_why(union, ben_owns, typed, says):
    pod = union()
    assert says in cards_page(pod, BEN, **typed).content.decode()
    assert pod.seats.get(number=1).brings is None


def test_who_has_no_seat_brings_nothing(union):
    pod = union()
    assert "Take a seat first." in cards_page(pod, CAT).content.decode()
    assert cards_page(pod, CAT, source="list", cards="3 Kong")["Location"] == f"/drafts/{pod.slug}/cards/"
    assert not any(seat.brings for seat in pod.seats.all())


def test_each_reads_their_own_list(union):
    pod = union()
    domain.bring(slug=pod.slug, person=ANN, cards=dict.fromkeys(NAMES[:30], 9))
    domain.bring(slug=pod.slug, person=BEN, cards={NAMES[0]: 1})
    domain.start(slug=pod.slug, person=ANN)
    pulled = bringing.pull_of(fresh(pod), ANN)
    html = cards_page(pod, ANN).content.decode()
    assert f"Bring these <b>{sum(pulled.values())}</b> card" in html
    text = browser_of(ANN).get(f"/drafts/{pod.slug}/cards.txt").content.decode()
    assert all(f"{count} {name}" in text for name, count in pulled.items())
    assert "You bring no cards to this draft." in cards_page(pod, CAT).content.decode()
    assert browser_of(CAT).get(f"/drafts/{pod.slug}/cards.txt").status_code == 404


def test_there_is_no_such_page_where_nobody_brings_cards(new_pod, client):
    pod = new_pod()
    assert [
        client.get(f"/drafts/{slug}/cards{end}").status_code for slug in (pod.slug, "x") for end in ("/", ".txt")
    ] == [404] * 4


def test_a_draft_that_was_closed_before_it_was_dealt_has_no_hash(union, client):
    pod = union()
    assert "The packs are fixed" in client.get(f"/drafts/verify/?pod={pod.slug}").content.decode()
    domain.close(slug=pod.slug, person=ANN)
    assert "This draft was never dealt" in client.get(f"/drafts/verify/?pod={pod.slug}").content.decode()
