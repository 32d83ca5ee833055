"""The host of a draft can stop a game of all."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("drafts", "0017_games_of_all")]

    operations = [migrations.AddField("podtable", "stopped", models.BooleanField(default=False))]
