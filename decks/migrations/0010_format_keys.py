"""What a deck says of its format is the key of it."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0009_autosaves"),
    ]

    operations = [
        migrations.RenameField(model_name="deck", old_name="form", new_name="format_key"),
    ]
