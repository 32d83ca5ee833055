from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("decks", "0015_picture_batches")]

    operations = [
        migrations.AddField("version", "maybeboard", models.JSONField(blank=True, default=dict)),
    ]
