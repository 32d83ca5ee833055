"""A table of a pod names the seats whose decks are played there, two or more."""

from typing import Any

from django.db import migrations, models


def name_seats(apps: Any, _: object) -> None:
    PodTable = apps.get_model("drafts", "PodTable")
    for table in PodTable.objects.all():
        table.seats = [table.one, table.two]
        table.save(update_fields=["seats"])


def split_seats(apps: Any, _: object) -> None:
    """Tables of more than two cannot be told in the former columns."""
    PodTable = apps.get_model("drafts", "PodTable")
    PodTable.objects.filter(together=True).delete()
    for table in PodTable.objects.all():
        table.one, table.two = table.seats
        table.save(update_fields=["one", "two"])


class Migration(migrations.Migration):
    dependencies = [("drafts", "0016_ready_check")]

    operations = [
        migrations.AddField("podtable", "seats", models.JSONField(default=list), preserve_default=False),
        migrations.AddField("podtable", "together", models.BooleanField(default=False)),
        migrations.AlterField("podtable", "one", models.PositiveSmallIntegerField(default=0)),
        migrations.AlterField("podtable", "two", models.PositiveSmallIntegerField(default=0)),
        migrations.RunPython(name_seats, split_seats),
        migrations.RemoveField("podtable", "one"),
        migrations.RemoveField("podtable", "two"),
    ]
