"""A table with a person on both sides, or on none: the verbs and reads against the real database."""

from datetime import timedelta

import pytest
from django.contrib.auth import get_user_model
from django.db import IntegrityError, transaction
from django.utils import timezone

from engine.epic import view
from engine.epic.construction import preconstructed
from engine.epic.records import Record
from live.errors import Refused
from people.persons import Person
from playtest import domain, positions, queries, recent
from playtest.domain import LEFT, NewPlayer
from playtest.models import AWAY, STOPS, Player, Table
from tests.playtest.scripted import answer, is_asked
from tests.playtest.stored import deal_alike, make_old

pytestmark = pytest.mark.django_db(transaction=True)

ANN, BOB = Person("ann"), Person("bob")
DECKS = (preconstructed("good"), preconstructed("evil"))


@pytest.fixture
def table(new_table):
    """Ann (seat 0, who starts) against Bob."""
    return new_table(other="bob")


@pytest.fixture
def account(db):
    def account(name):
        return get_user_model().objects.create_user(name)

    return account


def fresh(table):
    return Table.objects.get(pk=table.pk)


def look(table, seat, **when):
    return queries.table_payload(slug=table.slug, seat=seat, log=0, **when)


def asked_at(table):
    """The seat that is asked, and its view."""
    return next((seat, seen) for seat in (0, 1) if is_asked(seen := look(table, seat)["view"]))


def act(table):
    """Whoever is asked answers by rule."""
    seat, seen = asked_at(table)
    body = answer(seen)
    domain.choose(slug=table.slug, seat=seat, at=body.pop("at"), choice=body)


def play(table, until=lambda: False):
    while fresh(table).finished is None and not until():
        act(table)


def end(table, seat=0):
    domain.concede(slug=table.slug, seat=seat, at=look(table, seat)["at"])


def meet(one, two, **more):
    return domain.create_table(players=(NewPlayer(one), NewPlayer(two)), decks=DECKS, first=0, **more, game="epic")


# --- who sits there ----------------------------------------


def test_each_person_has_a_seat_and_nobody_else_has(table):
    found = fresh(table)
    assert [queries.seat_of(found, person) for person in (ANN, BOB, Person("eve"), Person())] == [0, 1, None, None]
    assert found.names == ["Ann", "Bob"]
    assert [one["kind"] for one in look(table, 0)["players"]] == ["person", "person"]
    assert (look(table, 1)["names"], look(table, 1)["thinking"]) == (["Ann", "Bob"], False)


def test_who_has_no_name_is_called_as_the_account_or_guest_and_a_bot_as_bots_are(account):
    assert meet(Person("", account("Kim")), BOB).names == ["Kim", "Guest"]
    table = domain.create_table(
        players=(NewPlayer(bot="greedy"), NewPlayer(ANN, name="Ann")), decks=DECKS, first=0, game="epic"
    )
    assert table.names == ["Greedy", "Ann"]
    assert queries.seat_of(table, ANN) == 1


def test_nobody_plays_against_themselves(account):
    kim = account("Kim")
    for other in (Person("key"), Person("key", kim), Person("", kim)):
        for pair in ((Person("key", kim), other), (other, Person("key", kim))):
            with pytest.raises(Refused, match="You cannot play against yourself") as refused:
                meet(*pair)
            assert refused.value.code == "same_person"
    with pytest.raises(Refused):
        meet(ANN, ANN)
    assert not Table.objects.exists()


def test_the_database_holds_to_one_seat_for_an_account(account):
    table = meet(Person("", account("Kim")), BOB)
    with pytest.raises(IntegrityError), transaction.atomic():
        Player.objects.filter(table=table).update(user=table.seats[0].user)


def test_a_person_may_sit_on_the_second_side_against_a_bot():
    table = domain.create_table(players=(NewPlayer(bot="random"), NewPlayer(ANN)), decks=DECKS, first=1, game="epic")
    assert look(table, 1)["thinking"] is True
    assert (look(table, 1)["players"][0]["kind"], look(table, 1)["view"]["seat"]) == ("bot", 1)


# --- a game ----------------------------------------


