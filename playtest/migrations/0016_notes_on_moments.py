"""Players write notes on moments of finished games."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("playtest", "0015_spectators"), migrations.swappable_dependency(settings.AUTH_USER_MODEL)]

    operations = [
        migrations.CreateModel(
            name="Note",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("guest_key", models.CharField(db_index=True, max_length=64)),
                ("step", models.PositiveIntegerField()),
                ("text", models.TextField()),
                ("written", models.DateTimeField(auto_now=True)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="notes", to="playtest.table"
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="%(class)ss",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ("table", "step"),
                "constraints": [
                    models.UniqueConstraint(
                        fields=("table", "user", "step"), name="one_note_of_an_account_for_each_moment"
                    ),
                    models.UniqueConstraint(
                        condition=models.Q(("user", None)),
                        fields=("table", "guest_key", "step"),
                        name="one_note_of_a_guest_for_each_moment",
                    ),
                ],
            },
        ),
    ]
