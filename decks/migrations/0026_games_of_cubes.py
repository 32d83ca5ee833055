"""Every cube names its game; those that there are, are of the first one."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0025_games_of_formats"),
    ]

    operations = [
        migrations.AddField(
            model_name="cube",
            name="game",
            field=models.CharField(default="epic", editable=False, max_length=20),
        ),
        migrations.RemoveIndex(model_name="cube", name="listed_cubes"),
        migrations.AddIndex(
            model_name="cube",
            index=models.Index(fields=["game", "visibility", "-touched"], name="listed_cubes"),
        ),
    ]