def test_a_game_of_two_is_played_to_its_end_and_remembered_for_both(table):
    play(table)
    done = fresh(table)
    game = positions.current(done)
    assert done.views == [view(game, 0), view(game, 1)]
    assert set(done.result) == {"winner", "reason"}
    assert [look(table, seat)["view"]["result"]["winner"] for seat in (0, 1)] == [done.result["winner"]] * 2
    assert {seat for _, seat in done.choices.values_list("number", "seat")} == {0, 1}
    Record.from_json(done.record).replay()


def test_who_is_not_asked_cannot_choose(table):
    seat, seen = asked_at(table)
    with pytest.raises(Refused) as refused:
        domain.choose(slug=table.slug, seat=1 - seat, at=seen["choices"], choice={"codes": answer(seen)["codes"]})
    assert refused.value.code == "not_your_choice"
    assert not fresh(table).choices.exists()


def test_no_bot_answers_for_a_person(table):
    _, seen = asked_at(table)
    for seat in (0, 1):
        codes = answer(seen)["codes"]
        assert not domain.play_bot(slug=table.slug, seat=seat, at=seen["choices"], codes=codes)
    assert queries.bot_turn(slug=table.slug) is None


def test_stops_and_passing_are_each_players_own(table):
    domain.set_stops(slug=table.slug, seat=1, stops={"end_offer": False})
    domain.pass_until(slug=table.slug, seat=1, my_turn=True)
    assert [look(table, seat)["stops"]["end_offer"] for seat in (0, 1)] == [True, False]
    assert [look(table, seat)["passing"] for seat in (0, 1)] == [False, True]


def windows(table, turns):
    """(who, whose turn) of each window that was asked in the first turns."""
    offered = set()
    while fresh(table).finished is None and (found := asked_at(table))[1]["turn"] <= turns:
        seat, seen = found
        if seen["decision"]["kind"] == "window":
            offered.add((seat, seen["active"]))
        act(table)
    return offered


def test_windows_pass_by_the_wishes_of_the_one_who_is_asked(table, new_table):
    assert windows(table, 8) == {(0, 0), (0, 1), (1, 0), (1, 1)}
    spared = new_table(other="bob")
    deal_alike(spared, fresh(table))
    domain.set_stops(slug=spared.slug, seat=1, stops=dict.fromkeys(STOPS, False))
    asked = set()
    while fresh(spared).finished is None and (found := asked_at(spared))[1]["turn"] <= 8:
        seat, seen = found
        if seen["decision"]["kind"] == "window" and seen["step"] in STOPS:
            asked.add(seat)
        act(spared)
    assert asked == {0}


def test_passing_until_the_own_turn_ends_for_the_one_whose_turn_it_is(table):
    play(table, lambda: look(table, 0)["view"]["phase"] == "main" and asked_at(table)[0] == 0)
    domain.pass_until(slug=table.slug, seat=0, my_turn=True)
    domain.pass_until(slug=table.slug, seat=1, my_turn=True)
    assert [look(table, seat)["passing"] for seat in (0, 1)] == [True, True]
    while look(table, 0)["view"]["active"] == 0:
        seat, seen = asked_at(table)
        passing = [option["code"] for option in seen["decision"]["options"] if option["verb"] == "pass"]
        domain.choose(
            slug=table.slug, seat=seat, at=seen["choices"], choice={"codes": passing or answer(seen)["codes"]}
        )
    assert asked_at(table)[0] == 1
    assert look(table, 1)["passing"] is False


def test_each_of_two_has_a_pace(table):
    domain.set_pace(slug=table.slug, seat=1, pace="slow")
    assert (look(table, 0)["pace"], look(table, 1)["pace"]) == ("normal", "slow")


def test_an_unknown_pace_is_refused_in_words(table):
    with pytest.raises(Refused, match="The pace is slow, normal, quick or instant") as refused:
        domain.set_pace(slug=table.slug, seat=0, pace="sudden")
    assert refused.value.code == "malformed"
    assert look(table, 0)["pace"] == "normal"


@pytest.mark.parametrize("seat", [0, 1])
def test_each_of_two_may_concede(table, seat):
    end(table, seat)
    assert fresh(table).result == {"winner": 1 - seat, "reason": "concession"}
    texts = [look(table, one)["view"]["result"]["text"] for one in (seat, 1 - seat)]
    assert texts == ["Your opponent wins: you conceded.", "You win: your opponent conceded."]


# --- afterwards ----------------------------------------


