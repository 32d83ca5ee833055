"""What is stored of a table, put otherwise than any verb would."""

from engine.epic import new_game
from engine.epic.positions import footprint, setup_in
from playtest import positions
from playtest.models import Checkpoint, Table


def deal_alike(table, other):
    """Before its first choice: the table's cards lie as those of the other table did."""
    Table.objects.filter(pk=table.pk).update(seed=other.seed)
    digest = Checkpoint.objects.get(table=other, number=0).digest
    Checkpoint.objects.filter(table=table, number=0).update(digest=digest)
    positions.forget()


def begin_in(table, position):
    """Before its first choice: the table's game begins in this position, as a scene does."""
    setup = setup_in(position, every_window=True)
    digest = footprint(new_game(setup, int(table.seed)))
    Table.objects.filter(pk=table.pk).update(setup=setup.to_json())
    Checkpoint.objects.filter(table=table, number=0).update(digest=digest)
    positions.forget()


def make_old(table):
    """The table was begun before versions were counted: nothing is known of how its game stood."""
    Table.objects.filter(pk=table.pk).update(versions=[])
    Checkpoint.objects.filter(table=table).delete()
    positions.forget()
