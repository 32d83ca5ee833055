"""Who plays with whom, and who is out of the queue and why: the verbs, with a time that is given."""

import threading
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.utils import timezone

from decks import domain as saved_decks
from decks import queries as decks
from engine.epic.catalogue import CARDS as ALL_CARDS
from live.errors import Refused
from lobby import queue
from lobby.models import LONGEST_WHY, Place, Status
from lobby.places import place_of
from people import blocks
from people.persons import Person
from playtest import domain as tables
from playtest.challenges.domain import Deck
from playtest.challenges.queries import challenge_of
from playtest.models import Clock, Side, Table

pytestmark = pytest.mark.django_db(transaction=True)

ANN, BOB, CID, DAN = map(Person, ("ann's key", "bob's key", "cid's key", "dan's key"))
GOOD = Deck("Good", decks.ready_made("good"))
EVIL = Deck("Evil", decks.ready_made("evil"))
NOON = timezone.now()
SECOND = timedelta(seconds=1)


def enter(person, deck=GOOD, name="", format_key="", now=NOON):
    queue.enter(person=person, name=name, deck=deck, format_key=format_key, game="epic", now=now)


def status(person):
    place = place_of(person)
    return None if place is None else place.status


def statuses(*people):
    return [status(person) for person in people]


def refused(verb, *arguments, **named):
    with pytest.raises(Refused) as caught:
        verb(*arguments, **named)
    return caught.value.code


def ready(person, now=NOON):
    return queue.set_ready(person=person, now=now)


def still_there(*people, now):
    for person in people:
        queue.present(person=person, now=now)


def block(person, other):
    blocks.block(person=person, other=Side(guest_key=other.guest_key), name="whoever")


def saved(person, cards, **named):
    """A deck of this person, as the form chooses it."""
    deck = saved_decks.create(person=person, name="Mine", format_spec="constructed", cards=cards, deity="", note="")
    chosen = {"sides": [{"deck": f"deck:{deck.slug}", "list": "", "deity": ""}], "products": [], "format_key": ""}
    return deck, Deck("Mine", [name for name, count in cards.items() for _ in range(count)], chosen=chosen)


# --- two meet --------------------------------------------------------------------------------------------------------


def test_two_who_wait_are_asked_and_play_when_both_are_ready():
    enter(ANN, GOOD, "Sam")
    assert status(ANN) == "waiting"
    enter(BOB, EVIL, "Sam")
    assert statuses(ANN, BOB) == ["asked", "asked"]
    assert ready(BOB) is None
    assert not Table.objects.exists()
    table = ready(ANN)
    assert ready(BOB) == ready(ANN) == table == Table.objects.get()
    assert sorted(player.name for player in table.seats) == ["Sam", "Sam 2"]
    assert table.clock == Clock.RELAXED
    held = {player.guest_key: sorted(cards) for player, cards in zip(table.seats, table.setup["decks"], strict=True)}
    assert held == {ANN.guest_key: sorted(GOOD.cards), BOB.guest_key: sorted(EVIL.cards)}
    assert challenge_of(table).open  # so there are phrases, and a next game when both like
    assert statuses(ANN, BOB) == ["begun", "begun"]
    assert [place.cards for place in Place.objects.all()] == [[], []]


def test_chance_says_who_has_which_seat(monkeypatch):
    seats = set()
    for turned in (False, True):
        monkeypatch.setattr(queue._CHANCE, "shuffle", lambda pair, turned=turned: pair.reverse() if turned else None)
        enter(ANN)
        enter(BOB)
        ready(ANN)
        seats.add(ready(BOB).seats[0].guest_key)
    assert seats == {ANN.guest_key, BOB.guest_key}


def test_only_those_meet_who_play_the_same_format():
    enter(ANN, format_key="preconstructed")
    enter(BOB)
    assert statuses(ANN, BOB) == ["waiting", "waiting"]
    enter(CID, format_key="preconstructed")
    assert statuses(ANN, BOB, CID) == ["asked", "waiting", "asked"]


