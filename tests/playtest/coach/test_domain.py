"""What can happen to the coach's work: it is asked once for a seat of a game, goes on after whatever happened, and is
its player's alone."""

import pytest
from django.contrib.auth.models import User

from live.errors import Refused
from people.persons import Person
from playtest import domain as tables
from playtest.coach import domain, queries
from playtest.models import Coaching, Player, Table
from tests.playtest.coach.conftest import coaching, look, work, work_all

pytestmark = pytest.mark.django_db(transaction=True)


def start(table, seat=0, person=None):
    return domain.start(slug=table.slug, seat=seat, person=person or Person("ann"))


def test_every_choice_is_looked_at_and_the_dearest_again(finished):
    table = finished()
    begun = start(table)
    assert begun.choices
    assert begun.ended is None
    work_all()
    found = coaching(table)
    assert sorted(map(int, found.first)) == begun.choices
    assert sorted(map(int, found.second)) == sorted(queries.to_look_again(found.first))
    assert found.ended is not None
    assert queries.next_job() is None


def test_asking_twice_computes_once(finished):
    table = finished()
    first = start(table)
    work(queries.next_job())
    assert start(table).pk == first.pk
    assert len(coaching(table).first) == 1
    work_all()
    before = coaching(table)
    assert start(table).pk == first.pk
    assert coaching(table).served == before.served


def test_what_was_stored_stays_and_the_rest_comes_out_the_same_after_a_crash(finished):
    """A look that was taken but not stored is taken again."""
    table = finished()
    start(table)
    work(queries.next_job())
    lost = queries.next_job()
    assert queries.next_job() == lost
    work_all()
    once = coaching(table)
    Coaching.objects.all().delete()
    start(table)
    work_all()
    again = coaching(table)
    assert (again.first, again.second) == (once.first, once.second)


def test_a_look_is_stored_once(finished):
    begun = start(finished())
    job = queries.next_job()
    about = {"pk": begun.pk, "number": job.number, "look": 1}
    assert domain.store(**about, found=None)
    assert not domain.store(**about, found={"cost": 1.0, "gap": 0.0, "ideas": []})
    assert Coaching.objects.get().first == {str(job.number): None}
    domain.fail(pk=begun.pk, why="It broke.")
    assert not domain.store(pk=begun.pk, number=99, look=1, found=None)


def test_what_failed_is_begun_anew_when_it_is_asked_again(finished):
    table = finished()
    begun = start(table)
    domain.fail(pk=begun.pk, why="It broke.")
    assert (coaching(table).why, queries.next_job()) == ("It broke.", None)
    assert start(table).pk != begun.pk
    assert queries.next_job() is not None


def test_games_are_looked_at_in_turn(finished):
    one, two = start(finished(seed=1)), start(finished(seed=2))
    served = []
    for _ in range(4):
        served.append(queries.next_job().pk)
        work(queries.next_job())
    assert served == [one.pk, two.pk, one.pk, two.pk]


def test_a_person_has_so_many_games_looked_at(finished):
    games = [finished(choices=20, seed=seed) for seed in range(domain.MOST_WAITING + 1)]
    for table in games[:-1]:
        start(table)
    with pytest.raises(Refused, match="still looking at 3 of your games") as refused:
        start(games[-1])
    assert refused.value.code == "too_many"
    assert start(games[0]).pk  # one that is there is no new one
    work_all()
    start(games[-1])


def test_a_game_with_nothing_to_choose_is_done_at_once(new_table):
    table = new_table("ann", first=1)
    tables.concede(slug=table.slug, seat=0, at=0)
    begun = start(table)
    assert (begun.choices, begun.ended is not None) == ([], True)
    assert queries.advice(begun) == []


# --- whose it is ------------------------------------------------------------------------------------------------------


def test_a_game_that_goes_on_is_not_looked_at(new_table):
    with pytest.raises(Refused) as refused:
        start(new_table("ann"))
    assert refused.value.code == "running"


@pytest.mark.parametrize(
    ("seat", "person"), [(1, Person("ann")), (0, Person("bob")), (1, Person("bob")), (0, Person())]
)
def test_the_coach_speaks_to_the_player_of_the_seat_alone(finished, seat, person):
    table = finished(choices=4)
    with pytest.raises(Refused) as refused:
        domain.start(slug=table.slug, seat=seat, person=person)
    assert refused.value.code == "gone"
    assert not Coaching.objects.exists()


def test_both_players_have_their_own(new_table):
    table = new_table("ann", other="bob")
    tables.concede(slug=table.slug, seat=0, at=0)
    start(table, 0, Person("ann"))
    start(table, 1, Person("bob"))
    assert [one.player.name for one in queries.of_person(Person("ann"))] == ["Ann"]
    assert [one.player.name for one in queries.of_person(Person("bob"))] == ["Bob"]


def test_a_scene_is_not_looked_at(new_table):
    table = new_table("ann")
    tables.concede(slug=table.slug, seat=0, at=0)
    Player.objects.filter(table=table, seat=1).update(bot="scene-attack")
    with pytest.raises(Refused, match="whole games of two players"):
        start(table)


def test_it_goes_with_the_account_that_leaves_and_the_table_stays(new_table):
    user = User.objects.create_user("ann")
    table = new_table("ann", other="bob")
    tables.concede(slug=table.slug, seat=0, at=0)
    Player.objects.filter(table=table, seat=0).update(user=user)
    start(table, 0, Person("", user))
    start(table, 1, Person("bob"))
    user.delete()
    assert Table.objects.filter(pk=table.pk).exists()
    assert [one.player.seat for one in Coaching.objects.all()] == [1]


def test_positions_to_choose_in_come_from_ones_own_games(finished):
    table = finished(choices=4)
    begun = start(table)
    begun.second = {"0": look(cost=0.3)}
    begun.save()
    (mine,) = queries.questions_of(Person("ann"), "epic")
    assert (mine.slug, mine.seat, mine.step) == (table.slug, 0, 0)
    assert queries.questions_of(Person("bob"), "epic") == queries.questions_of(Person(), "epic") == []
