"""A cube has a chosen cover, as a deck has."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("decks", "0017_maybeboards")]

    operations = [migrations.AddField("cube", "cover", models.CharField(blank=True, max_length=60))]