@pytest.mark.parametrize(("who", "whom"), [(ANN, BOB), (BOB, ANN)])
def test_who_has_blocked_somebody_does_not_meet_them(who, whom):
    block(who, whom)
    enter(ANN)
    enter(BOB)
    assert statuses(ANN, BOB) == ["waiting", "waiting"]
    enter(CID)
    assert statuses(ANN, BOB, CID) == ["asked", "waiting", "asked"]


def test_a_block_during_the_ready_check_keeps_them_apart():
    enter(ANN)
    enter(BOB)
    block(BOB, ANN)
    ready(ANN)
    assert ready(BOB) is None
    assert statuses(ANN, BOB) == ["waiting", "waiting"]
    assert not Table.objects.exists()


def test_a_block_that_is_taken_back_lets_them_meet():
    block(ANN, BOB)
    enter(ANN)
    enter(BOB)
    blocks.take_back(person=ANN, number=blocks.of(ANN)[0].pk)
    queue.tick(now=NOON + SECOND)
    assert statuses(ANN, BOB) == ["asked", "asked"]


# --- not ready, and gone ---------------------------------------------------------------------------------------------


def test_who_is_not_ready_in_time_is_out_and_the_other_waits_on():
    enter(ANN)
    enter(BOB)
    ready(ANN)
    late = NOON + queue.CHECK + queue.GRACE
    still_there(ANN, BOB, now=late)
    queue.tick(now=late - SECOND)
    assert statuses(ANN, BOB) == ["asked", "asked"]
    assert refused(ready, BOB, late) == "late"
    queue.tick(now=late)
    assert statuses(ANN, BOB) == ["waiting", "out"]
    assert place_of(BOB).why == queue.LATE
    assert refused(ready, ANN, late) == refused(ready, BOB, late) == "not_asked"
    enter(CID, now=late)
    assert statuses(ANN, BOB, CID) == ["asked", "out", "asked"]  # at the front, as before


def test_of_two_who_are_both_not_ready_none_waits_on():
    enter(ANN)
    enter(BOB)
    late = NOON + queue.CHECK + queue.GRACE
    still_there(ANN, BOB, now=late)
    queue.tick(now=late)
    assert statuses(ANN, BOB) == ["out", "out"]


def test_who_leaves_lets_the_other_wait_on_before_those_who_came_later():
    for second, person in enumerate((ANN, BOB, CID)):
        enter(person, now=NOON + second * SECOND)
    assert statuses(ANN, BOB, CID) == ["asked", "asked", "waiting"]
    queue.leave(person=BOB, now=NOON + 3 * SECOND)
    assert statuses(ANN, BOB, CID) == ["asked", None, "asked"]
    queue.leave(person=BOB)  # is nothing
    enter(DAN, now=NOON + 4 * SECOND)
    queue.leave(person=CID, now=NOON + 5 * SECOND)
    assert statuses(ANN, DAN) == ["asked", "asked"]


def test_nobody_leaves_a_game_that_has_begun():
    enter(ANN)
    enter(BOB)
    ready(ANN)
    ready(BOB)
    assert refused(queue.leave, person=ANN) == "begun"


def test_who_is_not_heard_of_is_out_and_it_is_said_for_a_while():
    enter(ANN)
    queue.tick(now=NOON + queue.OPENED - SECOND)
    assert status(ANN) == "waiting"
    still_there(ANN, now=NOON + 15 * SECOND)
    queue.tick(now=NOON + queue.OPENED)
    assert status(ANN) == "waiting"
    gone = NOON + 15 * SECOND + queue.UNHEARD
    queue.tick(now=gone)
    assert (status(ANN), place_of(ANN).why) == ("out", queue.LOST)
    still_there(ANN, now=gone)  # changes nothing
    queue.tick(now=gone + queue.SAID)
    assert status(ANN) is None


def test_who_is_gone_during_the_ready_check_lets_the_other_wait_on_at_once():
    enter(ANN)
    enter(BOB)
    queue.depart(person=BOB, now=NOON)
    still_there(ANN, now=NOON + 5 * SECOND)
    queue.tick(now=NOON + queue.CLOSED)
    assert statuses(ANN, BOB) == ["waiting", "out"]


