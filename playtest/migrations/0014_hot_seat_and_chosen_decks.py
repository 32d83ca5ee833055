"""Two people at one device: one person has both seats of a table. And how decks were chosen."""

from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("playtest", "0013_pace"), migrations.swappable_dependency(settings.AUTH_USER_MODEL)]

    operations = [
        migrations.AddField(
            model_name="table",
            name="chosen",
            field=models.JSONField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name="side",
            name="chosen",
            field=models.JSONField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name="player",
            name="hot_seat",
            field=models.BooleanField(default=False),
        ),
        migrations.RemoveConstraint(model_name="player", name="one_place_for_each_account"),
        migrations.AddConstraint(
            model_name="player",
            constraint=models.UniqueConstraint(
                condition=models.Q(("hot_seat", False)), fields=("table", "user"), name="one_place_for_each_account"
            ),
        ),
    ]