def test_a_rematch_seats_both_again_whoever_asks_and_however_often(table):
    end(table)
    again = domain.rematch(slug=table.slug, seat=1)
    assert domain.rematch(slug=table.slug, seat=0) == again
    assert domain.rematch(slug=table.slug, seat=1) == again
    assert [queries.seat_of(again, person) for person in (ANN, BOB)] == [0, 1]
    assert (again.names, again.setup) == (["Ann", "Bob"], fresh(table).setup)
    assert look(table, 0)["rematch"] == {"slug": again.slug, "mine": False}
    assert look(table, 1)["rematch"] == {"slug": again.slug, "mine": True}
    assert look(again, 0)["rematch"] is None


def test_both_find_their_table_listed_and_nobody_else_does(table):
    for person, title in ((ANN, "Ann against Bob"), (BOB, "Bob against Ann")):
        (found,) = recent.tables(person, "epic")
        said = recent.summary(found, person)
        assert (said["title"], said["state"]) == (title, "In progress")
    assert recent.tables(Person("eve"), "epic") == []
    end(table)
    assert [recent.summary(fresh(table), person)["state"] for person in (ANN, BOB)] == ["Bob won", "You won"]


# --- who is there ----------------------------------------


def test_a_player_is_away_until_and_after_their_page_was_heard_of(table):
    now = timezone.now()
    assert look(table, 0, now=now)["players"][1]["away"] is True
    domain.present(slug=table.slug, seat=1, now=now)
    assert look(table, 0, now=now + AWAY)["players"][1]["away"] is False
    assert look(table, 0, now=now + AWAY + timedelta(seconds=1))["players"][1]["away"] is True
    assert look(table, 1, now=now)["players"][0]["away"] is True
    end(table)
    assert look(table, 1)["players"][0]["away"] is False


def test_a_bot_is_never_away(new_table):
    assert look(new_table(), 0)["players"][1]["away"] is False


# --- accounts ----------------------------------------


def test_an_account_adopts_the_seat_of_its_guest_on_either_side(account, table):
    bob = account("Bob")
    assert domain.adopt(person=Person("bob", bob)) == 1
    assert domain.adopt(person=Person("bob", bob)) == 0
    assert queries.seat_of(fresh(table), Person("elsewhere", bob)) == 1
    assert queries.seat_of(fresh(table), ANN) == 0
    assert queries.seat_of(fresh(table), BOB) is None


def test_who_signs_in_and_turns_out_to_play_against_themselves_gives_up_as_a_guest(account):
    kim = account("Kim")
    table = meet(Person("", kim), BOB)
    assert domain.adopt(person=Person("bob", kim)) == 0
    found = fresh(table)
    assert (queries.seat_of(found, Person("bob", kim)), found.names[1]) == (0, LEFT)
    assert found.result == {"winner": 0, "reason": "concession"}
    assert queries.seat_of(found, BOB) is None


def test_an_account_that_goes_gives_up_and_leaves_the_table_to_the_other(account):
    kim = account("Kim")
    running, over = meet(Person("", kim), BOB), meet(Person("", kim), BOB)
    alone = domain.create_table(
        players=(NewPlayer(Person("", kim)), NewPlayer(bot="random")), decks=DECKS, first=0, game="epic"
    )
    end(over, seat=1)
    kim.delete()
    assert not Table.objects.filter(pk=alone.pk).exists()
    assert fresh(running).result == {"winner": 1, "reason": "concession"}
    assert fresh(over).result == {"winner": 0, "reason": "concession"}
    for table in (running, over):
        assert (fresh(table).names, look(table, 1)["players"][0]["kind"]) == ([LEFT, "Guest"], "nobody")
        assert queries.seat_of(fresh(table), Person("", None)) is None
        with pytest.raises(Refused, match="Your opponent has left for good"):
            domain.rematch(slug=table.slug, seat=1)


def test_a_table_goes_with_the_second_of_two_accounts(account):
    kim, lee = account("Kim"), account("Lee")
    meet(Person("", kim), Person("", lee))
    kim.delete()
    assert Table.objects.count() == 1
    lee.delete()
    assert not Table.objects.exists()


def test_an_account_goes_even_when_its_game_cannot_be_played_on(account):
    kim = account("Kim")
    table = meet(Person("", kim), BOB)
    make_old(table)
    kim.delete()
    assert (fresh(table).names[0], fresh(table).finished) == (LEFT, None)
