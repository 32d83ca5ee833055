"""Who asks, and what belongs to whom."""

import pytest
from django.contrib.auth.models import AnonymousUser, User

from engine.epic.construction import preconstructed
from people.persons import KEY, Person, person_for, person_in
from playtest import domain, queries
from playtest.domain import NewPlayer
from playtest.models import Player, Table

pytestmark = pytest.mark.django_db


@pytest.fixture
def ann():
    return User.objects.create_user("ann")


@pytest.fixture
def bob():
    return User.objects.create_user("bob")


def table_of(person):
    decks = (preconstructed("good"), preconstructed("evil"))
    return domain.create_table(players=(NewPlayer(person), NewPlayer(bot="random")), decks=decks, first=0, game="epic")


def player_of(person):
    return table_of(person).seats[0]


def test_who_only_looks_gets_no_key():
    session = {}
    assert person_in(session, AnonymousUser()) == Person("", None)
    assert session == {}


def test_who_makes_something_gets_a_key_that_stays(ann, rf):
    request = rf.post("/")
    request.session, request.user = {}, AnonymousUser()
    guest = person_for(request)
    session = request.session
    assert (guest.guest_key, guest.user) == (session[KEY], None)
    assert len(guest.guest_key) == 32
    assert person_for(request) == guest
    assert person_in(session, ann) == Person(guest.guest_key, ann)


def test_a_socket_without_a_user_is_a_guests():
    assert person_in({KEY: "key"}, None) == Person("key", None)


def test_a_guests_things_are_those_of_the_key(ann):
    player = player_of(Person("key"))
    assert player.belongs_to(Person("key"))
    assert player.belongs_to(Person("key", ann))
    assert not player.belongs_to(Person("other"))
    assert not player.belongs_to(Person("other", ann))
    assert not player.belongs_to(Person())


def test_an_accounts_things_are_its_own_whatever_the_key(ann, bob):
    player = player_of(Person("key", ann))
    assert player.belongs_to(Person("other", ann))
    assert player.belongs_to(Person("", ann))
    assert not player.belongs_to(Person("key"))
    assert not player.belongs_to(Person("key", bob))


@pytest.mark.parametrize("guest_key", ["key", "other", ""])
@pytest.mark.parametrize("name", ["ann", "bob", None])
def test_what_is_listed_is_what_belongs(ann, bob, guest_key, name):
    for owner in (Person("key"), Person("key", ann), Person("other"), Person("", bob), Person()):
        table_of(owner)
    person = Person(guest_key, {"ann": ann, "bob": bob, None: None}[name])
    assert set(Player.objects.of(person)) == {player for player in Player.objects.all() if player.belongs_to(person)}


def test_an_account_adopts_what_its_guest_made_and_nothing_else(ann, bob):
    mine, bobs, others = player_of(Person("key")), player_of(Person("key", bob)), player_of(Person("other"))
    assert domain.adopt(person=Person("key", ann)) == 1
    assert domain.adopt(person=Person("key", ann)) == 0
    owners = {player.pk: player.user for player in Player.objects.filter(bot="")}
    assert owners == {mine.pk: ann, bobs.pk: bob, others.pk: None}


def test_an_account_that_goes_takes_its_things_along_whatever_the_key(ann, bob):
    table_of(Person("key", ann))
    left = {table_of(Person("key")), table_of(Person("key", bob))}
    ann.delete()
    assert set(Table.objects.all()) == left


def test_a_guest_adopts_nothing():
    table_of(Person("key"))
    assert domain.adopt(person=Person("key")) == 0
    assert domain.adopt(person=Person()) == 0
    assert Player.objects.get(seat=0).user is None


def test_who_logs_in_keeps_the_tables_of_the_guest_and_leaves_none_behind_when_logging_out(client, ann):
    client.post("/", {"my_deck": "good", "bot": "random", "bot_deck": "evil", "first": "me"})
    table = Table.objects.get()
    client.force_login(ann)
    assert table.players.get(seat=0).user == ann
    assert client.get(f"/table/{table.slug}/").status_code == 200
    client.logout()
    assert client.get(f"/table/{table.slug}/").status_code == 403
    assert KEY not in client.session


def test_the_seat_is_the_owners(ann):
    table = table_of(Person("key", ann))
    assert queries.seat_of(table, Person("", ann)) == 0
    assert queries.seat_of(table, Person("key")) is None
