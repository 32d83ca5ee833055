"""Public cubes are reported as public decks are."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0020_what_was_reported"),
    ]

    operations = [
        migrations.AddField(
            model_name="report",
            name="cube",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="reports",
                to="decks.cube",
            ),
        ),
        migrations.AlterField(
            model_name="report",
            name="deck",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="reports",
                to="decks.deck",
            ),
        ),
        migrations.AddConstraint(
            model_name="report",
            constraint=models.CheckConstraint(
                condition=models.Q(("deck", None), ("cube", None), _connector="XOR"),
                name="a_report_is_about_a_deck_or_a_cube",
            ),
        ),
    ]
