"""A version that a page saves as its owner goes on is an autosave."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0008_guest_keys"),
    ]

    operations = [
        migrations.RenameField(model_name="version", old_name="growing", new_name="autosave"),
    ]
