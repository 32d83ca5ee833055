"""A table of a pod names the seats whose decks are played there, two or more."""

from typing import Any

from django.db import migrations, models


def name_seats(apps: Any, _: object) -> None:
    PodTable = apps.get_model("drafts", "PodTable")
    for table in PodTable.objects.all():
        table.seats = [table.one, table.two]
        table.save(update_fields=["seats"])


class Migration(migrations.Migration):
    dependencies = [("drafts", "0016_ready_check")]

    operations = [
        migrations.AddField("podtable", "seats", models.JSONField(default=list), preserve_default=False),
        migrations.AddField("podtable", "together", models.BooleanField(default=False)),
        migrations.RunPython(name_seats, migrations.RunPython.noop),
        migrations.RemoveField("podtable", "one"),
        migrations.RemoveField("podtable", "two"),
    ]
