"""Every house format names its game; those that there are, are of the first one."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0024_collections_of_games"),
    ]

    operations = [
        migrations.AddField(
            model_name="houseformat",
            name="game",
            field=models.CharField(default="epic", editable=False, max_length=20),
        ),
    ]
