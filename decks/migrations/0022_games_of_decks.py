"""Every deck names its game; those that there are, are of the first one."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0021_reports_of_cubes"),
    ]

    operations = [
        migrations.AddField(
            model_name="deck",
            name="game",
            field=models.CharField(default="epic", editable=False, max_length=20),
        ),
        migrations.RemoveIndex(model_name="deck", name="listed_decks"),
        migrations.AddIndex(
            model_name="deck",
            index=models.Index(fields=["game", "visibility", "-touched"], name="listed_decks"),
        ),
    ]
