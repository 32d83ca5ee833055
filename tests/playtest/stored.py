"""What is stored of a table, put otherwise than any verb would."""

from playtest import positions
from playtest.models import Checkpoint, Table


def deal_alike(table, other):
    """Before its first choice: the table's cards lie as those of the other table did."""
    Table.objects.filter(pk=table.pk).update(seed=other.seed)
    digest = Checkpoint.objects.get(table=other, number=0).digest
    Checkpoint.objects.filter(table=table, number=0).update(digest=digest)
    positions.forget()


def make_old(table):
    """The table was begun before versions were counted: nothing is known of how its game stood."""
    Table.objects.filter(pk=table.pk).update(versions=[])
    Checkpoint.objects.filter(table=table).delete()
    positions.forget()
