"""Positions that are replayed when they are behind, with stored tables and choices; a game is the list of them."""

import pytest

from live.errors import Refused
from live.replayed import Position, Replayed
from playtest.models import Choice, Table

pytestmark = pytest.mark.django_db


class Kept(Replayed):
    """Remembers two tables. A state is the codes of the choices; `built` notes from where and to where each was led."""

    def __init__(self):
        super().__init__(
            2,
            choices=lambda table: table.choices.all(),
            number="number",
            replay=self.lead,
            unfinished=lambda slug: Table.objects.filter(slug=slug, finished=None).first(),
            belongs=lambda table, state: state[0] == table.seed,
        )
        self.built = []

    def lead(self, table, known, count):
        if table.seed == "0":
            raise Refused("changed", "This game cannot continue.")
        self.built.append((known.count if known else None, count))
        return (table.seed, *table.choices.filter(number__lt=count).values_list("code", flat=True))


def new_table(seed="7"):
    return Table.objects.create(setup={}, seed=seed)


def choose(table, *codes):
    at = table.choices.count()
    return [Choice.objects.create(table=table, number=at + n, seat=0, code=code) for n, code in enumerate(codes)]


@pytest.fixture
def kept():
    return Kept()


def test_a_position_is_replayed_once_and_again_when_it_is_behind(kept):
    table = new_table()
    assert kept.current(table.slug, table) == ("7",)
    *_, last = choose(table, 4, 5)
    first = kept.current(table.slug, table)
    assert first == ("7", 4, 5)
    assert kept.current(table.slug, table) is first
    assert kept.known(table.slug) == Position(first, 2, last.pk)
    choose(table, 6)
    assert kept.known(table.slug) == Position(first, 2, last.pk)
    assert kept.current(table.slug, table) == ("7", 4, 5, 6)
    assert kept.built == [(None, 0), (0, 2), (2, 3)]


def test_as_many_other_choices_are_another_position(kept):
    """A choice that was taken back, and another one stored in its place."""
    table = new_table()
    _, last = choose(table, 4, 5)
    kept.current(table.slug, table)
    last.delete()
    choose(table, 6)
    assert kept.current(table.slug, table) == ("7", 4, 6)


def test_a_state_of_another_row_at_the_address_is_not_taken(kept):
    table, other = new_table(), new_table("8")
    kept.current("here", table)
    assert kept.current("here", other) == ("8",)


def test_a_position_that_is_kept_is_not_replayed(kept):
    table = new_table()
    (choice,) = choose(table, 4)
    kept.keep(table.slug, ("7", "as kept"), 1, choice.pk)
    assert kept.current(table.slug, table) == ("7", "as kept")
    kept.forget()
    assert kept.known(table.slug) is None
    assert kept.current(table.slug, table) == ("7", 4)


def test_those_kept_longest_ago_are_let_go(kept):
    tables = [new_table() for _ in range(3)]
    for table in tables:
        kept.current(table.slug, table)
    assert [kept.known(table.slug) is None for table in tables] == [True, False, False]


def test_what_is_not_in_memory_is_prepared_and_what_is_there_is_left_as_it_is(kept):
    table = new_table()
    kept.prepare(table.slug)
    assert kept.known(table.slug).state == ("7",)
    choose(table, 4)
    kept.prepare(table.slug)
    assert kept.built == [(None, 0)]


def test_there_is_nothing_to_prepare_of_an_unknown_or_a_refused_table(kept):
    """Whoever prepares is about to ask again, and is told then."""
    refused = new_table("0")
    kept.prepare("nowhere")
    kept.prepare(refused.slug)
    assert kept.known(refused.slug) is None
    with pytest.raises(Refused, match="cannot continue"):
        kept.current(refused.slug, refused)
