"""Matches of several games, which are counted at an invitation, and decks that are fixed with their sideboards."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("drafts", "0020_games_of_pods"),
        ("playtest", "0027_sideboards"),
    ]

    operations = [
        migrations.AddField("entrant", "sideboard", models.JSONField(blank=True, default=list)),
        migrations.AddField("match", "best_of", models.PositiveSmallIntegerField(default=1)),
        migrations.AddField(
            "match",
            "challenge",
            models.OneToOneField(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="match",
                to="playtest.challenge",
            ),
        ),
        migrations.AddField("tournament", "best_of", models.PositiveSmallIntegerField(default=1)),
    ]