def test_a_page_that_is_only_loaded_again_keeps_the_place():
    enter(ANN)
    queue.depart(person=ANN, now=NOON)
    still_there(ANN, now=NOON + SECOND)
    queue.tick(now=NOON + queue.CLOSED)
    assert status(ANN) == "waiting"


def test_who_is_no_longer_there_is_brought_together_with_nobody():
    enter(ANN)
    enter(BOB, now=NOON + queue.OPENED)
    assert statuses(ANN, BOB) == ["waiting", "waiting"]


def test_after_a_restart_all_have_time_to_come_back():
    enter(ANN)
    enter(BOB)
    later = NOON + timedelta(hours=1)
    queue.wake(now=later)
    queue.tick(now=later)
    assert statuses(ANN, BOB) == ["asked", "asked"]
    ready(ANN, later + queue.CHECK)
    still_there(ANN, now=later + queue.RETURN)
    queue.tick(now=later + queue.RETURN)
    assert statuses(ANN, BOB) == ["waiting", "out"]


def test_places_of_those_who_play_are_forgotten():
    enter(ANN)
    enter(BOB)
    ready(ANN)
    ready(BOB)
    queue.tick(now=NOON + queue.LED)
    assert not Place.objects.exists()


# --- decks -----------------------------------------------------------------------------------------------------------

CARDS = {name: GOOD.cards.count(name) for name in GOOD.cards}


def test_a_saved_deck_is_played_as_it_is_by_then():
    deck, chosen = saved(ANN, {"Kong": 3, "Fire Shaman": 3, "Flame Strike": 3, **CARDS})
    enter(ANN, chosen)
    enter(BOB)
    saved_decks.save(slug=deck.slug, person=ANN, base=deck.revision, cards=CARDS)
    ready(ANN)
    table = ready(BOB)
    assert sorted(map(sorted, table.setup["decks"])) == [sorted(GOOD.cards)] * 2


def test_who_has_deleted_the_deck_is_out_and_the_other_waits_on():
    deck, chosen = saved(ANN, CARDS)
    enter(ANN, chosen)
    enter(BOB)
    saved_decks.delete(slug=deck.slug, person=ANN)
    ready(ANN)
    assert ready(BOB) is None
    assert statuses(ANN, BOB) == ["out", "waiting"]
    assert place_of(ANN).why == queue.GONE.format(name="Mine")


def test_who_has_made_the_deck_illegal_is_out():
    deck, chosen = saved(ANN, CARDS)
    enter(ANN, chosen, format_key="preconstructed")
    enter(BOB, format_key="preconstructed")
    saved_decks.save(slug=deck.slug, person=ANN, base=deck.revision, cards={**CARDS, "Kong": 3})
    ready(ANN)
    assert ready(BOB) is None
    assert statuses(ANN, BOB) == ["out", "waiting"]
    assert place_of(ANN).why.startswith(queue.ILLEGAL.format(name="Mine"))


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"deck": Deck("None", [])}, "deck"),
        ({"deck": Deck("All", ["Kong"] * 201)}, "deck"),
        ({"deck": Deck("Kongs", ["Kong"] * 30), "format_key": "preconstructed"}, "deck"),
        ({"format_key": "kong"}, "format_key"),
        ({"name": "x" * 31}, "name"),
    ],
)
def test_what_cannot_be_is_refused(wrong, code):
    assert refused(enter, ANN, **wrong) == code
    assert not Place.objects.exists()


def test_everybody_has_one_place():
    enter(ANN)
    assert refused(enter, ANN) == "waiting"
    enter(BOB)
    assert refused(enter, ANN) == "waiting"
    assert Place.objects.count() == 2


def test_who_has_begun_very_many_games_waits_for_none(monkeypatch):
    monkeypatch.setattr(tables, "MOST_AN_HOUR", 1)
    enter(ANN)
    enter(BOB)
    ready(ANN)
    ready(BOB)
    assert refused(enter, ANN) == "too_many_games"


# --- accounts --------------------------------------------------------------------------------------------------------


