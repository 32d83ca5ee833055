"""Sideboards of decks, and room for the alignments of every game."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0022_games_of_decks"),
    ]

    operations = [
        migrations.AddField(
            model_name="version",
            name="sideboard",
            field=models.JSONField(blank=True, default=dict),
        ),
        migrations.AlterField(model_name="deck", name="alignments", field=models.CharField(max_length=40)),
        migrations.AlterField(model_name="cube", name="alignments", field=models.CharField(max_length=40)),
    ]
