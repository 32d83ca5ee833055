import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

import playtest.models


def carry_over(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Each table had one owner, who sat where no bot did."""
    table_model, place_model = apps.get_model("playtest", "Table"), apps.get_model("playtest", "Place")
    for table in table_model.objects.defer("setup", "views", "record").iterator(chunk_size=500):
        for seat, bot in enumerate(table.bots):
            place = place_model(table=table, seat=seat, name=table.names[seat], bot=bot or "")
            if bot is None:
                place.visitor, place.user_id = table.visitor, table.user_id
                place.stops, place.passing = table.stops, table.passing
            place.save()
        if table.result is not None:  # its sentence was for the owner
            shortened = {key: table.result[key] for key in ("winner", "reason")}
            table_model.objects.filter(pk=table.pk).update(result=shortened)


class Migration(migrations.Migration):
    dependencies = [
        ("playtest", "0003_trials"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Place",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("visitor", models.CharField(db_index=True, max_length=64)),
                ("seat", models.PositiveSmallIntegerField()),
                ("name", models.CharField(max_length=40)),
                ("bot", models.CharField(blank=True, max_length=20)),
                ("stops", models.JSONField(default=playtest.models.all_stops)),
                ("passing", models.BooleanField(default=False)),
                ("seen", models.DateTimeField(blank=True, null=True)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="places", to="playtest.table"
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="places",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ("table", "seat"),
                "constraints": [
                    models.UniqueConstraint(fields=("table", "seat"), name="one_place_for_each_seat"),
                    models.UniqueConstraint(fields=("table", "user"), name="one_place_for_each_account"),
                ],
            },
        ),
        migrations.RunPython(carry_over, migrations.RunPython.noop),
    ]
