"""Every improvement keeps the sideboard of its deck, which counts with it; the first game has none."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("lab", "0005_games_of_experiments"),
    ]

    operations = [
        migrations.AddField(
            model_name="improvement",
            name="sideboard",
            field=models.JSONField(default=dict),
        ),
    ]
