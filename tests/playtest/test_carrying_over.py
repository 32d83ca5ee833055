"""Tables of the time when each had one owner and one bot are carried over."""

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from engine.epic import Setup
from engine.epic.construction import preconstructed
from engine.epic.rules.setup import RULES
from people.persons import Person
from playtest import domain, queries
from playtest.models import Table

pytestmark = pytest.mark.django_db(transaction=True)

BEFORE = [("playtest", "0003_trials")]


@pytest.fixture
def before():
    """The models as they were; afterwards the newest are there again."""
    executor = MigrationExecutor(connection)
    executor.migrate(BEFORE)
    yield executor.loader.project_state(BEFORE).apps
    executor = MigrationExecutor(connection)
    executor.migrate(executor.loader.graph.leaf_nodes())


def test_a_table_keeps_its_owner_bot_wishes_choices_and_end(before):
    user = before.get_model("auth", "User").objects.create(username="kim")
    setup = Setup(decks=(tuple(preconstructed("good")), tuple(preconstructed("evil"))), first=0)
    stored = {"setup": setup.to_json(), "seed": "7", "rules": RULES, "definitions": "0123456789abcdef"}
    old = before.get_model("playtest", "Table").objects
    old.create(
        slug="running", visitor="ann", names=["You", "Greedy"], bots=[None, "greedy"], passing=True,
        stops={"before_blocks": False, "before_damage": True, "end_offer": True}, hurry=True, **stored,
    )  # fmt: skip
    result = {"winner": 1, "reason": "concession", "text": "You conceded."}
    over = old.create(
        slug="over", visitor="kims", user=user, names=["You", "Random"], bots=[None, "random"], result=result,
        finished="2026-01-01T00:00:00Z", views=[{"result": result}, {}], record={"stories": []}, **stored,
    )  # fmt: skip
    before.get_model("playtest", "Choice").objects.create(table=over, number=0, seat=0, code=-1)

    executor = MigrationExecutor(connection)
    executor.migrate(executor.loader.graph.leaf_nodes())

    running, over = Table.objects.get(slug="running"), Table.objects.get(slug="over")
    assert [(player.guest_key, player.user_id, player.bot) for player in running.seats] == [
        ("ann", None, ""),
        ("", None, "greedy"),
    ]
    assert (running.names, running.seats[0].pace, over.seats[0].pace) == (["You", "Greedy"], "quick", "normal")
    assert (running.seats[0].passing, running.seats[0].stops["before_blocks"]) == (True, False)
    assert queries.seat_of(running, Person("ann")) == 0
    assert queries.stopped(running) == (
        "This game is from before rule changes were tracked, so its position cannot be restored. It cannot continue."
    )
    assert queries.seat_of(over, Person("", over.seats[0].user)) == 0
    assert over.seats[0].user_id == user.pk
    assert over.result == {"winner": 1, "reason": "concession"}
    assert list(over.choices.values_list("number", "seat", "code")) == [(0, 0, -1)]
    assert domain.adopt(person=Person("ann", over.seats[0].user)) == 1
    assert domain.rematch(slug="running", seat=0).seats[1].bot == "greedy"
