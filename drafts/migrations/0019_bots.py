"""A draft names its bots, since there are others: those of drafts from before go on as they began."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("drafts", "0018_games_of_all_stopped")]

    operations = [migrations.AddField("pod", "bots", models.CharField(default="bot", max_length=10))]
