"""Of a zip with pictures: which cards have taken theirs, instead of how many."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("decks", "0018_covers_of_cubes")]

    operations = [
        migrations.RemoveField("picturebatch", "done"),
        migrations.AddField("picturebatch", "taken", models.JSONField(default=list)),
    ]