def test_who_signs_in_keeps_the_place_and_has_one():
    account = Person(ANN.guest_key, User.objects.create_user("ann"))
    enter(ANN)
    queue.adopt(person=account)
    assert statuses(ANN, account) == [None, "waiting"]
    elsewhere = Person("another key")
    enter(elsewhere)
    assert statuses(account, elsewhere) == ["asked", "asked"]
    queue.adopt(person=Person(elsewhere.guest_key, account.user))
    assert statuses(account, elsewhere) == ["waiting", None]


def test_a_deleted_account_leaves_the_other_waiting():
    account = Person("", User.objects.create_user("ann"))
    enter(account)
    enter(BOB)
    account.user.delete()
    assert refused(ready, BOB) == "not_asked"
    queue.tick(now=NOON + SECOND)
    assert status(BOB) == "waiting"


# --- at once ---------------------------------------------------------------------------------------------------------


def at_once(*acts):
    """Do these in transactions at the same time; what was refused, by its code."""
    barrier, codes = threading.Barrier(len(acts)), []

    def race(act):
        try:
            barrier.wait()
            act()
        except Refused as refusal:
            codes.append(refusal.code)
        finally:
            connection.close()

    racers = [threading.Thread(target=race, args=(act,)) for act in acts]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    return codes


def test_of_many_who_come_at_once_each_meets_one():
    people = [Person(f"key {number}") for number in range(6)]
    assert at_once(*(lambda person=person: enter(person) for person in people)) == []
    assert statuses(*people) == ["asked"] * 6
    partners = dict(Place.objects.values_list("pk", "partner"))
    assert all(partners[partners[pk]] == pk != partners[pk] for pk in partners)


def test_two_who_are_ready_at_once_have_one_game():
    enter(ANN)
    enter(BOB)
    assert at_once(lambda: ready(ANN), lambda: ready(BOB), lambda: ready(ANN), lambda: ready(BOB)) == []
    assert Table.objects.count() == 1


def test_who_leaves_while_the_other_is_ready_either_plays_or_is_out():
    enter(ANN)
    enter(BOB)
    ready(ANN)
    codes = at_once(lambda: ready(BOB), lambda: queue.leave(person=ANN, now=NOON))
    assert (codes, statuses(ANN, BOB)) in [
        (["begun"], [Status.BEGUN, Status.BEGUN]),
        (["not_asked"], [None, Status.WAITING]),
    ]


def test_of_two_clicks_of_one_person_one_counts():
    assert at_once(lambda: enter(ANN), lambda: enter(ANN), lambda: enter(ANN)) == ["waiting"] * 2


def test_who_signs_in_with_a_name_that_cannot_be_shown_is_out_and_the_other_waits_on():
    enter(ANN)
    account = Person(ANN.guest_key, User.objects.create_user("a" * 60))
    queue.adopt(person=account)
    enter(BOB)
    ready(BOB)
    assert ready(account) is None
    assert statuses(account, BOB) == ["out", "waiting"]


def test_a_place_that_was_lost_does_not_take_the_one_of_who_signs_in():
    account = Person("", User.objects.create_user("annie"))
    enter(account)
    queue.tick(now=NOON + 21 * SECOND)
    assert status(account) == "out"
    enter(ANN, now=NOON + 22 * SECOND)
    queue.adopt(person=Person(ANN.guest_key, account.user))
    assert status(account) == "waiting"


def test_the_sentence_of_who_is_out_fits_however_much_is_wrong_with_the_deck():
    deck, chosen = saved(ANN, CARDS)
    enter(ANN, chosen, format_key="preconstructed")
    enter(BOB, format_key="preconstructed")
    too_many = dict.fromkeys(sorted(card.name for card in ALL_CARDS)[:50], 4)
    saved_decks.save(slug=deck.slug, person=ANN, base=deck.revision, cards=too_many)
    ready(BOB)
    ready(ANN)
    assert statuses(ANN, BOB) == ["out", "waiting"]
    assert 900 < len(place_of(ANN).why) <= LONGEST_WHY
