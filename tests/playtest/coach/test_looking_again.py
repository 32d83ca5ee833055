"""What the coach found before each idea had its reasons is found again."""

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from playtest.coach.queries import next_looks
from playtest.models import Coaching

pytestmark = pytest.mark.django_db(transaction=True)

BEFORE = [("playtest", "0027_sideboards")]
FIRST = {"cost": 0.5, "gap": 0.0, "ideas": []}
ENDED = "2026-01-01T00:00:00Z"


@pytest.fixture
def coached(new_table):
    def coached(**looks):
        return Coaching.objects.create(player=new_table("ann").seats[0], choices=[3], ended=ENDED, **looks)

    return coached


def test_second_looks_are_taken_again_and_first_ones_kept(coached):
    MigrationExecutor(connection).migrate(BEFORE)
    found = coached(first={"3": FIRST}, second={"3": {"ideas": [], "reasons": []}})
    nothing = coached(first={"3": FIRST | {"cost": 0.0}})
    given_up = coached(first={"3": FIRST}, second={"3": {"ideas": [], "reasons": []}}, why="It broke.")
    executor = MigrationExecutor(connection)
    executor.migrate(executor.loader.graph.leaf_nodes())
    for row in (found, nothing, given_up):
        row.refresh_from_db()
        assert (list(row.first), row.second) == (["3"], {})
    assert [row.ended is None for row in (found, nothing, given_up)] == [True, False, False]
    assert next_looks(found) == [(3, 2)]
