from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("decks", "0016_cubes_as_things")]

    operations = [
        migrations.AddField("version", "maybeboard", models.JSONField(blank=True, default=dict)),
    ]
