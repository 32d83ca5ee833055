import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0011_house_format_data"),
        ("playtest", "0011_clocks"),
    ]

    operations = [
        migrations.AddField(
            model_name="player",
            name="deck",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="players",
                to="decks.deck",
            ),
        ),
        migrations.AddField(
            model_name="player",
            name="deck_name",
            field=models.CharField(blank=True, max_length=80),
        ),
    ]
