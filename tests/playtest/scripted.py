"""A visitor who answers by rule from what the page is told, so that the same table always sees the same game."""

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


def answer(view: dict) -> dict:
    """What is chosen for the decision in a view, as the body of a "choose" frame: varied, legal and repeatable."""
    asked, at = view["decision"], view["choices"]
    if asked.get("divide"):
        return {"at": at, "amounts": asked["divide"]["default"]}
    if asked.get("run"):
        run = asked["run"]
        most = min(run["max"], len(run["candidates"]))
        count = run["min"] + at % (most - run["min"] + 1)
        return {"at": at, "codes": [candidate["code"] for candidate in run["candidates"][:count]]}
    options = asked["options"]
    return {"at": at, "codes": [options[(at * 7 + 3) % len(options)]["code"]]}


def is_asked(view: dict) -> bool:
    """The decision of this view is the viewer's own."""
    asked = view["decision"]
    return asked is not None and asked["seat"] == view["seat"] and asked["kind"] != "wait"
