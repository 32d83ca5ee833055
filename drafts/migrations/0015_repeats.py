"""Drafts that have the packs of another one again."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("drafts", "0014_time_of_offers")]

    operations = [
        migrations.AddField(
            model_name="pod",
            name="repeats",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.RESTRICT,
                related_name="repeated_by",
                to="drafts.pod",
            ),
        ),
        migrations.AddConstraint(
            model_name="pod",
            constraint=models.CheckConstraint(
                condition=models.Q(("repeats", None), ("open", False), _connector="OR"),
                name="a_repeat_is_not_open_to_anybody",
            ),
        ),
    ]
