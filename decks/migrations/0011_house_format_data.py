"""What a house format stores is its data."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0010_format_keys"),
    ]

    operations = [
        migrations.RenameField(model_name="houseformat", old_name="told", new_name="data"),
    ]
